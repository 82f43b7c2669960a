import { type TextPart, parseText } from '../definition/parseText.ts'
import { toModulePath, toSourceText } from './toSourceText.ts'

const runtime = toModulePath(new URL('./runtime/formatCopy.ts', import.meta.url))

/**
 * Compiles the texts of one language (ICU MessageFormat by key) into a module. Its default export has a string for each plain
 * text and a function of the parameters for every other one. Throws on a text that cannot be parsed.
 */
export function compileCopy(language: string, texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${JSON.stringify(key)}: ${compileText(text, language)},`)
  return [`import * as x from ${JSON.stringify(runtime)}`, 'export default {', ...lines, '}', ''].join('\n')
}

/** Compiles a plain text to a string, and any other text to a function of its parameters. */
export function compileText(text: string, language: string): string {
  const parts = parseText(text, language)
  const isPlain = parts.every((part) => part.type === 'content')
  const source = joinParts(parts, JSON.stringify(language))
  return isPlain ? source : `(p) => ${source}`
}

/** Joins the sources of parts. `count` is the source that replaces `#`. */
function joinParts(parts: readonly TextPart[], language: string, count = '0'): string {
  const sources = parts.map((part) => compilePart(part, language, count))
  // The leading empty string makes the sum a string even if it begins with a number.
  const [first] = parts
  return (first?.type === 'content' ? sources : ['""', ...sources]).join(' + ')
}

function compilePart(part: TextPart, language: string, count: string): string {
  if (part.type === 'content') return JSON.stringify(part.value)
  if (part.type === 'octothorpe') return compileNumber(language, count)
  const value = `p[${JSON.stringify(part.arg)}]`
  if (part.type === 'argument') return value
  if (part.type === 'function') {
    if (isNumber(part)) return compileNumber(language, value)
    throw toFormatError(part)
  }
  const { pluralOffset: offset = 0 } = part
  if (!part.cases.some(({ key }) => key === 'other'))
    throw new Error(`{${part.arg}, ${part.type}} has no case "other", which is for what no other case is for`)
  const inner = part.type === 'select' ? count : `${value} - ${offset}`
  const cases = part.cases.map(({ key, tokens }) => `${toSourceText(key)}: ${joinParts(tokens, language, inner)}`)
  const literal = `{ ${cases.join(', ')} }`
  if (part.type === 'select') return `x.select(${value}, ${literal})`
  const type = part.type === 'plural' ? 'cardinal' : 'ordinal'
  return `x.plural(${language}, "${type}", ${value}, ${offset}, ${literal})`
}

/** Compiles a number. `language` is source text, such as `"en"`. */
function compileNumber(language: string, value: string): string {
  const { numberingSystem } = new Intl.NumberFormat(JSON.parse(language)).resolvedOptions()
  return `x.${numberingSystem === 'latn' ? 'latinNumber' : 'number'}(${language}, ${value})`
}

type FormatPart = Extract<TextPart, { readonly type: 'function' }>

/** Checks for `{x, number}`, the only format that texts can use. */
const isNumber = ({ key, param }: FormatPart): boolean => key === 'number' && !param

/** Creates the error for a format that texts cannot use. */
const toFormatError = ({ arg, key }: FormatPart): Error =>
  new Error(`{${arg}, ${key}} is not a format that texts can use: pass the value in as text.`)
