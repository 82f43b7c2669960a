import type { CombinedPredicate, PredicateDefinition } from '../../../definition/FlowDefinition.ts'
import type { Loose } from '../../../definition/Loose.ts'
import { listNodes, toJavaScript, type ExpressionNode } from '../../../expressions/index.ts'
import { toNullTested, toPlace } from '../../../expressions/toFacts.ts'
import { toNonNull, toOptions } from '../../../expressions/ExpressionType.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { type Advice, isAlike, isAmong, toNameWords } from '../Advice.ts'

const negation = /\b(?:no|not|never|nothing|none|nobody|neither|without|cannot)\b|n[’']t\b/i
/** Phrases with a negation whose condition may still ask for something present. */
const halfNegation = /\b(?:no longer|no more|no need|need not|not (?:only|all|any more)|other|another|but|than)\b/i
/** Words that say without a negation that something is missing, or is not as it should be. */
const lack = /\b(?:lack\w*|missing|absent|empty|yet|still|only|less|fewer|too|lost|fail\w*|refus\w*|un\w+)\b/i
const presence =
  /\b(?:is|are|was|were) (?:known|there|given|chosen|entered|found|saved|loaded|created|agreed)\b|\b(?:has|have|there (?:is|are)) (?:an?|some)\b/i
/** Names of things that are present when something else is missing. */
const inverse = /^(?:un\w{3,}|no|non|not|missing|lost|empty|refused|failed|without|error|failure|message|reason)$/

/**
 * Finds predicates that ask for the opposite of their meaning: for something present where the words say that it is missing, or for
 * one of two things where the words say both. Reports only conditions that share a word with the meaning and can be read in one way.
 */
export const adviseContraries: Advice = function* ({ flow: { definition, expressions } }) {
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    const { anyOf, allOf, not }: Loose<CombinedPredicate> = predicate
    const checked = expressions.check(when, 'boolean', true)
    if (!checked.ok || not !== undefined) continue
    const asked = anyOf ? 'one of them' : allOf ? 'all of them' : undefined
    const all = anyOf || allOf ? undefined : toAsked(checked.ast, whole.test(means))
    const wanted = toWanted(means)
    const joined = asked ?? (isGuarded(checked.ast) ? undefined : all)
    const isOther = joined !== undefined && wanted !== undefined && joined !== wanted
    const sides = isOther || anyOf || allOf ? [] : toSides(checked.ast, true)
    const isPart = /\bnot all\b/.test(means) && all === 'all of them' && sides.every((one) => one?.isThere === true)
    const side = isPart
      ? all
      : (toContrary(means, sides) ?? toMisnamed(name, predicate, toAtoms(checked.ast, true), expressions))
    if (!isOther && (sides.length === 0 || side === undefined)) continue
    yield {
      code: 'contrary-meaning',
      path: ['predicates', name, anyOf ? 'anyOf' : allOf ? 'allOf' : 'when'],
      message: `predicate ${name} means "${means}", but asks for ${isOther ? joined : side}`,
      hint: isOther ? 'Ask for what it means, or say what it asks' : 'Turn the condition around, or say what it asks',
      loses: [`sense of ${name}`, ...checked.reads],
    }
  }
}

/** A part of a condition without `!`, `&&` and `||`, and whether it has to hold. */
interface Atom {
  readonly node: ExpressionNode
  readonly holds: boolean
}

/** Splits a condition at `!`, `&&` and `||` into its atoms. */
function toAtoms(node: ExpressionNode, holds: boolean): readonly Atom[] {
  if (node.kind === 'unary' && node.operator === '!') return toAtoms(node.operand, !holds)
  if (node.kind === 'binary' && /^(?:&&|\|\|)$/.test(node.operator))
    return [...toAtoms(node.left, holds), ...toAtoms(node.right, holds)]
  return [{ node, holds }]
}

