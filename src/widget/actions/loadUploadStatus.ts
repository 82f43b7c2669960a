import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** Loads whether documents were uploaded and references added. */
const loadUploadStatus: Handler<'loadUploadStatus'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId } = contact
  return toOutcome('loaded', await services.api.call('loadUploadStatus', { body: { contactId, leadId }, signal }))
}

export default loadUploadStatus
