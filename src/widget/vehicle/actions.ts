import { type Handler, toOutcome } from '../toOutcome.ts'

/** Looks up the vehicle of a license plate. */
export const lookUpPlate: Handler<'lookUpPlate'> = async ({ licensePlateInfoForm }, { services, signal }) =>
  toOutcome('answered', await services.api.call('lookUpPlate', { body: licensePlateInfoForm, signal }))

/** Lists the model years, newest first. */
export const listYears: Handler<'listYears'> = async (_, { services, signal }) => {
  const answer = await services.api.call('listYears', { signal })
  if (!answer.ok || answer.data === null) return toOutcome('listed', answer)
  return { outcome: 'listed', data: answer.data.toSorted((a, b) => b.modelYear - a.modelYear) }
}
