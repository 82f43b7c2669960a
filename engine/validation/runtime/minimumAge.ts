import { date } from './date.ts'
import { toToday } from './toToday.ts'

/** The rule `minimumAge`: a birth date at least that many years before today; the birthday itself is enough (product rule). */
export const minimumAge = (birth: string, years: number, context: unknown): boolean => {
  const today = toToday(context)
  const latest = String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4)
  // What is no date is the `format` rule's to tell.
  return !date.validate(birth) || birth <= latest
}
