export type {
  ActionContext,
  ActionContract,
  ActionHandler,
  ActionRegistry,
  ActionResult,
  AnyActionRegistry,
  Failure,
} from './ActionHandler.ts'
export { LoadError, runAction } from './runAction.ts'
