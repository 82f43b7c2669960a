import { monthsBetween } from './monthsBetween.ts'

/** Counts the whole months somebody spent at an address or a job, up to its end or, while it lasts, up to today. */
export function toMonthsAt(startDate: string, endDate: string | undefined, today: string): number {
  return monthsBetween(startDate, endDate !== undefined && endDate < today ? endDate : today)
}
