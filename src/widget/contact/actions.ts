import { toCanonicalJson } from '../../../engine/index.ts'
import { toAssetRequest, toContactRequest, toMetaData } from './contactRequest.ts'
import type { ApiContracts } from '../contracts.generated.ts'
import { type Answer, type Handler, isSettled, isUnread, toMissing, toOutcome, toDone } from '../toOutcome.ts'
import { toPhone, toZip } from '../rules/personal.ts'
import { isWholePlace, toState } from '../history/knownAddresses.ts'

type Body = ApiContracts['createContact']['request']

/**
 * Creates the contact, its lead and its asset, once for an application. If the response to an earlier attempt was lost, repeats
 * that attempt with the same data, whatever has changed since; sends the current data only if the earlier data is refused.
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
    // Saved before the call, because nothing after it runs if the call takes too long.
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
  // The application's id was sent with other data, by a page that no longer remembers it.
  if (isRepeated && !answer.ok && takenStatuses.includes(answer.failure.status)) return { outcome: 'taken' }
  const outcome = toOutcome('created', answer)
  if (outcome.outcome === 'failed') return outcome
  return { outcome: 'created', data: { ...outcome.data, isEarlier: isEarlier && !isRefused } }
}

const takenStatuses: readonly unknown[] = [409, 422]

/**
 * Loads the contact as the server knows it, except for the SSN: the page only keeps its last 4 digits, whatever the response
 * holds. Drops an address without its street, city, state or ZIP code, and the last four digits of a longer ZIP code.
 */
export const loadContact: Handler<'loadContact'> = async ({ contactData: contact }, { services, signal }) => {
  if (!contact) return toMissing('ContactIdMissing')
  const answer = await services.api.call('loadContact', { params: { contactId: contact.contactId }, signal })
  const loaded = toOutcome('loaded', answer)
  if (loaded.outcome === 'failed') return loaded
  const { ssn, cellPhone, addresses } = loaded.data
  const places = addresses.map((place) => ({ ...place, state: toState(place.state), zip: toZip(place.zip) }))
  const known = { ssn: ssn.slice(-4), cellPhone: toPhone(cellPhone), addresses: places.filter(isWholePlace) }
  return { ...loaded, data: { ...loaded.data, ...known } }
}

/** Records which screen was completed and where a resumed application continues. */
export const saveProgress: Handler<'saveProgress'> = async (body, { services, signal }) =>
  toDone('saved', await services.api.call('saveProgress', { body, signal }))

/**
 * Checks whether the host itself knows no such application: its own 404, or an empty response. A gateway or an HTML page that
 * responds instead must not make an applicant lose the application.
 */
const isGivenUp = (answer: Answer<object>): boolean =>
  answer.ok ? answer.data === null : answer.failure.status === 404 && answer.failure.isOwn === true

/**
 * Loads where a saved application continues; the server may no longer know it, may have missed the latest progress, or may refuse
 * a caller that it does not know.
 */
export const loadProgress: Handler<'loadProgress'> = async ({ contactData: contact, unsent }, { services, signal }) => {
  if (!contact) return toMissing('IdsMissing')
  const { contactId, leadId } = contact
  const answer = await services.api.call('loadProgress', { params: { contactId, leadId }, signal })
  // A host that has read the request would at least name the contact, or say that there is no screen.
  if (answer.ok && answer.data !== null && Object.keys(answer.data).length === 0)
    return { outcome: 'failed', failure: { status: 'NoAnswer', message: '' } }
  if (!answer.ok && answer.failure.status === 401) return { outcome: 'refused' }
  if (unsent && (answer.ok || isGivenUp(answer))) return { outcome: 'found', data: { nextScreen: unsent.nextScreen } }
  if (isGivenUp(answer)) return { outcome: 'missing' }
  const { nextScreen } = (answer.ok && answer.data) || {}
  return toOutcome('found', nextScreen ? { ok: true, data: { nextScreen: toStepName(nextScreen) } } : answer)
}

/** Returns the name of a step as we write it: services may write `OFFER_SELECTION` as `OfferSelection` or in small letters. */
const toStepName = (text: string): string =>
  text
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toUpperCase()
