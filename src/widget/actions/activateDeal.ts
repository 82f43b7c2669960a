import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** What a host may answer that has no such offer any more; 404 is not among them, which any gateway answers. */
const withdrawnStatuses: readonly unknown[] = [409, 410, 422]

/** Makes the picked offer the active deal. Each choice has a key of its own, also one that was made before another one. */
const activateDeal: Handler<'activateDeal'> = async ({ contact, intents, dealId }, { services, signal }) => {
  if (!contact || !intents.choice) return toMissing('Contact id are required')
  const idempotencyKey = intents.choice
  const answer = await services.api.call('activateDeal', { params: { dealId }, signal, idempotencyKey })
  if (!answer.ok && withdrawnStatuses.includes(answer.failure.status)) return { outcome: 'withdrawn' }
  return toDone('activated', answer)
}

export default activateDeal