/** Returns what a predicate asks for contrary to its own name: `isMobile` asks for no `device.isMobile`, `asksForPhone` for 'link'. */
function toMisnamed(
  name: string,
  { means = '', when = '' }: Loose<PredicateDefinition>,
  atoms: readonly Atom[],
  expressions: LinkedFlow['expressions'],
): string | undefined {
  const own = toNameWords(name)
  const isDenied = own.some((word) => denial.test(word))
  for (const { node, holds } of atoms) {
    const found = toFlagged(node, own, negation.test(means) || lack.test(means))
    if (found && (found.isThere === holds) === found.isDenied)
      return `${found.isDenied ? '' : 'no '}${found.words.join(' ')}${found.isDenied ? ' to be there' : ''}`
    const isSame = holds && node.kind === 'call' && /^isSame[A-Z]/.test(node.name)
    if (isSame && own.some((word) => /^(?:another|other|different)$/.test(word)))
      return toNameWords(node.name).slice(1).join(' ')
    if (node.kind !== 'binary' || node.right.kind !== 'literal' || !/^[!=]=$/.test(node.operator)) continue
    const { left, operator, right } = node
    if (typeof right.value !== 'string' || right.value === '') continue
    const isAsked = (operator === '==') === holds
    const isOwn = isCalled(own, right.value)
    if (isOwn && !isAsked && !isDenied) return `another one than '${right.value}'`
    if (isOwn || !isAsked || isDenied) continue
    const checked = expressions.check(when.slice(left.offset, left.offset + left.length), undefined, true)
    const options = checked.ok ? (toOptions(toNonNull(checked.type)) ?? []) : []
    const isSaid = toNameWords(right.value).some((word) => isAmong(word, [...own, ...toNameWords(means)]))
    if (!isSaid && options.some((option) => isCalled(own, option))) return `'${right.value}'`
  }
  return undefined
}

const denial = /^(?:un|no|not|non|never|without)$/

/** Returns what an atom asks for, and whether the predicate's name denies it; undefined unless the name contains all its words. */
function toFlagged(node: ExpressionNode, own: readonly string[], isNegative: boolean) {
  const tested = node.kind === 'binary' ? toNullTested(node) : undefined
  const place = toPlace(tested ?? (node.kind === 'has' ? { ...node, kind: 'select' } : node))
  const [root = '', ...rest] = place?.split('.') ?? []
  const name = node.kind === 'call' ? node.name : rest.at(-1) === 'index' ? root : (rest.at(-1) ?? root)
  const words = toNameWords(name).filter((word) => !/^(?:is|has|at|are|was|used)$/.test(word))
  const isOfOne = words.length < 2
  if (!words.some((word) => word.length > 3) || !words.every((word) => isAmong(word, own))) return undefined
  const first = own.findIndex((word) => isAmong(word, words))
  const isDenied = denial.test(own[first - 1] ?? '')
  // A single word may belong to something else, and most conditions test first whether something is present.
  const isInverse = isNegative || own.some((word) => inverse.test(word))
  if ((isInverse && !isDenied) || ((tested || node.kind === 'has') && isOfOne)) return undefined
  return { words, isDenied, isThere: !(tested && node.kind === 'binary' && node.operator === '==') }
}

/** Checks whether a name begins or ends with the words of a value. */
function isCalled(own: readonly string[], value: string): boolean {
  const words = toNameWords(value)
  const isAt = (start: number) => words.every((word, index) => isAlike(word, own[start + index] ?? ''))
  return words.length > 0 && (isAt(own.length - words.length) || (words[0] !== 'other' && isAt(0)))
}

const whole = /^(?:everything|all|every|both)\b/i

/** Returns whether a sentence wants all or one of the things that it lists; undefined if it can be read in two ways. */
function toWanted(means: string): string | undefined {
  if (/\b(?:any|either|one) of\b|\bwhether\b|. both\b/i.test(means)) return undefined
  const isWhole = whole.test(means) && !/\b(?:or|but|except|not|no|without)\b/.test(means)
  if (isWhole || (/, and /.test(means) && !/\bor\b/.test(means))) return 'all of them'
  return /, or /.test(means) && !/\band\b/.test(means) ? 'one of them' : undefined
}

/** Returns whether a condition asks for all or one of some things; of one that mixes both, only if its words say that all are meant. */
function toAsked(ast: ExpressionNode, isWhole: boolean): string | undefined {
  const operators = new Set(listNodes(ast).flatMap((node) => (node.kind === 'binary' ? node.operator : [])))
  if (operators.has('&&') !== operators.has('||')) return operators.has('&&') ? 'all of them' : 'one of them'
  const isLoose = isWhole && ast.kind === 'binary' && ast.operator === '||' && toAtoms(ast, true).every(isOneFlag)
  return isLoose ? 'one of them' : undefined
}

