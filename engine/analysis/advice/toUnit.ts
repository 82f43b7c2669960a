import type { ExpressionNode } from '../../expressions/index.ts'
import { listSpelledNumbers, toLanguageTag } from '../../definition/languages.ts'
import type { Advice } from './Advice.ts'
import { toConstant, type Constants } from './terms.ts'

/** Words that, at the end of a name, tell the unit of its number, and what each unit is called in a sentence. */
const spans: Readonly<Record<string, string>> = {
  ms: 'milliseconds',
  milliseconds: 'milliseconds',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  percent: 'percent',
}

/** What each field of `now` counts. */
const moments: Readonly<Record<string, string>> = {
  year: 'years of the calendar',
  month: 'months of the calendar',
  day: 'days of the calendar',
  ms: 'milliseconds since 1970',
  date: 'dates',
}

/** How many of one unit make one of a larger unit. */
const steps = [
  ['milliseconds', 'seconds', [1000]],
  ['seconds', 'minutes', [60]],
  ['minutes', 'hours', [60]],
  ['hours', 'days', [24]],
  ['days', 'weeks', [7]],
  ['days', 'months', [30, 31]],
  ['days', 'years', [365, 365.25, 366]],
  ['months', 'years', [12]],
] as const

/** The unit that a multiplication produces, by unit and number: `years * 12` counts months. */
const smaller = toSmaller()

function toSmaller(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (from: string, unit: string, factor: number): void => {
    found.set(`${from} ${factor}`, unit)
    for (const [less, more, factors] of steps)
      if (more === unit) for (const one of factors) add(from, less, factor * one)
  }
  for (const unit of new Set(steps.flatMap(([less, more]) => [less, more]))) add(unit, unit, 1)
  return found
}

const units = [...new Set(Object.values(spans))]

/** Returns the unit that a name such as `coverMinutes` tells; undefined for a name without a unit. */
export function toNamedUnit(name: string): string | undefined {
  const [word] = /(?<=[a-z\d])[A-Z][a-z]+$/.exec(name) ?? []
  if (word === 'Year') return moments['year']
  return word === undefined ? undefined : spans[word.toLowerCase()]
}

/** Returns the unit of an expression as far as names and arithmetic reveal it. */
export function toUnit(node: ExpressionNode, constants: Constants): string | undefined {
  if (node.kind === 'select') {
    const { object, field } = node
    if (object.kind === 'variable' && object.name === 'now') return moments[field.name]
    return field.name === 'year' ? moments['year'] : toNamedUnit(field.name)
  }
  if (node.kind === 'variable' || node.kind === 'call') return toNamedUnit(node.name)
  if (node.kind === 'builtin') return node.name === 'size' ? 'how many there are' : undefined
  if (node.kind === 'unary') return toUnit(node.operand, constants)
  if (node.kind !== 'binary') return undefined
  const [left, right] = [toUnit(node.left, constants), toUnit(node.right, constants)]
  if (node.operator === '+' || node.operator === '-') return toSum(node.operator, left, right)
  if (node.operator !== '*' && node.operator !== '/') return undefined
  // Multiplying or dividing by a number may convert the unit.
  const [unit, factor] = left === undefined ? [right, node.left] : [left, node.right]
  const number = toConstant(factor, constants)
  if (unit === undefined || typeof number !== 'number' || (left !== undefined && right !== undefined)) return undefined
  if (node.operator === '*') return smaller.get(`${unit} ${number}`) ?? unit
  return units.find((more) => smaller.get(`${more} ${number}`) === unit && more !== unit) ?? unit
}

/** Returns the unit of a sum: a calendar year and some years make a calendar year, while two calendar years are some years apart. */
function toSum(operator: '+' | '-', left: string | undefined, right: string | undefined): string | undefined {
  if (left === undefined || right === undefined) return left ?? right
  if (operator === '-' && left === right) return toSpan(left)
  return left === toSpan(left) ? right : left
}

const toSpan = (unit: string) => unit.replace(/ .*/, '')

/** Checks whether an operator cannot combine two units. */
export const isUnlike = (operator: string, left: string, right: string): boolean =>
  operator === '+' || operator === '-'
    ? toSpan(left) !== toSpan(right) || (operator === '-' && left === toSpan(left) && right !== left)
    : left !== right

/** Finds numbers and units that texts and constants do not tell alike. */
export const adviseToldMeasures: Advice = function* (context) {
  yield* adviseDoubledUnits(context)
  yield* adviseToldCounts(context)
  yield* adviseMeasures(context)
  yield* adviseSeparators(context)
}

/** Finds thousands with another mark between the digits than in all other texts of the language: 20.000 for 20,000, but not 5.125%. */
const adviseSeparators: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy) {
    const found = Object.entries(texts).flatMap(([key, text]) =>
      [...text.matchAll(/(?<![\d.,])\d{1,3}([.,])\d{3}(?![\d.,]*\d|\s?%)/g)].map(([number, mark]) => ({
        key,
        number,
        mark,
      })),
    )
    const strange = found.find(({ mark }) => found.filter((one) => one.mark === mark).length * 5 <= found.length)
    const same = strange && found.filter(({ key, mark }) => key !== strange.key && mark === strange.mark)
    const file = source.copy.get(language)
    if (!file || !strange || same?.length !== 0) continue
    const [usual] = found.filter(({ mark }) => mark !== strange.mark)
    const message = `"${strange.key}" of ${language} writes ${strange.number}, and other texts write ${usual?.number}`
    yield { code: 'bad-wording', file, path: [strange.key], message, hint: 'Write the thousands as they do' }
  }
}

