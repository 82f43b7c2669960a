import { type Handler, toOutcome } from '../toOutcome.ts'

/** What a host says when no vehicle has the plate, whatever the status of its answer. */
const unmatched = 'No plate match'

/** Looks up the vehicle of a license plate. A refusal in the words for an unknown plate is an answer: it found no vehicle. */
export const lookUpPlate: Handler<'lookUpPlate'> = async ({ licensePlateInfoForm }, { services, signal }) => {
  const answer = await services.api.call('lookUpPlate', { body: licensePlateInfoForm, signal })
  if (!answer.ok && answer.failure.message === unmatched) return { outcome: 'answered', data: { isSuccess: false } }
  return toOutcome('answered', answer)
}

/** Lists the model years, newest first. */
export const listYears: Handler<'listYears'> = async (_, { services, signal }) => {
  const answer = await services.api.call('listYears', { signal })
  if (!answer.ok || answer.data === null) return toOutcome('listed', answer)
  return { outcome: 'listed', data: answer.data.toSorted((a, b) => b.modelYear - a.modelYear) }
}