/** Checks whether something that is asked is one of several flags, and does not stand for the others. */
const isOneFlag = ({ node, holds }: Atom) =>
  holds && !/complete|all|every|finish|done|skip|exempt|waive|^$/i.test(toPlace(node) ?? '')

/** Finds limits at which neither of two predicates holds: one asks for less, and the other for more, than the same number. */
export const adviseGaps: Advice = function* ({ flow: { definition, expressions } }) {
  const seen = new Map<string, { readonly name: string; readonly operator: string }>()
  for (const [name, { when }] of Object.entries(definition.predicates)) {
    const checked = expressions.check(when, 'boolean', true)
    // Of conditions joined by "or", another one may hold there.
    if (!checked.ok || when?.includes('||')) continue
    for (const { node, holds } of toAtoms(checked.ast, true)) {
      if (!holds || node.kind !== 'binary' || !/^[<>]=?$/.test(node.operator)) continue
      const { left, operator, right } = node
      const compared = `${toJavaScript(left)} ${toJavaScript(right)}`
      const other = seen.get(compared)
      seen.set(compared, { name, operator })
      if (!other || [other.operator, operator].toSorted().join(',') !== '<,>') continue
      const message = `at ${when?.slice(right.offset, right.offset + right.length)} itself, neither ${name} nor ${other.name} holds`
      const unless = [`sense of ${name}`, `sense of ${other.name}`]
      const hint = `Write ${operator}= in one of the two`
      const path = ['predicates', name, 'when']
      yield { code: 'contrary-meaning', path, index: node.offset, message, hint, unless }
    }
  }
}

/** Finds predicates that negate another one than the one that they are named after. */
export const adviseNegated: Advice = function* ({ flow: { definition } }) {
  const names = Object.keys(definition.predicates)
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { not }: Loose<CombinedPredicate> = predicate
    if (not === undefined) continue
    const own = toNameWords(name).filter((word) => word.length > 3)
    const isNamed = (other: string) => own.some((word) => isAmong(word, toNameWords(other)))
    const meant = names.filter(
      (one) => one !== name && own.length > 0 && own.every((word) => isAmong(word, toNameWords(one))),
    )
    const [other, ...more] = meant
    if (isNamed(not) || other === undefined || more.length > 0) continue
    const message = `predicate ${name} is the opposite of ${not}, whose name shares no word with it`
    yield { code: 'contrary-meaning', path: ['predicates', name, 'not'], message, hint: `Did you mean ${other}?` }
  }
}

/** Checks whether a condition asks first whether something is there, so that its `&&` joins nothing that a sentence lists. */
const isGuarded = (ast: ExpressionNode) =>
  listNodes(ast).some((node) => node.kind === 'has' || (node.kind === 'binary' && toNullTested(node) !== undefined))

/** A part of a condition that asks whether something is present, with the words of its name. */
interface Side {
  readonly words: readonly string[]
  readonly isThere: boolean
  readonly isFlag: boolean
}

/** Splits a condition into the parts that ask whether something is present; undefined stands for a part that asks something else. */
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

/** Returns what a condition asks for although the sentence says the opposite. */
function toContrary(means: string, sides: readonly (Side | undefined)[]): string | undefined {
  const isNegative = negation.test(means)
  const isPlain = presence.test(means) || (sides.length === 1 && sides[0]?.isFlag === true)
  if (halfNegation.test(means) || (isNegative ? false : lack.test(means) || !isPlain)) return undefined
  const known = sides.flatMap((side) => side ?? [])
  // A sentence may deny one thing and say another.
  const parts = isNegative ? means.split(/[,;:]| (?:and|or) /).filter((part) => negation.test(part)) : [means]
  const said = (
    parts
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  ).map(toStem)
  // A flag is recognized by the last word of its name, anything else by any of its words.
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

/** Returns the beginning that the forms of a word have in common: success and succeed, offer and offers. */
const toStem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:es|s)$/, '')
    .slice(0, 5)
