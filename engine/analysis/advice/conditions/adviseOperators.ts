import { toExpressionSites } from '../../../definition/expressionSites.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toInstructions } from '../../../definition/instructions.ts'
import { toClauses } from '../../../definition/predicates.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { findNear, listNodes, toJavaScript, type BinaryNode, type ExpressionNode } from '../../../expressions/index.ts'
import { toNonNull, toOptions } from '../../../expressions/ExpressionType.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { toPlace } from '../../../expressions/toFacts.ts'
import { type Advice, isAmong, isNamed, toGroups, toNameWords } from '../Advice.ts'
import { lesser } from '../texts/adviseDenials.ts'
import { toConstant } from '../terms.ts'

/** Finds operators that fail on some value, join other parts of a condition than they seem to, or compare what is never equal. */
export const adviseOperators: Advice = function* (context) {
  yield* adviseOrders(context)
  yield* adviseParentheses(context)
  yield* adviseOptionLimits(context)
  yield* adviseStrictness(context)
  yield* adviseKnownTexts(context)
  yield* adviseEither(context)
}

/** Finds predicates whose words name one thing or another, and that ask for both. */
const adviseEither: Advice = function* ({ flow: { definition } }) {
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    if (toClauses(predicate).length > 0 || lesser.test(means)) continue
    const [, one = '', other = ''] =
      /(\w+) or (?!more|less|fewer|longer|later|older|newer|above|below|over|under)(\w+)/.exec(means) ?? []
    const parts = when.split('&&').map((part) => toNameWords(part.replace(/.*\./, '')))
    const has = (word: string) => parts.some((part) => word.length > 3 && isAmong(word, part))
    if (one === '' || /\band\b|\beither\b/.test(means) || /\|\||\?/.test(when) || !has(one) || !has(other)) continue
    const message = `predicate ${name} means "${means}", but asks for both`
    yield { code: 'contrary-meaning', path: ['predicates', name, 'when'], message, hint: 'Write || for &&' }
  }
}

/** Finds fields of one name that are compared with the same limit, once including it and once not. */
const adviseStrictness: Advice = function* ({ flow: { definition } }) {
  const comparisons = Object.entries(definition.predicates).flatMap(([name, { when, means = '' }]) => {
    const parsed = parseExpression(when)
    return [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node) => {
      if (node.kind !== 'binary' || !/^[<>]=?$/.test(node.operator) || node.left.kind !== 'select') return []
      const [field, limit] = [node.left.field.name, toJavaScript(node.right)]
      return node.right.kind === 'binary' ? [{ name, means, node, field, limit }] : []
    })
  })
  for (const one of comparisons) {
    const isAlike = (other: typeof one) =>
      other.field === one.field && other.limit === one.limit && other.node.operator[0] === one.node.operator[0]
    const [other] = comparisons.filter((each) => isAlike(each) && each.node.operator !== one.node.operator)
    // What is "more than" a limit does not include it.
    if (!other || !one.node.operator.endsWith('=') || !/\b(?:more|less|fewer|older|over) than\b/.test(one.means))
      continue
    const message = `predicate ${one.name} asks whether ${one.field} is ${one.node.operator} the limit, and ${other.name} whether it is ${other.node.operator}`
    const hint = `Write ${other.node.operator}, or let the meaning include the limit`
    const path = ['predicates', one.name, 'when']
    yield { code: 'written-limit', path, index: one.node.offset, message, hint, loses: [`sense of ${one.name}`] }
  }
}

