import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Lists the model years, newest first. */
const listYears: Handler<'listYears'> = async (_, { services, signal }) => {
  const answer = await services.api.call('listYears', { signal })
  if (!answer.ok || answer.data === null) return toOutcome('listed', answer)
  return { outcome: 'listed', data: answer.data.toSorted((a, b) => b.modelYear - a.modelYear) }
}

export default listYears
