import type { Session } from '../../../engine/index.ts'
import type { ApiContracts } from '../contracts.generated.ts'
import type { Services } from '../createServices.ts'
import { toState } from '../history/knownAddresses.ts'
import { omitBlank } from '../rules/entries.ts'

type Prefill = ApiContracts['takePrefill']['response']

/** After this many milliseconds we stop waiting for an answer. */
const patienceMs = 10_000

/**
 * Asks the API host once for the data behind a partner's token, and fills it into the forms where they are empty. A saved
 * application continues as it was, and one that has left the first step in the meantime stays as it is. If something goes wrong,
 * reports it and fills in nothing. Never rejects.
 */
export async function takePrefill(
  session: Session,
  services: () => Pick<Services, 'api' | 'errorTracker'> | undefined,
  token: string,
): Promise<void> {
  const isAtStart = () => {
    const { currentStep, visit } = session.store.getState()
    return visit === 1 && currentStep === session.flow.start
  }
  if (!isAtStart()) return
  // If the code cannot be fetched, the step says so when it needs it.
  await session.complete()
  const known = services()
  if (!known) return
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await known.api.call('takePrefill', { body: { token }, signal })
    if (!answer.ok || answer.data === null || !isAtStart()) return
    for (const [slot, values] of Object.entries(toForms(answer.data))) session.fillIn(slot, values)
  } catch (error) {
    // The client reports failed calls itself; this one took too long.
    known.errorTracker.report(error)
  }
}

/** Returns the known data by the slots of the forms that ask for it. */
export function toForms({ car = {}, person = {}, home = {} }: Prefill) {
  const { plateNumber, plateState, estimatedMileageRange, year, make, model } = car
  const { firstName, lastName, dateOfBirth, phone, email } = person
  const { street, extended, city, state, zip } = home
  const region = state && toState(state)
  const place = omitBlank({ address: street, extendedAddress: extended, city, region, postalCode: zip })
  return {
    licensePlateInfoForm: omitBlank({
      plateNumber,
      plateState: plateState && toState(plateState),
      estimatedMileageRange,
    }),
    manualLicensePlateInfoForm: omitBlank({
      year,
      make,
      model,
      estimatedMileage: estimatedMileageRange,
      dateOfBirth,
      phone,
    }),
    verifyYourIdentity: omitBlank({ dateOfBirth, phone }),
    verifyYourInformation: {
      ...omitBlank({ firstName, lastName, dateOfBirth, phone, email }),
      ...(Object.keys(place).length > 0 && { addresses: [place] }),
    },
    addressForm: omitBlank({ streetLine1: street, streetLine2: extended, city, state: region, zip }),
  }
}
