import { useCopy } from '../../../engine/index.ts'
import { maskPlace } from '../rules/maskPerson.ts'
import { Skeleton } from '../screens/Skeleton.tsx'
import { SummaryCard } from '../screens/SummaryCard.tsx'
import { toAddressText } from '../screens/text/toAddressText.ts'
import { useData } from '../screens/useData.ts'

/** The address that the contact is known to live at. */
export default function KnownAddress() {
  const t = useCopy()
  const contact = useData('addressContactResponse')
  const { isResumed } = useData('visit')
  if (!contact) return <Skeleton facts={1} />
  const [address] = contact.addresses
  if (!address) return null
  return (
    <SummaryCard icon="house" title={t('currentAddress.known')}>
      <address>{toAddressText(isResumed ? maskPlace(address) : address)}</address>
    </SummaryCard>
  )
}