/** Finds values that are compared with a text which the code only has in other letters: 'No Match' for 'No match'. */
const adviseKnownTexts: Advice = function* ({ flow: { definition, expressions }, code }) {
  const small = code.toLowerCase()
  for (const { source, path, inFailure } of toExpressionSites(definition))
    for (const { 1: place = '', 2: text = '', index, 0: found } of source.matchAll(/([\w.]+) [!=]= '([^']{4,})'/g)) {
      if (isNamed(code, text) || code.includes(text)) continue
      const at = small.indexOf(text.toLowerCase())
      const checked = at === -1 ? undefined : expressions.check(place, undefined, inFailure)
      // Other names have a finding of their own.
      if (!checked?.ok || toOptions(toNonNull(checked.type)) || !/^['"`]/.test(code.slice(at - 1))) continue
      const meant = code.slice(at, at + text.length)
      const message = `\`${place}\` is compared with '${text}', and the product writes it '${meant}'`
      const [start, hint] = [index + found.indexOf("'") + 1, `Did you mean ${meant}?`]
      yield { code: 'bad-expression', path, index: start, message, hint, loses: [`letters of ${text}`] }
    }
}

/** Finds values that are asked whether they are more or less than a number, and that may be a text: the expression fails on that. */
const adviseOrders: Advice = function* ({ flow: { definition, expressions } }) {
  const comparing = toExpressionSites(definition).flatMap(({ source, path, inFailure }) => {
    const parsed = parseExpression(source)
    return [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node) => {
      const isComparing = node.kind === 'binary' && /^(?:[<>]=?|[!=]=)$/.test(node.operator)
      const place = isComparing ? toPlace(node.left) : undefined
      const right = isComparing ? toConstant(node.right, definition.constants) : undefined
      return isComparing && place !== undefined ? [{ node, place, right, source, path, inFailure }] : []
    })
  })
  const toText = (place: string) =>
    comparing.find((one) => one.place === place && /^[!=]=/.test(one.node.operator) && typeof one.right === 'string')
  for (const { node, place, right, source, path, inFailure } of comparing) {
    const text = toText(place)
    if (!/^[<>]/.test(node.operator) || typeof right !== 'number' || !text) continue
    const checked = expressions.check(place, undefined, inFailure)
    if (!checked.ok || checked.type !== 'any') continue
    const written = source.slice(node.offset, node.offset + node.length)
    const message = `\`${written}\` fails where ${place} is a text, such as '${String(text.right)}'`
    const hint = `Write == for ${node.operator}, for each number that is meant`
    yield { code: 'bad-expression', path, index: node.offset, message, hint }
  }
}

/** Finds conditions that have lost their parentheses: `a == 401 && b != null || c != null`, where the two ask alike and belong together. */
const adviseParentheses: Advice = function* ({ flow: { definition } }) {
  for (const { source, path } of toExpressionSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      const either = node.kind === 'binary' && node.operator === '||' ? toMixed(node, source) : undefined
      if (!either) continue
      const { both, alike } = either
      const [first, last] = alike.toSorted((a, b) => a.offset - b.offset)
      const [shape, other] = alike.map(toShape)
      if (!first || !last || shape === undefined || shape !== other || isAsking(both, alike)) continue
      const joined = source.slice(first.offset, last.offset + last.length)
      const message = `\`${source}\` holds by one of its parts alone, since && joins more closely than ||`
      const hint = `Write (${joined}) if these two belong together, or put parentheses around the others`
      const loses = [`order of ${path[1]}`]
      yield { code: 'bad-expression', path, index: first.offset, message, hint, loses }
      break
    }
  }
}

/** Returns the parts beside a `||` that has a bare `&&` at one side, and the part that this joins them to. */
function toMixed({ left, right }: BinaryNode, source: string) {
  const isBare = !/[()]/.test(source.slice(left.offset + left.length, right.offset))
  const [chain, other] = left.kind === 'binary' && left.operator === '&&' ? [left, right] : [right, left]
  if (!isBare || chain.kind !== 'binary' || chain.operator !== '&&') return undefined
  const [both, beside] = chain === left ? [chain.left, chain.right] : [chain.right, chain.left]
  return { both, alike: [beside, other] }
}

/** Returns a condition without the places that it asks about; undefined unless it asks about one. */
function toShape(node: ExpressionNode): string | undefined {
  if (node.kind === 'unary') return toShape(node.operand)?.replace(/^/, node.operator)
  if (toPlace(node) !== undefined) return 'place'
  if (node.kind === 'has') return node.kind
  if (node.kind !== 'binary' || node.right.kind !== 'literal' || toPlace(node.left) === undefined) return undefined
  return `${node.operator} ${typeof node.right.value} ${String(node.right.value ?? '')}`
}

const listRoots = (node: ExpressionNode) => listNodes(node).flatMap((one) => (one.kind === 'variable' ? one.name : []))

/** Checks whether a part may belong to one of two alone: it asks alike, or for the same thing as only one of them. */
function isAsking(both: ExpressionNode, alike: readonly ExpressionNode[]): boolean {
  const roots = listRoots(both)
  const shared = alike.filter((one) => listRoots(one).some((root) => roots.includes(root)))
  return toShape(both) === alike.map(toShape)[0] || shared.length === 1
}

/** Finds conditions that compare a field with a constant that is none of its options, so that they never hold. */
const adviseOptionLimits: Advice = function* ({ flow: { definition, expressions } }) {
  for (const { source, path, inFailure } of toExpressionSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      if (node.kind !== 'binary' || !/^[!=]=$/.test(node.operator)) continue
      const [, name] = /^constants\.(\w+)$/.exec(toPlace(node.right) ?? '') ?? []
      const [place = '', value] = [toPlace(node.left), definition.constants[name ?? '']]
      const checked = expressions.check(place, undefined, inFailure)
      const options = checked.ok ? toOptions(toNonNull(checked.type)) : undefined
      if (name === undefined || typeof value !== 'string' || !options || options.includes(value)) continue
      const other = Object.keys(definition.constants).find((one) => options.includes(String(definition.constants[one])))
      const near = other === undefined ? findNear(value, options) : undefined
      yield {
        code: 'wrong-value',
        ...(near === undefined ? { path, index: node.right.offset } : { path: ['constants', name] }),
        message: `${place} is never "${value}", which ${name} is: no option says so`,
        hint:
          other !== undefined
            ? `Did you mean constants.${other}?`
            : near === undefined
              ? 'Write it as one of the options says it'
              : `Did you mean "${near}"?`,
        loses: [`constants.${name}`],
        unless: [value],
      }
    }
  }
}

