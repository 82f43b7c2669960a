/** What the engine adds to an entry of the browser's history, beside what the host page keeps there. */
export interface HistoryMark {
  /** How many entries with a mark lie before this one. */
  readonly depth: number
  /** Which place of its trail each session was at, by the name of the session in this document. */
  readonly places: Readonly<Record<string, number>>
}

const property = 'formFlow'

/** The mark of an entry's state; undefined when the entry is not ours. */
export function readMark(state: unknown): HistoryMark | undefined {
  const mark = isRecord(state) ? state[property] : undefined
  if (!isRecord(mark) || typeof mark['depth'] !== 'number' || !isRecord(mark['places'])) return undefined
  const places = Object.entries(mark['places']).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return { depth: mark['depth'], places: Object.fromEntries(places) }
}

/** The state of an entry with this mark; what else it holds stays. */
export const withMark = (state: unknown, mark: HistoryMark): object => ({
  ...(isRecord(state) ? state : undefined),
  [property]: mark,
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
