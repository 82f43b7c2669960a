export type {
  ActionContext,
  ActionContract,
  ActionHandler,
  ActionRegistry,
  ActionResult,
  AnyActionRegistry,
} from './ActionHandler.ts'
export type { Failure } from './Failure.ts'
export { fetchCode } from './fetchCode.ts'
export { LoadError, runAction } from './runAction.ts'
