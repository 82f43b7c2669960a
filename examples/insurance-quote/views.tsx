import { useCopy, useLocale, useSlot } from '../../engine/index.ts'

/** The list of the people who drive the car. */
export function DriverList() {
  const drivers = useSlot<readonly { firstName: string; lastName: string }[]>('drivers')
  return (
    <ul className="box">
      {drivers.map(({ firstName, lastName }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have the same name
        <li key={index}>
          {firstName} {lastName}
        </li>
      ))}
    </ul>
  )
}

/** The monthly price of the insurance. */
export function Price() {
  const t = useCopy()
  const quote = useSlot<{ monthly: number } | null>('quote')
  const format = new Intl.NumberFormat(useLocale(), { style: 'currency', currency: 'USD' })
  return quote && <p className="box">{t('quote.monthly', { price: format.format(quote.monthly) })}</p>
}
