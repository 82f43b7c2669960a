import { PersonCard } from './PersonCard.tsx'
import { toAddressText } from '../screens/text/toAddressText.ts'
import { useData } from '../screens/useData.ts'

/** The prefilled person to review; the email is left out because the form below asks for it. */
export default function InformationSummary() {
  const { firstName, lastName, phone, ssn, dateOfBirth, addresses } = useData('verifyYourInformation')
  const home = addresses?.[0] ?? {}
  const address = toAddressText({
    streetLine1: home.address ?? '',
    streetLine2: home.extendedAddress,
    city: home.city ?? '',
    state: home.region ?? '',
    zip: home.postalCode ?? '',
  })
  return <PersonCard {...{ firstName, lastName, address, phone, ssn, dateOfBirth }} />
}
