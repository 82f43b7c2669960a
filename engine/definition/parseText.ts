import { parse } from '@messageformat/parser'
import { toHint } from './Problem.ts'
import { rememberByText } from '../validation/remember.ts'

/** A part of a text: words, a placeholder, a choice between texts, or the `#` that stands for a plural's count. */
export type TextPart = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' }

/** Parses a text of the copy (ICU MessageFormat) with the plural cases of its language; throws if that fails. */
export const parseText = (text: string, language: string): readonly TextPart[] =>
  parse(text, { ...toCases(language), strict: true })

const braceHint = "A brace that is meant as such stands between apostrophes: '{'"
/** A placeholder between straight quotes: MessageFormat takes what is between them as plain words. */
export const quotedPlaceholder = {
  has: /(?<!')'\{\w+\}/,
  says: 'has a placeholder between straight quotes, so that its name is shown in place of its value',
  hint: 'Write “ and ” for the quotes, or take them away',
}

const kinds = ['plural', 'select', 'selectordinal']

/** Says in words why the parser refuses a text, and how to mend it. */
export function toRefused(reason: string, text: string): { readonly message: string; readonly hint: string } {
  const [, kind] = /^Invalid strict mode function arg type: (.*)$/.exec(reason) ?? []
  if (kind !== undefined) return { message: `${kind} is not a way to choose words`, hint: toHint(kind, kinds) }
  const [, name] = /^The plural case (.*) is not valid/.exec(reason) ?? []
  if (name !== undefined) return { message: `no plural has a case ${name}`, hint: 'Its cases are called one and other' }
  if (/\{ ?# ?\}/.test(text)) return { message: 'the # of a number is in braces', hint: 'Write # by itself' }
  return reason.startsWith('Unexpected message end')
    ? { message: 'a { in it is not closed', hint: `Write } where the placeholder ends. ${braceHint}` }
    : { message: reason, hint: braceHint }
}

type Cases = Readonly<Record<Intl.PluralRuleType, Intl.LDMLPluralRule[]>>

/** Returns the plural cases of a language; remembered, since asking for them takes longer than parsing a text. */
const toCases = rememberByText((language): Cases => {
  const ask = (type: Intl.PluralRuleType) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
  return { cardinal: ask('cardinal'), ordinal: ask('ordinal') }
})

/** Returns the sorted names of a text's placeholders; undefined if the text cannot be parsed. */
export function toPlaceholders(text: string, language: string): string[] | undefined {
  // Most texts have none.
  if (!/[{}]/.test(text)) return []
  try {
    return [...new Set(parseText(text, language).flatMap(toNames))].toSorted()
  } catch {
    return undefined
  }
}

function toNames(part: TextPart): string[] {
  if (part.type === 'content' || part.type === 'octothorpe') return []
  if (part.type === 'argument') return [part.arg]
  const inner = part.type === 'function' ? (part.param ?? []) : part.cases.flatMap((one) => one.tokens)
  return [part.arg, ...inner.flatMap(toNames)]
}

/** Returns the placeholders by which a text chooses its words, and whether each is counted (`plural`) or distinguished (`select`). */
export function toChoices(text: string, language: string): ReadonlyMap<string, string> {
  // Most texts have none, and parsing them again would take longer than the rest of the check of their words.
  if (!/,\s*(?:plural|select)/.test(text)) return new Map()
  try {
    return new Map(
      parseText(text, language).flatMap((part) => ('cases' in part ? [[part.arg, part.type] as const] : [])),
    )
  } catch {
    return new Map()
  }
}

interface Translation {
  readonly text: string
  readonly translated: string
  readonly language: string
  readonly firstName: string
  /** Whether the original is what differs, so that it is given as the translation. */
  readonly isOriginal?: boolean
}

/** Checks whether a language distinguishes one from many, which is slow to ask. */
const hasCases = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 1

/** Lists the cases between which a text distinguishes by names (`select`). */
const listCases = (text: string, language: string): readonly string[] =>
  text.includes(', select,')
    ? parseText(text, language).flatMap((part) => (part.type === 'select' ? part.cases.map(({ key }) => key) : []))
    : []

/** Returns the sign of the currency that a text names. */
const toCurrency = (text: string) => /\p{Sc}/u.exec(text)?.[0]

/** Checks whether a text counts something and does not tell the number where there are many, as # or by its name. */
export const isUncounted = (text: string): boolean => {
  const name = /\{(\w+), plural,/.exec(text)?.[1]
  const [, many = ''] = /.*\bother\s*\{(.*)/s.exec(text) ?? []
  return name !== undefined && !text.includes(`{${name}}`) && !many.includes('#')
}

/** Describes how two texts with the same placeholders differ: in cases, currencies or numbers; undefined if they do not. */
export function toDifference({ text, translated, language, firstName, isOriginal }: Translation): string | undefined {
  const [wanted, found] = [toChoices(text, firstName), toChoices(translated, language)]
  const counts = (choices: typeof wanted, name: string) => choices.get(name)?.startsWith('plural') ?? false
  // A translation may add a plural, and needs none if no word follows the number, or an abbreviation: "Left: {days}", "{minutes} min".
  const counted = [...wanted.keys()].find(
    (name) =>
      counts(wanted, name) &&
      !counts(found, name) &&
      new RegExp(`\\{${name}\\}\\s+(?!(?:min|h|s|mi|km)(?!\\p{L}))\\p{L}`, 'u').test(translated),
  )
  if (counted !== undefined && [firstName, language].every(hasCases))
    return `has no plural of {${counted}}, but one in ${firstName}`
  // Of a translation that tells it in one case, another check reports the other ones.
  const isLost = isUncounted(translated) && (isOriginal || !translated.includes('#'))
  if (isLost && !isUncounted(text) && [...wanted.keys()].some((name) => counts(wanted, name)))
    return `does not tell the number that it counts, as ${firstName} does`
  const [cases, original] = [listCases(translated, language), listCases(text, firstName)]
  const strange = cases.find((one) => !original.includes(one))
  if (strange !== undefined && original.some((one) => !cases.includes(one)))
    return `has the case ${strange}, which ${firstName} does not have`
  // A case that names somebody may not be what is said otherwise.
  const lost = original.find((one) => !cases.includes(one))
  const named = new RegExp(`\\b${lost} ?\\{[^{}]*?(?<=\\s)(\\p{Lu}\\p{L}{3,})`, 'u').exec(text)?.[1]
  if (cases.length > 0 && named !== undefined && !translated.includes(named))
    return `does not name ${named}, since it lacks the case ${lost} of ${firstName}`
  const [currency, other] = [toCurrency(text), toCurrency(translated)]
  if (currency !== undefined && other !== undefined && currency !== other)
    return `has amounts in ${other}, but in ${currency} in ${firstName}`
  const [order, another] = [text, translated].map((one) => /\b(?:MM(?=.DD)|DD(?=.MM))/.exec(one)?.[0])
  if (order !== undefined && another !== undefined && order !== another)
    return `begins a date with ${another}, but with ${order} in ${firstName}`
  const [numbers, others] = [toNumbers(text), toNumbers(translated)]
  // One language may spell a number out, add one, or tell the time by another clock: "24/7", "5 p.m.", "31/12/2026".
  if (isWithin(numbers, others) || isWithin(others, numbers) || [text, translated].some((one) => clock.test(one)))
    return undefined
  const [hours, told] = [numbers, others].map((all) => all.map((one) => String(Number(one) % 12)))
  if ([text, translated].every((one) => span.test(one)) && hours && told && isWithin(hours, told)) return undefined
  return `says ${others.join(', ')}, but ${numbers.join(', ')} in ${firstName}`
}

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((number) => all.includes(number))

/** A time by the clock of twelve hours. */
const clock = /\d\s?[ap]\.?\s?m\b/i

/** Hours from one to another: "9–5". */
const span = /(?<!\d)(?:1?\d|2[0-4])\s?[–-]\s?(?:1?\d|2[0-4])(?!\d)/

/** Returns the numbers in a text, without thousands separators and without those in its links. */
export const toNumbers = (text: string): string[] => [
  ...new Set(
    [...text.replaceAll(/\]\([^)]*\)/g, '').matchAll(/\d+(?:[.,\u00A0\u202F]\d{3})*(?:[.,]\d+)?/g)]
      .map(([number]) => number.replaceAll(/[.,\u00A0\u202F](?=\d{3})/g, '').replace(',', '.'))
      .toSorted(),
  ),
]
