import type { Handler } from './Handler.ts'
import { toDone } from './toOutcome.ts'

/** Has the server check the message that came back from the documents site. */
const validateRedirect: Handler<'validateRedirect'> = async ({ message }, { services, signal }) =>
  toDone('validated', await services.api.call('validateRedirect', { params: { message }, signal }))

export default validateRedirect
