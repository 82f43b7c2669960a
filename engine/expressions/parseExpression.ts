import { Environment, ParseError, type ASTNode } from '@marcbachmann/cel-js'
import type { ExpressionNode, ExpressionProblem } from './ExpressionNode.ts'
import { toExpressionNode } from './toExpressionNode.ts'

/** The tree of an expression, or the problems that prevent one. */
export type ParsedExpression =
  | { readonly ok: true; readonly ast: ExpressionNode }
  | { readonly ok: false; readonly problems: readonly ExpressionProblem[] }

const environment = new Environment({ unlistedVariablesAreDyn: true })

/** The maximum length of an expression: more than anyone reads at once, and a bound for the recursive translation. */
const longest = 2000

const known = new Map<string, ParsedExpression>()

/** Parses a Common Expression Language source into our own tree. Does not check names and types. */
export function parseExpression(source: string): ParsedExpression {
  // A check asks about the same few hundred expressions again and again, and edits leave old ones behind.
  const parsed = known.get(source) ?? parse(source)
  if (known.size > 1000) known.clear()
  known.set(source, parsed)
  return parsed
}

function parse(source: string): ParsedExpression {
  if (source.length > longest) {
    const message = `The expression has ${source.length} characters, and may have ${longest}.`
    const hint = 'Let a function of the product find a part of it.'
    return { ok: false, problems: [{ message, offset: longest, length: source.length - longest, hint }] }
  }
  let parsed: ASTNode
  try {
    parsed = environment.parse(source).ast
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { ok: false, problems: [toSyntaxProblem(source, error)] }
  }
  const problems: ExpressionProblem[] = []
  const ast = toExpressionNode(parsed, (problem) => problems.push(problem))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, ast }
}

function toSyntaxProblem(source: string, error: ParseError): ExpressionProblem {
  const { start, end } = error.range ?? { start: 0, end: source.length }
  const text = source.slice(start, end)
  const hint = toSyntaxHint(source.slice(0, start), text, source.slice(end))
  return { message: toSyntaxMessage(source, error, text), offset: start, length: end - start, ...(hint && { hint }) }
}

function toSyntaxMessage(source: string, error: ParseError, text: string): string {
  if (source.trim() === '') return 'The expression is empty.'
  if (!['unexpected_character', 'unexpected_token', 'expected_token'].includes(error.code)) return `${error.summary}.`
  return text === '' ? 'The expression ends too early.' : `\`${text}\` is not expected here.`
}

/** Signs that people write for operators and marks, each with what stands for it in an expression. */
const signs: Readonly<Record<string, string>> = {
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '×': '*',
  '·': '*',
  x: '*',
  '÷': '/',
  '–': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
}

function toSyntaxHint(before: string, text: string, after: string): string | undefined {
  if (text === '=' && /[<>]\s*$/.test(before + text + after[0])) return `Write ${after[0]}= for the two.`
  if (text === '=') return 'Write == for "equals" and != for "does not equal".'
  if (text === '&' || text === 'and') return 'Write && for "and".'
  if (text === '|' || text === 'or') return 'Write || for "or".'
  if (text === '`') return 'Write strings in "double" or \'single\' quotes.'
  if (text === 'not' || /\bnot\s+$/.test(before)) return 'Write ! for "not".'
  if (/^[\u00A0\u2000-\u200B\u202F]$/.test(text)) return 'Type the space again: this is one of another kind.'
  if (text === '' && before.split('(').length > before.split(')').length) return 'Look for a ( without its ).'
  if (text === '' && /\?[^:]*$/.test(before)) return 'Write : and what it is otherwise.'
  if (text === ')') return 'Take it out, or write its ( before it.'
  if (text === ',' && /\d$/.test(before)) return 'Write a number without commas: 1000.'
  if (text === '.' && before.endsWith('?')) return 'Ask for it first: a != null && a.b.'
  return Object.hasOwn(signs, text) ? `Write ${signs[text]} for it.` : undefined
}
