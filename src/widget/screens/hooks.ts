import { useMemo } from 'react'
import { useSlot, useCopy, useLocale } from '../../../engine/index.ts'
import type { Information } from '../contact/toInformation.ts'
import type { EmploymentEntry, FlowData } from '../contracts.generated.ts'

type Forms = 'manualLicensePlateInfoForm' | 'verifyYourIdentity' | 'softPullForm' | 'finalOfferForm'

/** The flow's data as screens see it: a form may be partly filled in, and loans are null until they are requested. */
type Slots = Omit<FlowData, Forms | 'employmentFormData' | 'verifyYourInformation' | 'loans'> & {
  [Name in Forms]: Partial<FlowData[Name]>
} & {
  employmentFormData: Partial<EmploymentEntry>
  verifyYourInformation: Information
  loans: FlowData['loans'] | null
}

/** Returns the data of one of the flow's slots, with the type of the slot's schema. */
export const useData = <Name extends keyof Slots>(name: Name): Slots[Name] => useSlot<Slots[Name]>(name)

/** The formats of the shown language, and one for a period of time. */
interface WrittenFormats extends Formats {
  /** Formats the time between two ISO dates; without an end it lasts until today. */
  readonly span: (start: string, end?: string) => string
}

/** Returns how the shown language writes amounts, rates and dates in the United States. */
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
  /** Formats an amount in dollars: `$1,234.50`. */
  readonly dollars: (amount: number) => string
  /** Formats a rate given in percent: 4.5 is `4.5%`. */
  readonly percent: (rate: number) => string
  /** Formats an ISO date, with or without a time: `June 15, 2026`; returns a text that is not a date unchanged. */
  readonly day: (date: string) => string
  /** Formats the month of an ISO date: `June 2026`. */
  readonly month: (date: string) => string
}

const known = new Map<string, Formats>()

/** Returns the formats of a language (`en`, `es`), created once for each. */
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

/** Formats a date in UTC, because a date names a day: in another time zone it could shift. */
function formatDate(date: string, format: Intl.DateTimeFormat): string {
  const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? date : format.format(moment)
}
