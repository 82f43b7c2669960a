import { toCopyUses } from '../../definition/copyUses.ts'
import { toPlaceholders } from '../../definition/parseText.ts'
import { toHint } from '../../definition/Problem.ts'
import { requiredCopy } from '../../react/requiredCopy.ts'
import type { ExpressionNode } from '../../expressions/index.ts'
import { type Advice, isNamed } from './Advice.ts'
import { isOfUnlikeUnits } from './adviseUnits.ts'

/** Finds texts that spell out what a constant holds: once somebody changes the limit, they say something else than what counts. */
export const adviseLimits: Advice = function* ({ flow }) {
  const limits = Object.entries(flow.definition.constants).flatMap(([name, value]) => {
    const words = toWords(name, value)
    return words === undefined ? [] : [{ name, words, shape: toShape(words) }]
  })
  for (const section of ['predicates', 'procedures'] as const) {
    for (const [name, { means = '' }] of Object.entries<{ readonly means?: string }>(flow.definition[section] ?? {})) {
      const limit = limits.find(({ shape }) => shape.test(means))
      if (!limit) continue
      const message = `the meaning of ${name} says "${limit.words}", which is what the constant ${limit.name} holds`
      yield {
        code: 'written-limit',
        path: [section, name, 'means'],
        message,
        hint: `Write {${limit.name}} in its place`,
      }
    }
  }
  for (const [language, texts] of flow.copy) {
    const file = flow.source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(texts)) {
      const limit = limits.find(({ shape, words }) => shape.test(text) && !key.includes(words))
      if (!limit) continue
      const { name, words } = limit
      yield {
        code: 'written-limit',
        file,
        path: [key],
        message: `"${key}" of ${language} says "${words}", which is what the constant ${name} holds`,
        hint: `Write {${name}} in its place`,
      }
    }
  }
}

/** How a text says what a constant holds: a number with its unit, the last word of the name; undefined for what many texts may say by chance. */
function toWords(name: string, value: unknown): string | undefined {
  const [unit] = /[A-Z]?[a-z]+$/.exec(name) ?? []
  if (typeof value === 'number' && unit !== undefined) return `${value} ${unit.toLowerCase()}`
  return typeof value === 'string' && value.length > 4 && /\d/.test(value) ? value : undefined
}

/** Not within another word or number; one of something is said without the plural's s. */
const toShape = (words: string) =>
  new RegExp(
    `(?<![\\w.,-])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/^(1 \w+)s$/, '$1s?')}(?![\\w])`,
  )

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
export const adviseMeantLimits: Advice = function* ({ flow: { definition, expressions } }) {
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
        yield { code: 'written-limit', path, message, hint: `Compare with constants.${limit}, or say what it asks` }
      } else if (words && own.length > 0 && own.every((way) => way.isMore !== isMore)) {
        const message = `predicate ${name} means "${words.exec(before)?.[0] ?? ''}{${limit}}", and asks for the contrary`
        yield { code: 'written-limit', path, message, hint: 'Turn the comparison round, or say what it asks' }
      }
    }
  }
}

/** The limits that a condition compares with, and whether it holds more often when they are larger; what a function makes of one is not known. */
function listWays(
  node: ExpressionNode,
  isMore: boolean,
): readonly { readonly limit: string; readonly isMore: boolean }[] {
  const isLimit = node.kind === 'select' && node.object.kind === 'variable' && node.object.name === 'constants'
  if (isLimit) return [{ limit: node.field.name, isMore }]
  if (node.kind === 'unary') return listWays(node.operand, !isMore)
  if (node.kind === 'conditional') return [node.consequent, node.alternate].flatMap((one) => listWays(one, isMore))
  if (node.kind !== 'binary' || /^(?:==|!=|in|%)$/.test(node.operator)) return []
  const isLess = node.operator.startsWith('<')
  const [left, right] = [isLess ? !isMore : isMore, /^[>\-/]/.test(node.operator) ? !isMore : isMore]
  return [...listWays(node.left, left), ...listWays(node.right, right)]
}