/** Finds constants that are texts and end with the word that stands behind them in every text: 90 days in "up to {graceDays} days". */
const adviseDoubledUnits: Advice = function* ({ flow: { definition, copy } }) {
  const [[language = '', texts = {}] = []] = copy
  for (const [name, value] of Object.entries(definition.constants)) {
    const word = typeof value === 'string' ? /\P{L}(\p{L}{2,})$/u.exec(value)?.[1] : undefined
    const shown = Object.entries(texts).filter(([, text]) => text.includes(`{${name}}`))
    const isDoubled = ([, text]: (typeof shown)[number]) =>
      text
        .split(`{${name}}`)
        .slice(1)
        .every((rest) => new RegExp(`^ ${word}\\b`, 'i').test(rest))
    const [first] = shown
    if (word === undefined || !first || !shown.every(isDoubled)) continue
    const number = /^(\d+) \p{L}+$/u.exec(String(value))?.[1]
    const message = `${name} is "${String(value)}", so that "${first[0]}" of ${language} says "${String(value)} ${word}"`
    const hint = number === undefined ? `Write it without "${word}"` : `Write ${number}`
    yield { code: 'bad-wording', path: ['constants', name], message, hint }
  }
}

/** Finds texts that write out how many of something there are, where a constant is called after it: "two references". */
const adviseToldCounts: Advice = function* ({ flow: { definition, copy, source } }) {
  const [[language = '', texts = {}] = []] = copy
  const file = source.copy.get(language)
  for (const [name, value] of file && language.startsWith('en') ? Object.entries(definition.constants) : []) {
    if (typeof value !== 'number' || !/^[a-z]{4,}s$/.test(name)) continue
    const shape = new RegExp(
      `([\\p{L}\\d-]+) (?:(?!(?:more|of|other|or|and|last|first)\\b)\\p{L}+ )?${name}(?!\\p{L})`,
      'iu',
    )
    for (const [key, text] of Object.entries(texts)) {
      const [words = '', count = ''] = text.toLowerCase().includes(name) ? (shape.exec(text) ?? []) : []
      const [number] = /^\d+$/.test(count) ? [Number(count)] : listSpelledNumbers(count, language)
      if (!file || number === undefined || number < 2 || text.includes(`{${name}}`)) continue
      const message = `"${key}" of ${language} says "${words}", and the constant ${name} is ${value}`
      yield { code: 'written-limit', file, path: [key], message, hint: `Write {${name}} in its place` }
    }
  }
}

/** Units of measures that a translation may take one for the other. */
const measures = [
  ['mile', 'kilometer', 'meter', 'foot', 'yard', 'inch', 'centimeter'],
  ['pound', 'kilogram', 'ounce', 'gram'],
  ['gallon', 'liter', 'milliliter'],
]

/** Returns the units of measures by the words that a language has for them. */
function toMeasures(language: string): ReadonlyMap<string, string> {
  const pairs = measures.flat().flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    const words = [1, 2].flatMap((count) => format.formatToParts(count).filter(({ type }) => type === 'unit'))
    return words.map(({ value }) => [value.trim().toLowerCase(), unit] as const)
  })
  return new Map([...Object.entries(abbreviated), ...pairs])
}

/** Units that every language abbreviates alike. */
const abbreviated = { km: 'kilometer', ft: 'foot', yd: 'yard', cm: 'centimeter', kg: 'kilogram', lb: 'pound' }

/** Finds translations that give the same number in another unit of measure: miles in one language, and kilometers in another. */
const adviseMeasures: Advice = function* ({ flow: { copy, source } }) {
  const [[original = '', originals = {}] = [], ...others] = copy
  const told = new Map([...copy].map(([language, texts]) => [language, listMeasures(language, texts)]))
  for (const [language] of others)
    for (const { key, number, unit } of told.get(language) ?? []) {
      const same = told.get(original)?.filter((one) => one.key === key && one.number === number) ?? []
      const isOther = (one: string) =>
        one !== unit && measures.some((kind) => kind.includes(one) && kind.includes(unit))
      const first = same.find((one) => isOther(one.unit))
      if (!first || same.some((one) => one.unit === unit)) continue
      // The language in which other texts have the unit of the other one is wrong here.
      const isUsual = (name: string, one: string) =>
        told.get(name)?.some((each) => each.key !== key && each.unit === one) === true
      const isFirst = isUsual(original, unit) && !isUsual(language, first.unit)
      const [here, there] = isFirst ? [original, language] : [language, original]
      const [own, wanted] = isFirst ? [first.unit, unit] : [unit, first.unit]
      const file = source.copy.get(here)
      const message = `"${key}" of ${here} gives ${number} in the unit ${own}, and ${there} in ${wanted}`
      const hint = 'Say the same in both'
      if (file && originals[key] !== undefined)
        yield { code: 'unlike-units', file, path: [key], message, hint, loses: [`text ${key}`] }
    }
}

/** Lists the numbers and placeholders of texts with a unit of measure behind them. */
function listMeasures(language: string, texts: Readonly<Record<string, string>>) {
  // Another check reports a file that is not named after a language.
  const known = toLanguageTag(language) === language ? toMeasures(language) : undefined
  return Object.entries(texts).flatMap(([key, text]) =>
    [...text.matchAll(/(\{\w+\}|[\d.,]*\d) (\p{L}+)/gu)].flatMap(([, number = '', word = '']) => {
      const unit = known?.get(word.toLowerCase())
      return unit === undefined ? [] : [{ key, number, unit }]
    }),
  )
}

/** The unit that each word in a text stands for, in English and Spanish. */
const toldUnits: Readonly<Record<string, string>> = {
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

/** Returns the unit that a word stands for, in the singular or the plural. */
export const toToldUnit = (word = '') =>
  toldUnits[word.toLowerCase()] ?? toldUnits[word.toLowerCase().replace(/s$/, '')]
