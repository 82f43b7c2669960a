import type { Tell } from './readFields.ts'

/** Control characters, halves of characters, and what turns the direction of the text around it. */
const forbidden = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u

/** Addresses that a browser would run, or show as a page, instead of going to them. */
const runningUrl = /^(?:javascript|vbscript|data)\s*:/i

/** A text without the spaces around it, undefined when nothing is left; what cannot be used is told of under its `place`. */
export function readText(value: unknown, place: string, longest: number, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  const problem = toProblem(value, longest)
  if (problem !== undefined) tell(`${place} ${problem} It is left out.`)
  return problem === undefined && typeof value === 'string' ? value.trim() || undefined : undefined
}

function toProblem(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') {
    return `is of the type ${value === null ? 'null' : typeof value}. Use a text of at most ${longest} characters.`
  }
  const text = value.trim()
  if (text.length > longest) return `has ${text.length} characters, and at most ${longest} are allowed. Shorten it.`
  if (forbidden.test(text))
    return 'has a character that controls text instead of being some. Use letters, digits and signs.'
  if (runningUrl.test(text)) return 'is an address that runs as script. Use a plain text.'
  return undefined
}
