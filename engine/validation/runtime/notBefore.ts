import { date } from './date.ts'

/** The rule `notBefore`: an ISO date that is the sibling's or later; without a date there, nothing to compare. */
export const notBefore = (day: string, siblings: unknown, sibling: string): boolean => {
  const start: unknown = typeof siblings === 'object' && siblings ? Reflect.get(siblings, sibling) : undefined
  return !date.validate(day) || typeof start !== 'string' || !date.validate(start) || day >= start
}
