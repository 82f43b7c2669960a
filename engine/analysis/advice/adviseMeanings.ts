import type { CombinedPredicate } from '../../definition/FlowDefinition.ts'
import type { Loose } from '../../definition/Loose.ts'
import { toLostPlace } from '../../definition/consequences.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { toPlaceholders } from '../../definition/parseText.ts'
import { requiredCopy } from '../../react/requiredCopy.ts'
import { toClauses } from '../../definition/predicates.ts'
import { toHint } from '../../definition/Problem.ts'
import { listNodes, type ExpressionNode } from '../../expressions/index.ts'
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

const negation = /\b(?:no|not|never|nothing|none|nobody|neither|without|cannot)\b|n[’']t\b/i
/** What says no, and may well be asked for by what is there. */
const halfNegation = /\b(?:no longer|no more|not (?:only|all|any more)|other|another|but|than)\b/i
/** What says without a no that something is not there, or not as it should be. */
const lack = /\b(?:lack\w*|missing|absent|empty|yet|still|only|less|fewer|too|lost|fail\w*|refus\w*|un\w+)\b/i
const presence =
  /\b(?:is|are|was|were) (?:known|there|given|chosen|entered|found|saved|loaded|created|agreed)\b|\b(?:has|have|there (?:is|are)) (?:an?|some)\b/i
/** Names of what is there when something else is not. */
const inverse = /^(?:un\w{3,}|no|non|not|missing|lost|empty|refused|failed|without|error|failure|message|reason)$/

/**
 * Finds predicates that ask for the contrary of what they mean: for something that is there where the words say that it is not,
 * or for one of two things where they say both. Told is only what shares a word with its meaning and can be read in one way.
 */
export const adviseContraries: Advice = function* ({ flow: { definition, expressions } }) {
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    const { anyOf, allOf, not }: Loose<CombinedPredicate> = predicate
    const checked = expressions.check(when, 'boolean', true)
    if (!checked.ok || not !== undefined) continue
    const asked = anyOf ? 'one of them' : allOf ? 'all of them' : toAsked(checked.ast)
    const wanted = negation.test(means) && !anyOf && !allOf ? undefined : toWanted(means)
    const isOther = asked !== undefined && wanted !== undefined && asked !== wanted
    const side = isOther || anyOf || allOf ? undefined : toContrary(means, toSides(checked.ast, true))
    if (!isOther && side === undefined) continue
    yield {
      code: 'contrary-meaning',
      path: ['predicates', name, anyOf ? 'anyOf' : allOf ? 'allOf' : 'when'],
      message: `predicate ${name} means "${means}", and asks for ${isOther ? asked : side}`,
      hint: isOther ? 'Ask for what it means, or say what it asks' : 'Turn the condition round, or say what it asks',
      loses: [`sense of ${name}`],
    }
  }
}

/** How many of the things that a sentence puts side by side it wants; undefined where it may be read in two ways. */
function toWanted(means: string): string | undefined {
  if (/\b(?:any|either|one) of\b|\bwhether\b|\bboth\b/i.test(means)) return undefined
  if (/, and /.test(means) && !/\bor\b/.test(means)) return 'all of them'
  return /, or /.test(means) && !/\band\b/.test(means) ? 'one of them' : undefined
}

function toAsked(ast: ExpressionNode): string | undefined {
  const operators = new Set([...listNodes(ast)].flatMap((node) => (node.kind === 'binary' ? node.operator : [])))
  if (operators.has('&&') === operators.has('||')) return undefined
  return operators.has('&&') ? 'all of them' : 'one of them'
}

/** Whether a condition asks for something to be there: its words, of which the last says what it is. */
interface Side {
  readonly words: readonly string[]
  readonly isThere: boolean
  readonly isFlag: boolean
}

/** What a condition is made of, as far as it asks whether something is there; undefined for a part that asks for something else. */
function toSides(node: ExpressionNode, holds: boolean): readonly (Side | undefined)[] {
  if (node.kind === 'unary' && node.operator === '!') return toSides(node.operand, !holds)
  if (node.kind === 'binary' && /^(?:&&|\|\|)$/.test(node.operator))
    return [...toSides(node.left, holds), ...toSides(node.right, holds)]
  if (node.kind === 'has') return [toSide(node, holds, false)]
  if (node.kind === 'select' || node.kind === 'variable') return [toSide(node, holds, true)]
  if (node.kind !== 'binary' || node.right.kind !== 'literal') return [undefined]
  const { left, operator, right } = node
  const isSize = left.kind === 'builtin' && left.name === 'size'
  if (right.value !== (isSize ? 0 : right.value === '' ? '' : null)) return [undefined]
  const isThere = { '!=': true, '>': true, '==': false }[operator as string]
  return [isThere === undefined ? undefined : toSide(isSize ? left.args[0] : left, isThere === holds, false)]
}

function toSide(node: ExpressionNode | undefined, isThere: boolean, isFlag: boolean): Side | undefined {
  const name =
    node?.kind === 'select' || node?.kind === 'has' ? node.field.name : node?.kind === 'variable' && node.name
  if (!name) return undefined
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  return words.some((word) => inverse.test(word)) ? undefined : { words, isThere, isFlag }
}

/** What is asked for though the sentence says the contrary of it. */
function toContrary(means: string, sides: readonly (Side | undefined)[]): string | undefined {
  const isNegative = negation.test(means)
  if (halfNegation.test(means) || (isNegative ? false : lack.test(means) || !presence.test(means))) return undefined
  const known = sides.flatMap((side) => side ?? [])
  const said = (means.toLowerCase().match(/[a-z]{4,}/g) ?? []).map(toStem)
  // A flag says by its last word what is so; anything else is called by all of them.
  const isSaid = ({ words, isFlag }: Side) =>
    words.slice(isFlag ? -1 : 0).some((word) => word.length > 3 && said.includes(toStem(word)))
  const denied = [...means.matchAll(/\bno (\w+)(?: (\w+))?/g)].flatMap(([, one = '', two = '']) =>
    [one, two].map(toStem),
  )
  const isDenied = ({ words, isFlag }: Side) => !isFlag && denied.includes(toStem(words.at(-1) ?? ''))
  const found = known.length === sides.length ? known.find(isSaid) : isNegative ? known.find(isDenied) : undefined
  if (!found || known.some(({ isThere }) => isThere !== isNegative)) return undefined
  return isNegative ? `${found.words.join(' ')} to be there` : `no ${found.words.join(' ')}`
}

/** So much of a word that its forms have in common: success and succeed, offer and offers. */
const toStem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:es|s)$/, '')
    .slice(0, 5)
