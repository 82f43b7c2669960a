import { useMemo } from 'react'
import { useCopy, useLocale } from '../../../../engine/index.ts'
import { toFormats, type Formats } from './toFormats.ts'

/** Amounts, rates and dates as the language that is shown writes them in the United States. */
export interface WrittenFormats extends Formats {
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
