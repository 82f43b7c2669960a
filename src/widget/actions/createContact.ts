import { toMetaData } from '../api/toMetaData.ts'
import { toContactRequest } from '../rules/toContactRequest.ts'
import { toAssetRequest } from '../rules/toAssetRequest.ts'
import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Creates the contact, its lead and its asset; the application's own id makes a repeated try find the first one again. */
const createContact: Handler<'createContact'> = async (input, { services, signal }) => {
  const { loanApplicationId, person, vehicle, plate, lookup } = input
  const body = {
    contactRequest: toContactRequest(person),
    assetRequest: toAssetRequest(vehicle, plate, lookup),
    metaData: toMetaData({ loanApplicationId, ...services.origin() }),
  }
  const answer = await services.api.call('createContact', { body, signal, idempotencyKey: loanApplicationId })
  return toOutcome('created', answer)
}

export default createContact
