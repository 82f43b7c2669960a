/** The engine at run time. What needs Node and runs at build time has a door of its own: `engine/build.ts`. */
export type {
  ActionContext,
  ActionContract,
  ActionHandler,
  ActionRegistry,
  ActionResult,
  AnyActionRegistry,
  Failure,
} from './actions/ActionHandler.ts'
export * from './calls/index.ts'
export type * from './definition/CompiledFlow.ts'
export { toTrackedName } from './definition/checks/checkTracking.ts'
export * from './react/index.ts'
export {
  createSession,
  createStorage,
  InstructionError,
  openSession,
  valueAt,
  type ApplicationStorage,
  type KeyValueStorage,
  type ScopeSources,
  type Session,
  type SessionOptions,
  type SessionState,
  type Trace,
} from './session/index.ts'
export type { PageLanguage } from './start/chooseLanguage.ts'
export { FlowPage, type FlowPageProps } from './start/FlowPage.tsx'
export { startFlow, type StartOptions } from './start/startFlow.tsx'
export { validate, type Issue, type StandaloneValidator } from './validation/validate.ts'
