import type { Failure } from '../../../engine/index.ts'

/** What the API client answers: the data, or why there is none. */
export type Answer<Data> =
  { readonly ok: true; readonly data: Data | null } | { readonly ok: false; readonly failure: Failure }

/** The outcome of a call that is expected to answer with data. An empty answer is a failure: the step cannot go on with it. */
export function toOutcome<const Name extends string, Data>(name: Name, answer: Answer<Data>) {
  if (!answer.ok) return { outcome: 'failed' as const, failure: answer.failure }
  if (answer.data === null) return { outcome: 'failed' as const, failure: { status: 'NoAnswer', message: '' } }
  return { outcome: name, data: answer.data }
}

/** The outcome of a call of which only its success matters. */
export function toDone<const Name extends string>(name: Name, answer: Answer<unknown>) {
  return answer.ok ? { outcome: name } : { outcome: 'failed' as const, failure: answer.failure }
}

/** The failure of an action that lacks what only an earlier step could have given it, in the product's words. */
export function toMissing(message: string) {
  return { outcome: 'failed' as const, failure: { status: 'MissingIds', message, isTold: true } }
}
