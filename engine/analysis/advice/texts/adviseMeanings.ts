import type { Loose } from '../../../definition/Loose.ts'
import { listWords, toLostPlace } from '../../../definition/consequences.ts'
import { toInstructions } from '../../../definition/instructions.ts'
import { toClauses, toMeaning } from '../../../definition/predicates.ts'
import { toHint } from '../../../definition/Problem.ts'
import type { CombinedPredicate } from '../../../definition/index.ts'
import { type ExpressionNode, listNodes } from '../../../expressions/index.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { toPlace } from '../../../expressions/toFacts.ts'
import { type Advice, isAmong, isNamed, toGroups, toNameWords, toShared } from '../Advice.ts'
import { lesser, toSaid } from './adviseDenials.ts'
import { isOfUnlikeUnits } from '../conditions/adviseUnits.ts'
import { toNamedUnit, toToldUnit } from '../toUnit.ts'

/** What no sentence about a condition has. */
const meantFaults = [
  { has: /(?<=\S) {2,}(?=\S)/, says: 'has two blanks in a row', hint: 'Write the word that is lost, or one blank' },
  {
    has: /\bthe (?:is|was|are|were|has|have|had|of|and|or|to|in|on|at|for|by|with|cannot|could|can|will)\b/i,
    says: 'lacks a word after "the"',
    hint: 'Write what it is about',
  },
  { has: /[!=<>]=|&&|\|\|/, says: 'is a condition', hint: 'Say in words when it is so' },
  { has: /^\w+(?:[a-z][A-Z]|[._])[\w.]+$/, says: 'is a name', hint: 'Say in words what it stands for' },
] as const

