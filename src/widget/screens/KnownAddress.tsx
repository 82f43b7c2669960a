import { useCopy } from '../../../engine/index.ts'
import { Skeleton } from './Skeleton.tsx'
import { toAddressText } from './text/toAddressText.ts'
import { useData } from './useData.ts'

/** The address that the contact is known to live at. */
export default function KnownAddress() {
  const t = useCopy()
  const contact = useData('addressContactResponse')
  if (!contact) return <Skeleton />
  const [address] = contact.addresses
  if (!address) return null
  return (
    <section className="panel">
      <h2 className="panel-title">{t('person.address')}</h2>
      <address>{toAddressText(address)}</address>
    </section>
  )
}
