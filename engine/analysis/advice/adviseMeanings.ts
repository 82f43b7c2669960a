import { toLostPlace } from '../../definition/consequences.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { toPlaceholders } from '../../definition/parseText.ts'
import { requiredCopy } from '../../react/requiredCopy.ts'
import { toClauses } from '../../definition/predicates.ts'
import { toHint } from '../../definition/Problem.ts'
import type { ExpressionNode } from '../../expressions/index.ts'
import { type Advice, isNamed } from './Advice.ts'
import { isOfUnlikeUnits } from './adviseUnits.ts'

/**
 * Finds predicates that a reader of the map would meet without words, in a flow that has words for others, and meanings with
 * a placeholder that no constant fills.
 */
export const adviseMeanings: Advice = function* ({ flow }) {
  const known = Object.keys(flow.definition.constants)
  for (const section of ['predicates', 'procedures'] as const) {
    for (const [name, { means = '' }] of Object.entries<{ means?: string }>(flow.definition[section] ?? {})) {
      const placeholders = [...means.matchAll(/\{(\w+)\}/g)].map(([, placeholder = '']) => placeholder)
      const unfilled = placeholders.find((placeholder) => !known.includes(placeholder))
      if (unfilled === undefined) continue
      const message = `nothing fills {${unfilled}} in what ${name} means`
      const hint = toHint(unfilled, known)
      yield {
        code: 'unfilled-placeholder',
        path: [section, name, 'means'],
        message,
        ...(hint !== undefined && { hint }),
        unless: [unfilled],
      }
    }
  }
  const predicates = Object.entries(flow.definition.predicates)
  if (predicates.every(([, { means }]) => means === undefined)) return
  for (const [name, { means }] of predicates) {
    if (means !== undefined) continue
    yield {
      code: 'missing-meaning',
      path: ['predicates', name],
      at: 'key',
      message: `predicate ${name} does not say what it means`,
      hint: 'Say it in words: "means": "the order is too old"',
    }
  }
}

/** Finds placeholders of texts that only the product's code shows, and that neither a constant nor anything in the code is called as. */
export const adviseUnfilled: Advice = function* ({ flow, code }) {
  const { definition, source } = flow
  const [file] = source.copy.values()
  const [first] = flow.copy
  if (!first || !file || code === '') return
  const [language, texts] = first
  const told = new Set([...requiredCopy, ...[...toCopyUses({ flow: definition, source })].map(({ key }) => key)])
  for (const [key, text] of Object.entries(texts)) {
    if (told.has(key)) continue
    const unfilled = (toPlaceholders(text, language) ?? []).find(
      (name) => !Object.hasOwn(definition.constants, name) && !isNamed(code, name),
    )
    if (unfilled === undefined) continue
    const message = `nothing fills {${unfilled}} of "${key}"`
    const hint = toHint(unfilled, Object.keys(definition.constants))
    yield { code: 'unfilled-placeholder', file, path: [key], message, ...(hint !== undefined && { hint }) }
  }
}

/** What stands before a limit in a meaning, and whether a larger limit makes the condition hold more often. */
const comparatives = [
  [/\b(?:no|not) more than $/i, true],
  [/\b(?:no|not) (?:less|fewer) than $/i, false],
  [/\b(?:less than|fewer than|younger than|newer than|under|below|up to|at most|within|(?:of )?the last) $/i, true],
  [/\b(?:more than|older than|longer than|over|above|at least) $/i, false],
] as const

/** Finds predicates that mean something else than they ask: they name a limit that they do not read, or compare with it the other way round. */
export const adviseMeantLimits: Advice = function* ({ flow: { definition, expressions, source } }) {
  for (const [name, { means = '', when }] of Object.entries(definition.predicates)) {
    const checked = expressions.check(when, 'boolean', true)
    // Of what does not count alike that is told alone.
    if (!checked.ok || isOfUnlikeUnits(checked.ast, when, definition.constants)) continue
    const ways = listWays(checked.ast, true)
    for (const { 1: limit = '', index } of means.matchAll(/\{(\w+)\}/g)) {
      const path = ['predicates', name, 'when']
      if (typeof definition.constants[limit] !== 'number') continue
      const before = means.slice(0, index)
      const [words, isMore] = comparatives.find(([pattern]) => pattern.test(before)) ?? []
      const own = ways.filter((way) => way.limit === limit)
      if (!checked.reads.includes(`constants.${limit}`)) {
        const message = `predicate ${name} means something of {${limit}}, which it does not ask for`
        const hint = `Compare with constants.${limit}, or say what it asks`
        const clauses = [name, ...toClauses(definition.predicates[name] ?? {})]
        const unless = [toLostPlace(source.flow, ['predicates', name]), ...clauses.map((one) => `meaning of ${one}`)]
        yield { code: 'written-limit', path, message, hint, unless }
      } else if (words && own.length > 0 && own.every((way) => way.isMore !== isMore)) {
        const message = `predicate ${name} means "${words.exec(before)?.[0] ?? ''}{${limit}}", and asks for the contrary`
        const hint = 'Turn the comparison round, or say what it asks'
        yield { code: 'written-limit', path, message, hint, loses: [`sense of ${name}`] }
      }
    }
  }
}

/** The limits that a condition compares with, and whether it holds more often when they are larger; of a function its name says it, or nothing does. */
function listWays(
  node: ExpressionNode,
  isMore: boolean,
): readonly { readonly limit: string; readonly isMore: boolean }[] {
  const isLimit = node.kind === 'select' && node.object.kind === 'variable' && node.object.name === 'constants'
  if (isLimit) return [{ limit: node.field.name, isMore }]
  if (node.kind === 'unary') return listWays(node.operand, !isMore)
  if (node.kind === 'call')
    return /Enough|AtLeast/.test(node.name) ? node.args.flatMap((one) => listWays(one, !isMore)) : []
  if (node.kind === 'conditional') return [node.consequent, node.alternate].flatMap((one) => listWays(one, isMore))
  if (node.kind !== 'binary' || /^(?:==|!=|in|%)$/.test(node.operator)) return []
  const isLess = node.operator.startsWith('<')
  const [left, right] = [isLess ? !isMore : isMore, /^[>\-/]/.test(node.operator) ? !isMore : isMore]
  return [...listWays(node.left, left), ...listWays(node.right, right)]
}
