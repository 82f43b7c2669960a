import { useCopy } from '../../../engine/index.ts'
import { EntryCard } from './EntryCard.tsx'
import { toAddressText } from './text/toAddressText.ts'
import { toDollars } from './text/toDollars.ts'
import { useSpanText } from './text/useSpanText.ts'
import { useData } from './useData.ts'

/** The addresses added so far, the current one first. */
export default function AddressCards() {
  const t = useCopy()
  const toSpanText = useSpanText()
  const history = useData('addressHistory')
  const edited = useData('addressEdit').index
  return (
    <ul className="entries" aria-label={t('addressHistory.list')}>
      {history.map((entry, index) => (
        <EntryCard
          key={`${toAddressText(entry)} ${entry.moveInDate}`}
          title={toAddressText(entry)}
          event="edit"
          index={index}
          isEdited={edited === index}
          lines={[
            toSpanText(entry.moveInDate, index === 0 ? undefined : entry.moveOutDate),
            t(`residenceType.${entry.type}`),
            entry.monthlyPayment ? t('amount.monthly', { amount: toDollars(entry.monthlyPayment) }) : undefined,
          ]}
        />
      ))}
    </ul>
  )
}
