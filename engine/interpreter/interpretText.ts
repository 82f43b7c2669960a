import { isNumber, toFormatError } from '../compiler/compileCopy.ts'
import { number, plural, select } from '../compiler/runtime/formatCopy.ts'
import { parseText, type TextPart } from '../definition/parseText.ts'

type Params = Readonly<Record<string, unknown>>

/**
 * What `compileText` writes as JavaScript, at once: a plain text (ICU MessageFormat) as a string, any other one as a function
 * of its parameters. Throws on a text that cannot be read.
 */
export function interpretText(text: string, language: string): string | ((params: Params) => string) {
  const parts = parseText(text, language)
  for (const part of parts) refuseFormats(part)
  const isPlain = parts.every((part) => part.type === 'content')
  return isPlain ? join(parts, {}, language) : (params) => join(parts, params, language)
}

function refuseFormats(part: TextPart): void {
  if (part.type === 'function' && !isNumber(part)) throw toFormatError(part)
  if ('cases' in part) for (const { tokens } of part.cases) for (const inner of tokens) refuseFormats(inner)
}

/** `count` is what `#` stands for. */
const join = (parts: readonly TextPart[], params: Params, language: string, count = 0): string =>
  parts.map((part) => format(part, params, language, count)).join('')

function format(part: TextPart, params: Params, language: string, count: number): string {
  if (part.type === 'content') return part.value
  if (part.type === 'octothorpe') return number(language, count)
  const value = params[part.arg]
  if (part.type === 'argument') return String(value)
  if (part.type === 'function') return number(language, value)
  const { pluralOffset: offset = 0 } = part
  const inner = part.type === 'select' ? count : Number(value) - offset
  const cases = Object.fromEntries(
    part.cases.map(({ key, tokens }) => [key, join(tokens, params, language, inner)] as const),
  )
  if (part.type === 'select') return select(value, cases)
  return plural(language, part.type === 'plural' ? 'cardinal' : 'ordinal', value, offset, cases)
}
