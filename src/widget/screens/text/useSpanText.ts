import { useCopy } from '../../../../engine/index.ts'
import { toDayText } from './toDayText.ts'

/** A function that writes the time between two ISO dates; without an end it lasts until today. */
export function useSpanText(): (start: string, end?: string) => string {
  const t = useCopy()
  return (start, end) =>
    end === undefined
      ? t('span.since', { from: toDayText(start) })
      : t('span.between', { from: toDayText(start), to: toDayText(end) })
}
