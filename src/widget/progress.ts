import { type Answer, type Handler, toDone, toMissing, toOutcome } from './toOutcome.ts'

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
