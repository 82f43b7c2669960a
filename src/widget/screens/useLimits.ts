import { useSession } from '../../../engine/index.ts'

/** What the flow asks of a history: months in all, days that make a month count, and the day of today as ISO date. */
export interface Limits {
  readonly historyMonths: number
  readonly monthDays: number
  readonly today: string
}

/** The flow's limits of a history, and today. */
export function useLimits(): Limits {
  const session = useSession()
  const { historyMonths, monthDays } = session.flow.constants
  const { now } = session.scope()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine's scope always holds this
  return { historyMonths: Number(historyMonths), monthDays: Number(monthDays), today: (now as { date: string }).date }
}
