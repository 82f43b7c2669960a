import { date } from '../../validation/runtime/date.ts'

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const american = /^(\d{1,2})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4})$/
// The keyboard that phones show for digits has no slash.
const digits = /^(\d{2})(\d{2})(\d{4})$/

/** An ISO date as `MM/DD/YYYY`; whatever else a date field holds, as it was typed. */
export function toDateText(value: unknown): string {
  if (typeof value !== 'string') return ''
  const [, year, month, day] = date.validate(value) ? (iso.exec(value) ?? []) : []
  return year === undefined ? value : `${month}/${day}/${year}`
}

/**
 * Reads a typed, pasted or autofilled day of the years 1900 to 9999 as an ISO date. What is no such day stays as it was
 * typed, so that the validator refuses it: a day that no month has is not rolled over, a year of two digits is not guessed.
 */
export function parseDateText(text: string): string {
  const typed = text.trim()
  const [year, month, day] = toParts(typed)
  if (year === undefined || month === undefined || day === undefined) return typed
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (date.validate(value) && year >= '1900') return value
  // Never in the order of an ISO date: one of the year 1066 would be a real day again.
  return iso.test(typed) ? `${month}/${day}/${year}` : typed
}

function toParts(text: string): readonly (string | undefined)[] {
  const [, ...parts] = iso.exec(text) ?? []
  if (parts.length > 0) return parts
  const [, month, day, year] = american.exec(text) ?? digits.exec(text) ?? []
  return [year, month, day]
}
