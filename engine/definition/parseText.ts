import { parse } from '@messageformat/parser'

/** A part of a text: words, a placeholder, a choice between texts, or the `#` that stands for a plural's count. */
export type TextPart = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' }

/** Parses a text of the copy (ICU MessageFormat) in a language, whose plural cases it may use; throws when it cannot be read. */
export const parseText = (text: string, language: string): readonly TextPart[] =>
  parse(text, { ...toCases(language), strict: true })

type Cases = Readonly<Record<Intl.PluralRuleType, Intl.LDMLPluralRule[]>>

// Asking for them takes longer than parsing a text.
const known = new Map<string, Cases>()

function toCases(language: string): Cases {
  const ask = (type: Intl.PluralRuleType) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
  const cases = known.get(language) ?? { cardinal: ask('cardinal'), ordinal: ask('ordinal') }
  known.set(language, cases)
  return cases
}

/** The names of a text's placeholders, sorted; undefined when the text cannot be read. */
export function toPlaceholders(text: string, language: string): string[] | undefined {
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

/** Where a text chooses its words: the name of each placeholder that is counted (`plural`) or told apart (`select`), and how. */
export function toChoices(text: string, language: string): ReadonlyMap<string, string> {
  // Most texts have none, and to parse them again would take longer than the rest of the check of their words.
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
}

/** Whether a language tells one from many; to ask it takes long. */
const hasCases = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 1

/** In what two texts with the same placeholders differ: how they are counted, or the numbers they tell. */
export function toDifference({ text, translated, language, firstName }: Translation): string | undefined {
  const [wanted, found] = [toChoices(text, firstName), toChoices(translated, language)]
  const counts = (choices: typeof wanted, name: string) => choices.get(name)?.startsWith('plural') ?? false
  // Another language may count where the first need not; and need not where no word stands behind the number: "Left: {days}".
  const counted = [...wanted.keys()].find(
    (name) =>
      counts(wanted, name) && !counts(found, name) && new RegExp(`\\{${name}\\}\\s+\\p{L}`, 'u').test(translated),
  )
  if (counted !== undefined && [firstName, language].every(hasCases))
    return `has no plural of {${counted}}, but one in ${firstName}`
  const [numbers, others] = [toNumbers(text), toNumbers(translated)]
  if (numbers.length === 0 || others.length === 0 || numbers.toString() === others.toString()) return undefined
  return `says ${others.join(', ')}, but ${numbers.join(', ')} in ${firstName}`
}

/** The numbers of a text, without what separates their thousands and without those of its links. */
export const toNumbers = (text: string): string[] => [
  ...new Set(
    [...text.replaceAll(/\]\([^)]*\)/g, '').matchAll(/\d+(?:[.,\u00A0\u202F]\d{3})*(?:[.,]\d+)?/g)]
      .map(([number]) => number.replaceAll(/[.,\u00A0\u202F](?=\d{3})/g, '').replace(',', '.'))
      .toSorted(),
  ),
]
