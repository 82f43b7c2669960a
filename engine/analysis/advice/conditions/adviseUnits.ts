import type { JSONPath } from 'jsonc-parser'
import type { Finding } from '../../../definition/FlowContext.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import { toSteps } from '../../../definition/instructions.ts'
import { listSpelledNumbers } from '../../../definition/languages.ts'
import { listNodes, toParameters, type BinaryNode, type ExpressionNode } from '../../../expressions/index.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import { type Advice, isAmong, toNameWords } from '../Advice.ts'
import { listSites } from './adviseArguments.ts'
import type { Constants } from '../terms.ts'
import { isUnlike, toNamedUnit, toUnit } from '../toUnit.ts'

const compared = ['<', '<=', '>', '>=', '==', '!=', '+', '-']

/**
 * Finds numbers of one unit that are compared with, added to or passed as numbers of another, and texts compared as dates that are
 * not dates.
 */
export const adviseUnits: Advice = function* ({ flow: { definition, expressions } }) {
  const { constants } = definition
  for (const { path, source, inFailure } of toExpressionSites(definition)) {
    const checked = expressions.check(source, undefined, inFailure)
    if (!checked.ok) continue
    const place = toPlaceIn(path, definition)
    for (const node of listNodes(checked.ast)) {
      const message = node.kind === 'binary' ? toFault(node, source, constants) : undefined
      if (message === undefined) continue
      yield { code: 'unlike-units', ...place(node.offset), message, hint: 'Compare only values of the same unit' }
      break
    }
    const wanted = ['with', 'set', 'fill'].includes(String(path.at(-2))) ? toNamedUnit(String(path.at(-1))) : undefined
    const given = toUnit(checked.ast, constants)
    if (wanted === undefined || given === undefined || wanted === given) continue
    const message = `${String(path.at(-1))} takes ${wanted}, but \`${source}\` counts ${given}`
    yield { code: 'unlike-units', path, message, hint: `Give it ${wanted}` }
  }
  for (const [step, { view = [] }] of toSteps(definition))
    for (const [index, part] of view.entries()) {
      const name = typeof part === 'object' && 'wait' in part ? part.wait?.seconds : undefined
      if (name === undefined) continue
      // What a condition compares is no wait, if it does not say so.
      const isCompared = toExpressionSites(definition).some(({ source }) => source.includes(`constants.${name}`))
      const unit = toNamedUnit(name) ?? (isCompared ? 'something else' : 'seconds')
      if (unit === 'seconds') continue
      const message = `a button of step ${step} waits for ${name}, which counts ${unit}, not seconds`
      const path = ['steps', step, 'view', index, 'wait', 'seconds']
      yield { code: 'unlike-units', path, message, hint: 'Name a constant that counts seconds' }
    }
}

/** Finds arguments that count otherwise than their parameter is named: months for `monthDays`. */
export const adviseArgumentUnits: Advice = function* ({ flow: { definition } }) {
  const { constants, functions = {} } = definition
  for (const { source, path } of listSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      if (node.kind !== 'call') continue
      const places = toParameters(functions[node.name] ?? '')
      const strange = node.args.flatMap((arg, index) => {
        const { name = '' } = places[index] ?? {}
        const [wanted, given] = [toNamedUnit(name), toUnit(arg, constants)]
        return wanted === undefined || given === undefined || wanted === given ? [] : [{ arg, name, wanted, given }]
      })
      const [one, ...more] = strange
      // Two of them are most likely exchanged.
      if (!one || more.length > 0) continue
      const { arg, name, wanted, given } = one
      const message = `${name} counts ${wanted}, but \`${source.slice(arg.offset, arg.offset + arg.length)}\` counts ${given}`
      yield { code: 'unlike-units', path, index: arg.offset, message, hint: `Give it ${wanted}` }
    }
  }
}

/** Larger units that texts may use for a constant in each unit, in English and Spanish. */
const larger: Readonly<Record<string, RegExp>> = {
  seconds: /^(?:minutes?|minutos?)$/,
  minutes: /^(?:hours?|horas?)$/,
  hours: /^(?:days?|días?)$/,
  days: /^(?:weeks?|months?|years?|semanas?|mes(?:es)?|años?)$/,
  months: /^(?:years?|años?)$/,
}

