export type { CallContract, CallDefinition } from './CallContract.ts'
export { createCallActions, type CallServices } from './createCallActions.ts'
export {
  createCallClient,
  fetchSender,
  type CallClient,
  type CallClientOptions,
  type CallOptions,
  type CallResult,
} from './createCallClient.ts'
export type { AnswerSchema } from './readAnswer.ts'
export { toAbortError, toMessage, type HttpAnswer } from './toAnswer.ts'
export { toCanonicalJson, toIntentKey } from './toIntentKey.ts'
export { toUrl } from './toUrl.ts'
