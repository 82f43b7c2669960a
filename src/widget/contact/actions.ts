import { toCanonicalJson } from '../../../engine/index.ts'
import { toAssetRequest, toContactRequest, toMetaData } from './contactRequest.ts'
import type { ApiContracts } from '../contracts.generated.ts'
import { type Answer, type Handler, toMissing, toOutcome, toDone } from '../toOutcome.ts'
import { toPhone } from '../rules/personal.ts'
import { isWholePlace } from '../history/knownAddresses.ts'

type Body = ApiContracts['createContact']['request']

/**
 * Creates the contact, its lead and its asset, once for an application. A try whose answer was lost is settled first, with what
 * it has sent, whatever was changed since; only what was refused is sent anew.
 */
export const createContact: Handler<'createContact'> = async (input, { services, signal }) => {
  const { loanApplicationId, isRepeated } = input
  const wanted: Body = {
    contactRequest: toContactRequest(input.verifyYourInformation),
    assetRequest: toAssetRequest(
      input.manualLicensePlateInfoForm,
      input.licensePlateInfoForm,
      input.licensePlateInfoResponse,
    ),
    metaData: toMetaData({ loanApplicationId, ...services.origin() }),
  }
  const send = async (body: Body) => {
    const isFirst = !services.unanswered.has(loanApplicationId)
    // Before the call, since nobody comes back here when it takes too long.
    services.unanswered.set(loanApplicationId, body)
    const answer = await services.api.call('createContact', { body, signal, idempotencyKey: loanApplicationId })
    const isKnown = isSettled(answer) || (isFirst && isUnread(answer))
    if (isKnown) services.unanswered.delete(loanApplicationId)
    return answer
  }

  const first = services.unanswered.get(loanApplicationId)
  const isEarlier = first !== undefined && toCanonicalJson(first) !== toCanonicalJson(wanted)
  const settled = await send(first ?? wanted)
  const isRefused = isEarlier && !settled.ok && isSettled(settled)
  const answer = isRefused ? await send(wanted) : settled
  // The application's id was sent with other data, by a page that knows nothing of it any more.
  if (isRepeated && !answer.ok && takenStatuses.includes(answer.failure.status)) return { outcome: 'taken' }
  const outcome = toOutcome('created', answer)
  if (outcome.outcome === 'failed') return outcome
  return { outcome: 'created', data: { ...outcome.data, isEarlier: isEarlier && !isRefused } }
}

const takenStatuses: readonly unknown[] = [409, 422]

/** Failures of a call that was not sent. */
const unsentStatuses: readonly unknown[] = ['BotRefused', 'BotCheckError', 'Offline']

/** Statuses by which a host refuses what a call says. */
const refusedStatuses: readonly unknown[] = [400, 422]

/** Statuses that may tell of a first try that is still being carried out. */
const openStatuses: readonly unknown[] = [408, 409]

/** Whether nobody has read a call: it was not sent, or it was turned away at the door. */
function isUnread(answer: Answer<unknown>): boolean {
  if (answer.ok) return false
  const { status } = answer.failure
  const isTurnedAway = typeof status === 'number' && status >= 400 && status < 500
  return unsentStatuses.includes(status) || (isTurnedAway && !isSettled(answer) && !openStatuses.includes(status))
}

/** Whether it is known what came of a call: it was done, or refused for what it says. */
const isSettled = (answer: Answer<unknown>): boolean =>
  answer.ok ? answer.data !== null : refusedStatuses.includes(answer.failure.status)

/**
 * Loads the contact as the server knows it, but for its SSN: the page holds the last 4 digits, whatever is answered. An address
 * without its street, city, state or zip is not known.
 */
export const loadContact: Handler<'loadContact'> = async ({ contactData: contact }, { services, signal }) => {
  if (!contact) return toMissing('ContactIdMissing')
  const answer = await services.api.call('loadContact', { params: { contactId: contact.contactId }, signal })
  const loaded = toOutcome('loaded', answer)
  if (loaded.outcome === 'failed') return loaded
  const { ssn, cellPhone, addresses } = loaded.data
  const known = { ssn: ssn.slice(-4), cellPhone: toPhone(cellPhone), addresses: addresses.filter(isWholePlace) }
  return { ...loaded, data: { ...loaded.data, ...known } }
}

/** Records which screen was completed and where a resumed application goes on. */
export const saveProgress: Handler<'saveProgress'> = async (body, { services, signal }) =>
  toDone('saved', await services.api.call('saveProgress', { body, signal }))

/**
 * Whether the host itself knows no such application: its own 404, or nothing to say. What a gateway or a page of HTML says in
 * its place must not make anybody lose an application.
 */
const isGivenUp = (answer: Answer<object>): boolean =>
  answer.ok ? answer.data === null : answer.failure.status === 404 && answer.failure.isOwn === true

/** Loads where a saved application goes on; the server may not know it any more, or not have been told of what came last. */
export const loadProgress: Handler<'loadProgress'> = async ({ contactData: contact, unsent }, { services, signal }) => {
  if (!contact) return toMissing('IdsMissing')
  const { contactId, leadId } = contact
  const answer = await services.api.call('loadProgress', { params: { contactId, leadId }, signal })
  // A host that has read the question would at least name who it is about.
  if (answer.ok && answer.data !== null && Object.keys(answer.data).length === 0)
    return { outcome: 'failed', failure: { status: 'NoAnswer', message: '' } }
  if (unsent && (answer.ok || isGivenUp(answer))) return { outcome: 'found', data: { nextScreen: unsent.nextScreen } }
  return isGivenUp(answer) ? { outcome: 'missing' } : toOutcome('found', answer)
}