/** Finds predicates without a meaning in a flow that has meanings for others, and meanings with a placeholder that no constant fills, or that counts in another unit than its constant. */
export const adviseMeanings: Advice = function* ({ flow }) {
  const known = Object.keys(flow.definition.constants)
  for (const section of ['predicates', 'procedures'] as const) {
    for (const [name, { means = '' }] of Object.entries<{ means?: string }>(flow.definition[section] ?? {})) {
      for (const { 1: limit = '', 2: word = '', index } of means.matchAll(/\{(\w+)\} (\p{L}+)/gu)) {
        const [unit, counted] = [toToldUnit(word), known.includes(limit) ? toNamedUnit(limit) : undefined]
        if (unit === undefined || counted === undefined || unit === counted) continue
        const message = `what ${name} means tells {${limit}}, which counts ${counted}, in ${unit}`
        yield { code: 'unlike-units', path: [section, name, 'means'], index, message, hint: `Say ${counted}` }
      }
      const fault = meantFaults.find(({ has }) => has.test(means))
      if (fault) {
        const { says, hint } = fault
        const message = `what ${name} means ${says}`
        yield { code: 'bad-wording', path: [section, name, 'means'], index: means.search(fault.has), message, hint }
      }
      const placeholders = [...means.matchAll(/\{(\w+)\}/g)].map(([, placeholder = '']) => placeholder)
      const unfilled = placeholders.find((placeholder) => !known.includes(placeholder))
      if (unfilled === undefined) continue
      const message = `nothing fills {${unfilled}} in what ${name} means`
      const hint = toHint(unfilled, known)
      yield {
        code: 'unfilled-placeholder',
        path: [section, name, 'means'],
        message,
        hint,
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

/** Phrases before a limit in a meaning, and whether a larger limit makes the condition hold more often. */
const comparatives = [
  [/\b(?:no|not) more than $/i, true],
  [/\b(?:no|not) (?:less|fewer) than $/i, false],
  [/\b(?:less than|fewer than|younger than|newer than|under|below|up to|at most|within|(?:of )?the last) $/i, true],
  [/\b(?:more than|older than|longer than|over|above|at least) $/i, false],
] as const

/** Finds predicates whose meaning names a limit that they do not read, or that they compare with the other way around. */
export const adviseMeantLimits: Advice = function* ({ flow: { definition, expressions, source } }) {
  for (const [name, { means = '', when }] of Object.entries(definition.predicates)) {
    const checked = expressions.check(when, 'boolean', true)
    // Mismatched units get a finding of their own, so nothing else is reported.
    if (!checked.ok || isOfUnlikeUnits(checked.ast, when, definition.constants)) continue
    const ways = listWays(checked.ast, true)
    for (const { 1: limit = '', index } of means.matchAll(/\{(\w+)\}/g)) {
      const path = ['predicates', name, 'when']
      if (typeof definition.constants[limit] !== 'number') continue
      const before = means.slice(0, index)
      const [words, isMore] = comparatives.find(([pattern]) => pattern.test(before)) ?? []
      // What another negation is about cannot be told: "does not cover more than", "not older than".
      const isTurned = /\b(?:not|never|nor|neither|without|no)\b|n[’']t\b/i.test(before.replace(words ?? '', ''))
      const own = ways.filter((way) => way.limit === limit)
      // The value that is asked for may have been compared with the limit when it was set.
      const isInValue = toInstructions(definition).some(({ instruction: { set = {} } }) =>
        checked.reads.some((read) => isNamed(set[read] ?? '', `constants.${limit}`)),
      )
      // Another number in the meaning may be the one that is asked for, and what a predicate combines is reported there.
      const isPlain = !/\d|\}.*\{/.test(means) && toClauses(definition.predicates[name] ?? {}).length === 0
      const written = isPlain ? toWritten(checked.ast, limit) : undefined
      if (isInValue) continue
      if (!checked.reads.includes(`constants.${limit}`)) {
        const message = `predicate ${name} means something of {${limit}}, which it does not ask for`
        const hint = `Compare with constants.${limit}, or say what it asks`
        const clauses = [name, ...toClauses(definition.predicates[name] ?? {})]
        const unless = [
          `constants.${limit}`,
          toLostPlace(source.flow, ['predicates', name]),
          ...clauses.map((one) => `meaning of ${one}`),
        ]
        yield { code: 'written-limit', path, message, hint, unless, loses: [`meaning of ${name}`] }
      } else if (written !== undefined && own.length === 0) {
        const message = `predicate ${name} means something of {${limit}}, and compares with ${written}`
        yield { code: 'written-limit', path, message, hint: `Compare with constants.${limit}, or say what it asks` }
      } else if (!words && own.length > 0 && own.every((way) => way.isMore) && !lesser.test(means)) {
        const message = `predicate ${name} means "${means}", but asks for less than {${limit}}`
        const hint = 'Turn the comparison around, or say what it asks'
        const unless = toClauses(definition.predicates[name] ?? {}).map((one) => `sense of ${one}`)
        yield { code: 'written-limit', path, message, hint, loses: [`sense of ${name}`], unless }
      } else if (words && !isTurned && own.length > 0 && own.every((way) => way.isMore !== isMore)) {
        const message = `predicate ${name} means "${words.exec(before)?.[0] ?? ''}{${limit}}", but asks for the opposite`
        const isSum = new RegExp(`now\\.\\w+ \\+ constants\\.${limit}\\b`).test(when)
        const hint = isSum ? 'Write - for +, or say what it asks' : 'Turn the comparison around, or say what it asks'
        yield { code: 'written-limit', path, message, hint, loses: [`sense of ${name}`] }
      }
    }
  }
}

/** Returns the written-out number with which a condition compares what a function makes of a limit. */
function toWritten(ast: ExpressionNode, limit: string): number | undefined {
  const found = listNodes(ast).flatMap((node) => {
    if (node.kind !== 'binary' || !/^[<>]=?$/.test(node.operator)) return []
    const [made, number] = node.left.kind === 'call' ? [node.left, node.right] : [node.right, node.left]
    const isOfLimit = listNodes(made).some((one) => toPlace(one) === `constants.${limit}`)
    // Nothing, or one of them, is asked for as such.
    const value = number.kind === 'literal' && typeof number.value === 'number' ? number.value : 0
    return made.kind === 'call' && isOfLimit && value > 1 ? value : []
  })
  return found[0]
}

/**
 * Lists the limits that a condition compares with, and whether larger limits make it hold more often; of a function, only the name
 * can tell.
 */
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

/** Finds predicates with the words of another one, and those that negate another one than they say. */
export const adviseSameMeanings: Advice = function* ({ flow: { definition } }) {
  const procedures = toGroups(Object.entries(definition.procedures ?? {}), ([, { means }]) => means)
  for (const [means, [first, again]] of procedures) {
    if (!first || !again) continue
    const [path, hint] = [['procedures', again[0], 'means'], 'Say what each of them does']
    const message = `procedure ${again[0]} means the same as ${first[0]}: "${means}"`
    yield { code: 'contrary-meaning', path, message, hint }
  }
  const all = Object.entries(definition.predicates).filter(([, { means }]) => means !== undefined)
  const groups = toGroups(all, ([, { means = '' }]) => means)
  for (const [name, predicate] of all) {
    const { means = '' } = predicate
    const path = ['predicates', name, 'means']
    // The words belong to the predicate that is called like them.
    const fits = ([other, { when }]: (typeof all)[number]) => toShared(`${other} ${when}`, means)
    const [twin] = (groups.get(means) ?? []).toSorted((one, other) => fits(other) - fits(one))
    if (twin && twin[0] !== name) {
      const message = `predicate ${name} means the same as ${twin[0]}: "${means}"`
      const unless = [twin[0], name].flatMap((one) => [`meaning of ${one}`, `sense of ${one}`])
      const why = { hint: 'Say what each of them asks', loses: [`sense of ${name}`], unless }
      yield { code: 'contrary-meaning', path, message, ...why }
    }
    const { not }: Loose<CombinedPredicate> = predicate
    const said = toSaid(means).join(' ')
    const toMeant = (one = '') => toSaid(definition.predicates[one]?.means ?? '').join(' ')
    if (not === undefined || toMeant(not) === said) continue
    const meant = all.find(([other]) => other !== name && toMeant(other) === said)
    if (!meant) continue
    const message = `predicate ${name} means "${means}", and is the opposite of ${not}: "${definition.predicates[not]?.means}"`
    const hint = `Did you mean ${meant[0]}?`
    const unless = [`meaning of ${not}`]
    yield { code: 'contrary-meaning', path: ['predicates', name, 'not'], message, hint, unless }
  }
}

/** Finds failures whose condition can hold whatever has failed: `failure.status == 401 || identity != null`. */
export const adviseAnyFailure: Advice = function* ({ flow: { definition } }) {
  for (const name of new Set((definition.failures ?? []).map(({ when }) => when))) {
    const parsed = parseExpression(definition.predicates[name ?? '']?.when ?? '')
    const operands = parsed.ok ? listOperands(parsed.ast) : []
    if (name === undefined || operands.every(isOfFailure) || !operands.some(isOfFailure)) continue
    const message = `predicate ${name} (${toMeaning(definition, name)}) can hold whatever has failed`
    const hint = 'Write && for ||, or ask for the failure in each part'
    const path = ['predicates', name, 'when']
    yield { code: 'contrary-meaning', path, message, hint, unless: [`order of ${name}`] }
  }
}

const isOfFailure = (node: ExpressionNode) =>
  listNodes(node).some((one) => one.kind === 'variable' && one.name === 'failure')

const listOperands = (node: ExpressionNode): readonly ExpressionNode[] =>
  node.kind === 'binary' && node.operator === '||' ? [...listOperands(node.left), ...listOperands(node.right)] : [node]

/** Finds two predicates of which each has the words that only the other's name has, and none of its own. */
export const adviseCrossedMeanings: Advice = function* ({ flow: { definition } }) {
  const told = Object.entries(definition.predicates).filter(([, { means }]) => means !== undefined)
  const all = told.map(([name, { means = '', when }]) => {
    return { name, when, own: toNameWords(name).filter((word) => word.length > 2), said: toSaid(means) }
  })
  for (const [index, one] of all.entries()) {
    const other = all.slice(index + 1).find((beside) => {
      const isOf = (of: typeof one, { own }: typeof one, { said }: typeof one) =>
        of.own.some((word) => !own.includes(word) && isAmong(word, said))
      const isCrossed = isOf(one, beside, beside) && isOf(beside, one, one)
      return isCrossed && !isOf(one, beside, one) && !isOf(beside, one, beside)
    })
    if (!other) continue
    const message = `predicate ${one.name} has the words of ${other.name}, and ${other.name} those of ${one.name}`
    const read = [...listWords(one.when), ...listWords(other.when)].flatMap((word) => [word, ...word.split('.')])
    const loses = [one, other].flatMap(({ name }) => [name, `meaning of ${name}`, `sense of ${name}`])
    const path = ['predicates', one.name]
    yield { code: 'contrary-meaning', path, at: 'key', message, hint: 'Exchange the two', loses: [...loses, ...read] }
  }
}

/** Finds conditions for one of several things that the words join with "and": "documents and references have arrived". */
export const adviseJoined: Advice = function* ({ flow: { definition } }) {
  for (const [name, { means = '', when }] of Object.entries(definition.predicates)) {
    const isOne = /^[\w.]+(?: \|\| [\w.]+)+$/.test(when)
    if (!isOne || !/\band\b/.test(means) || /\b(?:or|either|any|nor|neither|not|one)\b/.test(means)) continue
    const message = `predicate ${name} means "${means}", and asks for one of them`
    const loses = [`sense of ${name}`, `meaning of ${name}`]
    yield { code: 'contrary-meaning', path: ['predicates', name, 'when'], message, hint: 'Write && for ||', loses }
  }
}
