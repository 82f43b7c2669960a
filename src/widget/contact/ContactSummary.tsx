import { maskPlace } from '../rules/maskPerson.ts'
import { PersonCard } from './PersonCard.tsx'
import { Skeleton } from '../screens/Skeleton.tsx'
import { toAddressText } from '../screens/text/toAddressText.ts'
import { useData } from '../screens/useData.ts'

/** The contact as the service has it. */
export default function ContactSummary() {
  const contact = useData('addressContactResponse')
  const { isResumed: isMasked } = useData('visit')
  if (!contact) return <Skeleton facts={5} />
  const { firstName, lastName, cellPhone: phone, ssn, dateOfBirth, email, addresses } = contact
  const [home = {}] = addresses
  const address = toAddressText(isMasked ? maskPlace(home) : home)
  return <PersonCard {...{ firstName, lastName, address, phone, ssn, dateOfBirth, email, isMasked }} />
}
