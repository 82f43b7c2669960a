import { parse } from '@messageformat/parser'

/** A part of a text: words, a placeholder, a choice between texts, or the `#` that stands for a plural's count. */
export type TextPart = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' }

/** Parses a text of the copy (ICU MessageFormat) in a language, whose plural cases it may use; throws when it cannot be read. */
export const parseText = (text: string, language: string): readonly TextPart[] =>
  parse(text, { cardinal: toCases(language, 'cardinal'), ordinal: toCases(language, 'ordinal'), strict: true })

const toCases = (language: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
