import { date } from './date.ts'
import { toToday } from './toToday.ts'

/** The rule `notInFuture`: an ISO date that is today or earlier. */
export const notInFuture = (day: string, context: unknown): boolean => !date.validate(day) || day <= toToday(context)