/** Finds inputs of a call that are reckoned from the same values as everywhere else, but with another number or sign. */
export const adviseReckoned: Advice = function* ({ flow: { definition } }) {
  const sites = listInputs(definition)
  for (const group of toGroups(sites, ({ name }) => name).values()) {
    const [[one, ...more] = [], [other, ...others] = [], ...rest] = [
      ...toGroups(group, ({ source }) => toOrdered(source)).values(),
    ].toSorted((a, b) => a.length - b.length)
    if (!one || !other || more.length > 0 || others.length === 0 || rest.length > 0) continue
    const isOfCall = [other, ...others].some(({ call }) => call === one.call)
    const [places = '', usual] = [one.source, other.source].map(toReckoned)
    if (places === '' || places !== usual || !isOfCall) continue
    const message = `${one.owner} gives ${one.call} \`${one.source}\` for ${one.name}, and ${others.length + 1} other places give \`${other.source}\``
    yield { code: 'wrong-value', path: one.path, message, hint: `Write ${other.source}, as there` }
  }
}

/** Lists the inputs of calls as they are written: an input of a procedure counts once. */
function listInputs(definition: LinkedFlow['definition']) {
  const given = toInstructions(definition).flatMap(({ instruction: { call, with: input = {} }, path, owner }) =>
    Object.entries(input).flatMap(([name, source = '']) => {
      const place = toWrittenPath(definition, [...path, 'with', name])
      return call === undefined
        ? []
        : [{ call, name, source, owner, path: [...path, 'with', name], at: place.join('.') }]
    }),
  )
  return [...new Map(given.map((one) => [one.at, one])).values()]
}

/** Finds inputs of calls that have a number of their own where another place reckons the same input with a limit: one of the two changes. */
export const adviseWrittenInputs: Advice = function* ({ flow: { definition } }) {
  const sites = listInputs(definition).map((one) => {
    const parsed = parseExpression(one.source)
    const nodes = parsed.ok ? listNodes(parsed.ast) : []
    const isWritten = nodes.some((node) => node.kind === 'literal' && typeof node.value === 'number' && node.value > 1)
    const roots = new Set(nodes.flatMap((node) => (node.kind === 'variable' ? node.name : [])))
    return { ...one, isWritten, isLimit: roots.delete('constants'), slots: [...roots].toSorted().join() }
  })
  for (const one of sites) {
    const other = sites.find(({ name, slots, isLimit }) => isLimit && name === one.name && slots === one.slots)
    if (!one.isWritten || one.isLimit || !other) continue
    const message = `${one.owner} gives ${one.call} \`${one.source}\` for ${one.name}, and ${other.owner} gives \`${other.source}\``
    yield { code: 'written-limit', path: one.path, message, hint: `Write ${other.source}, as there` }
  }
}

/** Returns an expression with what it adds and subtracts in one order, since `1 + a` is `a + 1`. */
function toOrdered(source: string): string {
  const parsed = parseExpression(source)
  const toParts = (node: ExpressionNode, sign: '+' | '-'): readonly string[] => {
    if (node.kind !== 'binary' || !/^[+-]$/.test(node.operator)) return [`${sign}${toJavaScript(node)}`]
    const turned = sign === '+' ? '-' : '+'
    return [...toParts(node.left, sign), ...toParts(node.right, node.operator === '+' ? sign : turned)]
  }
  return parsed.ok ? toParts(parsed.ast, '+').toSorted().join(' ') : source
}

/** Returns what an expression is reckoned from, without numbers and signs; undefined if it does not reckon with several things. */
function toReckoned(source: string): string | undefined {
  const parsed = parseExpression(source)
  const nodes = parsed.ok ? listNodes(parsed.ast) : []
  const isReckoned = nodes.some((node) => node.kind === 'binary' && /^[-+*/]$/.test(node.operator))
  const isPlain = nodes.every((node) => /^(?:binary|literal|variable|select)$/.test(node.kind))
  const names = nodes.flatMap((node) =>
    node.kind === 'variable' ? node.name : node.kind === 'select' ? node.field.name : [],
  )
  return isReckoned && isPlain && names.length > 1 ? names.toSorted().join() : undefined
}
