/** The engine at run time. Code that needs Node and runs at build time is exported by `engine/build.ts`. */
export type {
  ActionContext,
  ActionContract,
  ActionHandler,
  ActionRegistry,
  ActionResult,
  AnyActionRegistry,
  Failure,
} from './actions/ActionHandler.ts'
export type { CallContract, CallDefinition } from './calls/CallContract.ts'
export { createCallActions, type CallServices } from './calls/createCallActions.ts'
export {
  createCallClient,
  fetchSender,
  type CallClient,
  type CallClientOptions,
  type CallOptions,
  type CallResult,
} from './calls/createCallClient.ts'
export type { AnswerSchema } from './calls/readAnswer.ts'
export { toAbortError, toMessage, type HttpAnswer } from './calls/toAnswer.ts'
export { toCanonicalJson, toIntentKey } from './calls/toIntentKey.ts'
export { toUrl } from './calls/toUrl.ts'
export type * from './definition/CompiledFlow.ts'
export { toTrackedName } from './definition/checks/checkEvents.ts'
export * from './react/index.ts'
export {
  createSession,
  createStorage,
  InstructionError,
  isEntering,
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
