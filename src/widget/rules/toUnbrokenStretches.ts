import { toDayNumber } from './toDayNumber.ts'

/** A time somewhere, ISO dates inclusive at both ends; without an end it lasts until today. */
export interface Span {
  start: string
  end?: string | undefined
}

/** Days without a break, inclusive at both ends, in day numbers. */
export interface Stretch {
  first: number
  last: number
}

/**
 * Merges spans that overlap or follow each other into the fewest stretches, oldest first. What lies after today is cut
 * off, and a span that ends before it starts is no time at all.
 */
export function toUnbrokenStretches(spans: readonly Span[], today: string): Stretch[] {
  const lastDay = toDayNumber(today)
  const pieces = spans
    .map(({ start, end }) => ({
      first: toDayNumber(start),
      last: end === undefined ? lastDay : Math.min(toDayNumber(end), lastDay),
    }))
    .filter(({ first, last }) => first <= last)
    .toSorted((a, b) => a.first - b.first)

  const stretches: Stretch[] = []
  for (const piece of pieces) {
    const previous = stretches.at(-1)
    if (previous && piece.first <= previous.last + 1) previous.last = Math.max(previous.last, piece.last)
    else stretches.push(piece)
  }
  return stretches
}
