import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Lists the makes of a model year. */
const listMakes: Handler<'listMakes'> = async ({ year }, { services, signal }) =>
  toOutcome('listed', await services.api.call('listMakes', { query: { yearID: String(year) }, signal }))

export default listMakes
