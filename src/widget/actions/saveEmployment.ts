import { toEmploymentRecords } from '../rules/toEmploymentRecords.ts'
import type { Handler } from './Handler.ts'
import { toIncomeSaved } from './toIncomeSaved.ts'
import { toMissing } from './toMissing.ts'

/** Saves the jobs of the last two years, the primary one first. */
const saveEmployment: Handler<'saveEmployment'> = async ({ contact, employments, today }, { services, signal }) => {
  if (!contact) return toMissing('Error while updating employment details')
  const body = toEmploymentRecords(employments, today)
  return toIncomeSaved(
    await services.api.call('saveEmployment', { params: { contactId: contact.contactId }, body, signal }),
  )
}

export default saveEmployment
