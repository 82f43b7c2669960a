/** Returns the number of Unicode code points of a string, which `minLength` and `maxLength` count (JSON Schema). */
export const ucs2length = (text: string): number => Array.from(text).length

const validate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Engines turn 30 February into March instead of rejecting it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The format `date`: a real day as YYYY-MM-DD (RFC 3339 full-date). */
export const date = { validate }

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i

/** The format `date-time`: a real day, `T` and a time with its offset (RFC 3339), without leap seconds. */
export const dateTime = {
  validate: (text: string): boolean =>
    /^t$/i.test(text.charAt(10)) && date.validate(text.slice(0, 10)) && TIME.test(text.slice(11)),
}

/** The rule `minimumAge`: a birth date at least that many years before today; the birthday itself is enough (product rule). */
export const minimumAge = (birth: string, years: number, context: unknown): boolean => {
  const today = toToday(context)
  const latest = String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4)
  // An invalid date is the `format` rule's to report.
  return !date.validate(birth) || birth <= latest
}

/** The rule `notInFuture`: an ISO date that is today or earlier. */
export const notInFuture = (day: string, context: unknown): boolean => !date.validate(day) || day <= toToday(context)

/** The rule `notBefore`: an ISO date that is the sibling's or later. Passes when the sibling has no date. */
export const notBefore = (day: string, siblings: unknown, sibling: string): boolean => {
  const start: unknown = typeof siblings === 'object' && siblings ? Reflect.get(siblings, sibling) : undefined
  return !date.validate(day) || typeof start !== 'string' || !date.validate(start) || day >= start
}

/** Returns today as an ISO date: that of the validation context, or the device's local date (a form library passes none). */
export const toToday = (context: unknown): string => {
  if (typeof context === 'object' && context && 'today' in context && typeof context.today === 'string')
    return context.today
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
