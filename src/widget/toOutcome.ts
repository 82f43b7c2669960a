import type { ActionHandler, Failure } from '../../engine/index.ts'
import type { ActionContracts } from './contracts.generated.ts'
import type { Services } from './createServices.ts'

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

/** What an action says that lacks what only an earlier step could have given it, as the specification words it; the flow has the words of each language. */
const missing = {
  ContactIdMissing: 'Contact id are required',
  LeadIdMissing: 'Lead ID are required',
  IdsMissing: 'Contact ID and Lead ID are required',
  EmploymentUnsaved: 'Error while updating employment details',
  OtherIncomeUnsaved: 'Error while updating other income details',
} as const

/** The failure of such an action. */
export function toMissing(status: keyof typeof missing) {
  return { outcome: 'failed' as const, failure: { status, message: missing[status] } }
}

/** The handler of one of the flow's actions, typed by its contract. */
export type Handler<Name extends keyof ActionContracts> = ActionHandler<ActionContracts[Name], Services>
