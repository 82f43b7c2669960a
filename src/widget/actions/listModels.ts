import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Lists the models of a make in a model year. */
const listModels: Handler<'listModels'> = async ({ year, make }, { services, signal }) =>
  toOutcome('listed', await services.api.call('listModels', { query: { yearID: String(year), makeID: make }, signal }))

export default listModels
