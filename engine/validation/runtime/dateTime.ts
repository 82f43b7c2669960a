import { date } from './date.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i

/** The format `date-time`: a real day, `T` and a time with its offset (RFC 3339), leap seconds refused. */
export const dateTime = {
  validate: (text: string): boolean =>
    /^t$/i.test(text.charAt(10)) && date.validate(text.slice(0, 10)) && TIME.test(text.slice(11)),
}
