import type { JSONPath } from 'jsonc-parser'
import type { Finding } from '../../definition/FlowContext.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toSteps } from '../../definition/instructions.ts'
import { listSpelledNumbers } from '../../definition/languages.ts'
import { listNodes, type BinaryNode, type ExpressionNode } from '../../expressions/index.ts'
import { type Advice, toTextWords } from './Advice.ts'
import type { Constants } from './terms.ts'
import { isUnlike, toNamedUnit, toUnit } from './toUnit.ts'

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
      yield { code: 'unlike-units', ...place(node.offset), message, hint: 'Compare only what counts alike' }
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

/** Larger units that texts may use for a constant in each unit, in English and Spanish. */
const larger: Readonly<Record<string, RegExp>> = {
  seconds: /^(?:minutes?|minutos?)$/,
  minutes: /^(?:hours?|horas?)$/,
  hours: /^(?:days?|días?)$/,
  days: /^(?:weeks?|months?|years?|semanas?|mes(?:es)?|años?)$/,
  months: /^(?:years?|años?)$/,
}

/** Finds limits that hold a number which texts give in a larger unit: 2 for "two years" in a constant that counts months, or 36. */
export const adviseTextUnits: Advice = function* ({ flow: { definition, copy } }) {
  for (const [name, value] of Object.entries(definition.constants)) {
    const unit = larger[toNamedUnit(name) ?? '']
    for (const [language, texts] of typeof value === 'number' && value > 1 && unit ? copy : []) {
      const shown = Object.entries(texts).filter(([, text]) => text.includes(`{${name}}`))
      const scopes = new Set(shown.map(([key]) => key.slice(0, key.indexOf('.') + 1)))
      const told = Object.entries(texts).find(
        ([key, text]) =>
          [...scopes].some((scope) => key.startsWith(scope)) &&
          [...text.matchAll(/([\p{L}\d]+) (\p{L}+)/gu)].some(
            ([, count = '', word = '']) =>
              unit?.test(word.toLowerCase()) &&
              isToldWrong(name, Number(value), [Number(count), ...listSpelledNumbers(count, language)]),
          ),
      )
      if (!told) continue
      const message = `${name} is ${String(value)}, but "${told[0]}" says "${told[1]}": ${name} counts ${toNamedUnit(name)}`
      const hint = 'Give it the number in its own unit, or let the text say the same'
      yield { code: 'unlike-units', path: ['constants', name], message, hint }
      break
    }
  }
}

/** Checks whether a number of larger units is the same number as that of a constant, or not as many months as it counts. */
const isToldWrong = (name: string, value: number, counts: readonly number[]) =>
  counts.includes(value) ||
  (toNamedUnit(name) === 'months' && value < 600 && counts.some((count) => count > 0 && count * 12 !== value))

/** The unit that each word in a text stands for, in English and Spanish. */
const told: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].map((word) => [word, `${word}s`])),
  segundo: 'seconds',
  minuto: 'minutes',
  hora: 'hours',
  día: 'days',
  semana: 'weeks',
  mes: 'months',
  mese: 'months',
  año: 'years',
}

/** Finds texts that give a limit in another unit than its own: `{savedDays} months`. */
export const adviseToldUnits: Advice = function* ({ flow: { definition, copy, source } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const { 1: name = '', 2: word = '', index } of text.matchAll(/\{(\w+)\} (\p{L}+)/gu)) {
        const [file, unit] = [
          source.copy.get(language),
          told[word.toLowerCase()] ?? told[word.toLowerCase().replace(/s$/, '')],
        ]
        const counted = Object.hasOwn(definition.constants, name) ? toNamedUnit(name) : undefined
        if (!file || unit === undefined || counted === undefined || unit === counted) continue
        const message = `"${key}" of ${language} tells {${name}}, which counts ${counted}, in ${unit}`
        yield {
          code: 'unlike-units',
          file,
          path: [key],
          index,
          message,
          hint: `Say ${counted}`,
          loses: [`text ${key}`],
        }
      }
  yield* listCountedUnits(copy, source)
}

/** Finds plurals that tell what they count in another unit: `{minutes, plural, one {1 hour} other {# hours}}`. */
function* listCountedUnits(copy: LinkedFlow['copy'], source: LinkedFlow['source']): Generator<Finding> {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const [, name = ''] of text.matchAll(/\{(\w+), plural,/g)) {
        const file = source.copy.get(language)
        const counted = toNamedUnit(name) ?? told[name.replace(/s$/, '')]
        const units = toTextWords(text).flatMap(
          (word) => told[word.toLowerCase()] ?? told[word.toLowerCase().replace(/s$/, '')] ?? [],
        )
        if (!file || counted === undefined || units.length === 0 || units.includes(counted)) continue
        const message = `"${key}" of ${language} counts {${name}} in ${units[0]}`
        yield { code: 'unlike-units', file, path: [key], message, hint: `Say ${counted}`, loses: [`text ${key}`] }
      }
}

/** Checks whether a condition compares values of different units. */
export const isOfUnlikeUnits = (ast: ExpressionNode, source: string, constants: Constants): boolean =>
  [...listNodes(ast)].some((node) => node.kind === 'binary' && toFault(node, source, constants) !== undefined)

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

/** Finds texts with a `$` before a placeholder, as programs write one; before a number it is a dollar sign. */
export const adviseAmounts: Advice = function* ({ flow: { definition, copy, source } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const { 0: found, 1: dollars, 2: name = dollars ?? '', index } of text.matchAll(
        /\$\{(\w+)\}|\{(\w+)\} ?%/g,
      )) {
        const file = source.copy.get(language)
        // A rate may be given as a number, but then it is so everywhere.
        const isShownWhole = Object.values(texts).some((other) => new RegExp(`\\{${name}\\}(?! ?%)`).test(other))
        if (!file || typeof definition.constants[name] === 'number' || (found.endsWith('%') && !isShownWhole)) continue
        const message = `"${key}" of ${language} has a placeholder of another kind, which would be shown as it stands`
        const hint = 'Write {name}; what an amount is in stands in it already'
        yield { code: 'bad-wording', file, path: [key], index, message, hint, loses: [`text ${key}`] }
      }
}

/** Finds texts that spell out the value of a constant: they become wrong as soon as the author changes it. */
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
      const limit = limits.find(({ shape, words }) => shape.test(text) && !key.includes(words))
      if (!limit) continue
      const { name, words } = limit
      const message = `"${key}" of ${language} says "${words}", which is what the constant ${name} holds`
      yield { code: 'written-limit', file, path: [key], message, hint: `Write {${name}} in its place` }
    }
  }
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