/** Finds limits that hold a number which texts give in a larger unit: 2 for "two years" in a constant that counts months, or 36. */
export const adviseTextUnits: Advice = function* ({ flow: { definition, copy, source } }) {
  for (const [name, value] of Object.entries(definition.constants)) {
    const unit = larger[toNamedUnit(name) ?? '']
    if (typeof value !== 'number' || value <= 1 || !unit) continue
    const told = [...copy].flatMap(([language, texts]) => {
      const file = source.copy.get(language)
      const shown = Object.entries(texts).filter(([, text]) => text.includes(`{${name}}`))
      const scopes = [...new Set(shown.map(([key]) => key.slice(0, key.indexOf('.') + 1)))]
      return Object.entries(texts).flatMap(([key, text]) => {
        if (!file || !scopes.some((scope) => key.startsWith(scope))) return []
        const found = [...text.matchAll(/([\p{L}\d]+) (?=(\p{L}+))/gu)]
        const counts = found.flatMap(([, count = '', word = '']) =>
          unit.test(word.toLowerCase()) ? [Number(count), ...listSpelledNumbers(count, language)] : [],
        )
        return counts.some((count) => count > 0) ? [{ key, text, file, counts }] : []
      })
    })
    const wrong = told.filter(({ counts }) => isToldWrong(name, definition.constants, counts))
    const [first] = wrong
    if (!first) continue
    const message = `${name} is ${String(value)}, but "${first.key}" says "${first.text}": ${name} counts ${toNamedUnit(name)}`
    const hint = 'Give it the number in its own unit, or let the text say the same'
    // Where most texts say what the limit is, the text is what is wrong.
    const isOfText = wrong.length * 2 < told.length
    const place = isOfText
      ? { file: first.file, path: [first.key], loses: [`text ${first.key}`] }
      : { path: ['constants', name] }
    yield { code: 'unlike-units', ...place, message, hint }
  }
}

/** Checks whether a number of larger units is the same number as that of a constant, or as many months as no constant counts. */
function isToldWrong(name: string, constants: Constants, counts: readonly number[]): boolean {
  const value = Number(constants[name])
  if (counts.includes(value)) return true
  const isCounted = (count: number) =>
    Object.entries(constants).some(([other, months]) => toNamedUnit(other) === 'months' && months === count * 12)
  return toNamedUnit(name) === 'months' && value < 600 && counts.some((count) => count > 0 && !isCounted(count))
}

/** Checks whether a condition compares values of different units. */
export const isOfUnlikeUnits = (ast: ExpressionNode, source: string, constants: Constants): boolean =>
  listNodes(ast).some((node) => node.kind === 'binary' && toFault(node, source, constants) !== undefined)

/** Locates a part of an expression: by its offset in a predicate, otherwise by the whole value, which begins with a mark. */
const toPlaceIn =
  (path: JSONPath, { predicates }: LinkedFlow['definition']) =>
  (offset: number): Pick<Finding, 'path' | 'index'> =>
    path[0] === 'predicates' && predicates[String(path[1])] ? { path, index: offset } : { path }

/** Describes what is wrong with the two sides of an operator; undefined if nothing is. */
function toFault({ operator, left, right }: BinaryNode, source: string, constants: Constants): string | undefined {
  if (!compared.includes(operator)) return undefined
  const quote = ({ offset, length }: ExpressionNode) => `\`${source.slice(offset, offset + length)}\``
  const [first, second] = [toUnit(left, constants), toUnit(right, constants)]
  if (first !== undefined && second !== undefined && isUnlike(operator, first, second))
    return `${quote(left)} counts ${first}, but ${quote(right)} counts ${second}`
  for (const [other, side] of [
    [left, right],
    [right, left],
  ] as const)
    if (isDated(other, constants) && side.kind === 'literal' && typeof side.value === 'string' && !isDate(side.value))
      return `${quote(side)} is not a date as they are written here, such as 2026-12-31`
  return undefined
}

