import { useCopy } from '../../../engine/index.ts'
import { EntryCard, Skeleton, SummaryCard } from '../screens/cards.tsx'
import { toAddressText } from './knownAddresses.ts'
import { hasDuplicate, isSameAddress } from '../rules/entries.ts'
import { maskPlace } from '../rules/personal.ts'
import { useFormats, useData } from '../screens/hooks.ts'

/** The addresses added so far, the current one first. */
export function AddressCards() {
  const t = useCopy()
  const { dollars, span } = useFormats()
  const history = useData('addressHistory')
  const contact = useData('addressContactResponse')
  const { isResumed } = useData('visit')
  // Only addresses that the service knew before are masked; the applicant entered the others during this visit.
  const isMasked = (entry: (typeof history)[number]) =>
    isResumed && hasDuplicate(contact?.addresses ?? [], entry, isSameAddress)
  const edited = useData('addressEdit').index
  return (
    <ul className="entries" aria-label={t('addressHistory.list')}>
      {history.map((entry, index) => (
        <EntryCard
          key={`${toAddressText(entry)} ${entry.moveInDate}`}
          icon="house"
          title={toAddressText(isMasked(entry) ? maskPlace(entry) : entry)}
          event="edit"
          index={index}
          edited={edited}
          lines={[
            span(entry.moveInDate, index === 0 ? undefined : entry.moveOutDate),
            t(`residenceType.${entry.type}`),
            entry.monthlyPayment ? t('amount.monthly', { amount: dollars(entry.monthlyPayment) }) : undefined,
          ]}
        />
      ))}
    </ul>
  )
}

/** The current address of the contact, as the service knows it. */
export function KnownAddress() {
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
