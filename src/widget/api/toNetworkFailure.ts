import type { Failure } from '../../../engine/index.ts'
import { failureMessages } from './failureMessages.ts'

/** The failure of a call that got no answer: the name of the error and its message. */
export function toNetworkFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { status: 'Error', message: failureMessages.anything }
  return { status: error.name, message: error.message || failureMessages.anything }
}
