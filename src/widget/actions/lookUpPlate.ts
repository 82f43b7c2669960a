import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Finds the vehicle of a licence plate. */
const lookUpPlate: Handler<'lookUpPlate'> = async ({ plate }, { services, signal }) =>
  toOutcome('answered', await services.api.call('lookUpPlate', { body: plate, signal }))

export default lookUpPlate
