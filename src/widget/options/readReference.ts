import type { Tell } from './readFields.ts'

const shape = /^[\w-]{1,64}$/

/** Digits alone, as a phone number, a date of birth or a card has them; and an SSN in the middle of something else. */
const personal = /^[\d_-]{8,}$|(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/

/** The id that a page gives to a visit of its own; one that could say who somebody is, is told of and left out. */
export function readReference(value: unknown, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !shape.test(value)) {
    tell('reference is no id. Use 1 to 64 letters, digits, hyphens and underscores; it is left out.')
    return undefined
  }
  if (!personal.test(value)) return value
  tell(
    'reference looks like the number of a person, such as an SSN, a phone number or a date. ' +
      'Use an id that means nothing to anybody else, with a letter in it; it is left out.',
  )
  return undefined
}
