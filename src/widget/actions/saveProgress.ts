import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Records which screen was completed and where a resumed application goes on. */
const saveProgress: Handler<'saveProgress'> = async (input, { services, signal }) => {
  if (!input.contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId } = input.contact
  const { nextScreen, completedScreen } = input
  const body = { contactId, leadId, nextScreen, completedScreen }
  return toDone('saved', await services.api.call('saveProgress', { body, signal }))
}

export default saveProgress
