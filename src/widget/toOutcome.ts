import type { ActionHandler, Failure } from '../../engine/index.ts'
import type { ActionContracts } from './contracts.generated.ts'
import type { Services } from './createServices.ts'

/** A result of the API client: the data, or the reason why there is none. */
export type Answer<Data> =
  { readonly ok: true; readonly data: Data | null } | { readonly ok: false; readonly failure: Failure }

/** Returns the outcome of a call that must return data. An empty response is a failure, because the step cannot continue with it. */
export function toOutcome<const Name extends string, Data>(name: Name, answer: Answer<Data>) {
  if (!answer.ok) return { outcome: 'failed' as const, failure: answer.failure }
  if (answer.data === null) return { outcome: 'failed' as const, failure: { status: 'NoAnswer', message: '' } }
  return { outcome: name, data: answer.data }
}

/** Returns the outcome of a call whose success alone matters. */
export function toDone<const Name extends string>(name: Name, answer: Answer<unknown>) {
  return answer.ok ? { outcome: name } : { outcome: 'failed' as const, failure: answer.failure }
}

/** The failures of a call that was not sent. */
const unsentStatuses: readonly unknown[] = ['BotRefused', 'BotCheckError', 'Offline']

/** The statuses by which a host refuses the content of a call. */
const refusedStatuses: readonly unknown[] = [400, 422]

/** The statuses that may mean that a first attempt is still in progress. */
const openStatuses: readonly unknown[] = [408, 409]

/** Checks whether no service has read a call: it was not sent, or it was rejected before it was read. */
export function isUnread(answer: Answer<unknown>): boolean {
  if (answer.ok) return false
  const { status } = answer.failure
  const isTurnedAway = typeof status === 'number' && status >= 400 && status < 500
  return unsentStatuses.includes(status) || (isTurnedAway && !isSettled(answer) && !openStatuses.includes(status))
}

/** Checks whether the outcome of a call is known: it succeeded, or its content was refused. */
export const isSettled = (answer: Answer<unknown>): boolean =>
  answer.ok ? answer.data !== null : refusedStatuses.includes(answer.failure.status)

/** The messages of the specification for an action that lacks data from an earlier step; the flow translates them by status. */
const missing = {
  ContactIdMissing: 'Contact id are required',
  LeadIdMissing: 'Lead ID are required',
  IdsMissing: 'Contact ID and Lead ID are required',
  EmploymentUnsaved: 'Error while updating employment details',
  OtherIncomeUnsaved: 'Error while updating other income details',
} as const

/** Returns the failure of an action that lacks data from an earlier step. */
export function toMissing(status: keyof typeof missing) {
  return { outcome: 'failed' as const, failure: { status, message: missing[status] } }
}

/** The handler of one of the flow's actions, typed by its contract. */
export type Handler<Name extends keyof ActionContracts> = ActionHandler<ActionContracts[Name], Services>
