import { toEmploymentRecords } from '../rules/toEmploymentRecords.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Saves the jobs of the last two years, the primary one first. */
const saveEmployment: Handler<'saveEmployment'> = async ({ contact, employments, today }, { services, signal }) => {
  if (!contact) return toMissing('Error while updating employment details')
  const body = toEmploymentRecords(employments, today)
  return toDone(
    'saved',
    await services.api.call('saveEmployment', { params: { contactId: contact.contactId }, body, signal }),
  )
}

export default saveEmployment