const isDated = (node: ExpressionNode, constants: Constants) =>
  toUnit(node, constants) === 'dates' || (node.kind === 'select' && /^date[A-Z]|Date$/.test(node.field.name))

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Finds texts that spell out the value of a constant that they are about: they become wrong as soon as the author changes it. */
export const adviseLimits: Advice = function* ({ flow }) {
  const written = JSON.stringify([flow.definition, [...flow.copy.values()]])
  const limits = Object.entries(flow.definition.constants).flatMap(([name, value]) => {
    const words = toWords(name, value)
    // A number that is neither compared with nor shown, such as a timeout, is not what a text speaks of.
    const isKnown =
      typeof value === 'string' || new RegExp(`[<>]=? ?constants\\.${name}\\b|\\{${name}\\}`).test(written)
    return words === undefined || !isKnown ? [] : [{ name, words, shape: toShape(words) }]
  })
  for (const section of ['predicates', 'procedures'] as const) {
    for (const [name, { means = '' }] of Object.entries<{ readonly means?: string }>(flow.definition[section] ?? {})) {
      const limit = limits.find(({ shape }) => shape.test(means))
      const when = section === 'predicates' ? (flow.definition.predicates[name]?.when ?? '') : ''
      // A condition with a number of its own means that one.
      if (!limit || new RegExp(`[<>=] ?${Number.parseInt(limit.words)}\\b`).test(when)) continue
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
      const limit = limits.find(
        ({ name, shape, words }) => shape.test(text) && !key.includes(words) && isAbout(name, key, text, flow),
      )
      if (!limit) continue
      const { name, words } = limit
      const message = `"${key}" of ${language} says "${words}", which is what the constant ${name} holds`
      const about = `${name} in ${key}`
      yield { code: 'written-limit', file, path: [key], message, hint: `Write {${name}} in its place`, about }
    }
  }
}

/**
 * Checks whether a text is about a constant, not about another number that is the same: it has a word of the constant's name, texts
 * of its kind show the constant, or a step with it asks a condition that compares the constant.
 */
function isAbout(name: string, key: string, text: string, { definition, source, copy }: LinkedFlow): boolean {
  const words = toNameWords(name).slice(0, -1)
  if (
    typeof definition.constants[name] === 'string' ||
    words.some((word) => isAmong(word, toNameWords(`${key} ${text}`)))
  )
    return true
  const scope = key.slice(0, key.indexOf('.') + 1)
  const isShown = [...copy.values()].some((texts) =>
    Object.entries(texts).some(([other, one]) => other.startsWith(scope) && one.includes(`{${name}}`)),
  )
  const asked = Object.entries(definition.predicates).filter(([, { when }]) => when.includes(`constants.${name}`))
  const uses = [...toCopyUses({ flow: definition, source })].filter((use) => use.key === key && use.path[0] === 'steps')
  const steps = uses.map(({ path }) => JSON.stringify(definition.steps[String(path[1])] ?? {}))
  return isShown || asked.some(([predicate]) => steps.some((step) => step.includes(`"${predicate}"`)))
}

/**
 * Returns how a text would write a constant: a number with its unit, the last word of the name. Undefined for what many texts may
 * say by chance, such as a round number.
 */
function toWords(name: string, value: unknown): string | undefined {
  const [unit] = /[A-Z]?[a-z]+$/.exec(name) ?? []
  if (typeof value === 'number' && unit !== undefined) return `${value} ${unit.toLowerCase()}`
  const isTelling =
    typeof value === 'string' && /\d/.test(value) && (/\p{L}/u.test(value) || /(?:\d\D*){7}/.test(value))
  return isTelling && value.length > 4 ? value : undefined
}

/** Creates a pattern that does not match inside another word or number; after 1, the plural "s" is optional. */
const toShape = (words: string) =>
  new RegExp(
    `(?<![\\w.,-])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/^(1 \w+)s$/, '$1s?')}(?![\\w])`,
  )
