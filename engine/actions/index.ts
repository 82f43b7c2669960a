export type {
  ActionContext,
  ActionContract,
  ActionHandler,
  ActionRegistry,
  ActionResult,
  AnyActionRegistry,
  Failure,
} from './ActionHandler.ts'
export { fetchCode } from './fetchCode.ts'
export { LoadError, runAction } from './runAction.ts'
