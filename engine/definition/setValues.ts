import { parseExpression } from '../expressions/parseExpression.ts'

/** What a `set` or `fill` writes is JSON as it is; a text that begins with this mark is an expression. */
const mark = '='

/** Whether a written value is an expression, as in a spreadsheet: `=place.city`. */
export const isExpression = (value: unknown): value is string => typeof value === 'string' && value.startsWith(mark)

/** The expression that gives what a `set` or `fill` writes. */
export const toExpression = (value: unknown): string =>
  isExpression(value) ? value.slice(mark.length) : typeof value === 'string' ? toQuoted(value) : JSON.stringify(value)

const toQuoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

/**
 * Whether a text without the mark reads as an expression all the same, as flows were once written: `null`, `'weekly'`,
 * `saved(list, form)`. One word is one only where it is among the names that can be read.
 */
export function looksLikeExpression(text: string, names: readonly string[]): boolean {
  const parsed = parseExpression(text)
  return parsed.ok && (parsed.ast.kind !== 'variable' || names.includes(parsed.ast.name))
}
