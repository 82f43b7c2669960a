import { useMemo } from 'react'
import { useSlot, useCopy, useLocale } from '../../../engine/index.ts'
import type { Information } from '../contact/toInformation.ts'
import type { EmploymentEntry, FlowData } from '../contracts.generated.ts'

type Forms = 'manualLicensePlateInfoForm' | 'verifyYourIdentity' | 'softPullForm' | 'finalOfferForm'

/** The flow's data as screens find it: a form may be half filled in, loans are null until they were asked for. */
type Slots = Omit<FlowData, Forms | 'employmentFormData' | 'verifyYourInformation' | 'loans'> & {
  [Name in Forms]: Partial<FlowData[Name]>
} & {
  employmentFormData: Partial<EmploymentEntry>
  verifyYourInformation: Information
  loans: FlowData['loans'] | null
}

/** The data of one of the flow's slots; its type is what the slot's schema promises. */
export const useData = <Name extends keyof Slots>(name: Name): Slots[Name] => useSlot<Slots[Name]>(name)

/** Amounts, rates and dates as the language that is shown writes them in the United States. */
interface WrittenFormats extends Formats {
  /** The time between two ISO dates; without an end it lasts until today. */
  readonly span: (start: string, end?: string) => string
}

/** How the shown language writes amounts, rates and dates. */
export function useFormats(): WrittenFormats {
  const t = useCopy()
  const formats = toFormats(useLocale())
  return useMemo(() => {
    const { day } = formats
    const span = (start: string, end?: string) =>
      end === undefined ? t('span.since', { from: day(start) }) : t('span.between', { from: day(start), to: day(end) })
    return { ...formats, span }
  }, [t, formats])
}

/** How a language writes amounts, rates and dates in the United States. */
interface Formats {
  /** An amount in dollars: `$1,234.50`. */
  readonly dollars: (amount: number) => string
  /** A rate that is given in percent, 4.5: `4.5%`. */
  readonly percent: (rate: number) => string
  /** An ISO date, with or without a time: `June 15, 2026`; a text that is no date stays as it is. */
  readonly day: (date: string) => string
  /** The month of an ISO date: `June 2026`. */
  readonly month: (date: string) => string
}

const known = new Map<string, Formats>()

/** The formats of a language (`en`, `es`), made once for each. */
export function toFormats(language: string): Formats {
  const formats = known.get(language) ?? createFormats(new Intl.Locale(language, { region: 'US' }).toString())
  known.set(language, formats)
  return formats
}

function createFormats(locale: string): Formats {
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    dollars: (amount) => dollars.format(amount),
    percent: (rate) => percent.format(rate / 100),
    day: (date) => formatDate(date, day),
    month: (date) => formatDate(date, month),
  }
}

/** A date names a day, not a moment: read and written in UTC it cannot move. */
function formatDate(date: string, format: Intl.DateTimeFormat): string {
  const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? date : format.format(moment)
}
