import type { Check, Finding } from '../FlowContext.ts'
import { toLostPlace } from '../consequences.ts'
import { toHint } from '../Problem.ts'
import { toContent, type SourceFile } from '../SourceFile.ts'
import { toCopyUses } from '../copyUses.ts'
import { toLanguageTag, withDefaultTexts } from '../languages.ts'
import { toChoices, toPlaceholders } from '../parseText.ts'

/**
 * Finds files named after no language (BCP 47), what is no text or marked as not translated, and languages that differ from
 * the first in their keys or placeholders.
 */
export const checkLanguages: Check = ({ source, flow, copy, report }) => {
  const [first, ...others] = [...copy]
  if (!first) return
  if (typeof flow.language === 'string' && !copy.has(flow.language)) {
    const message = `the flow is written in ${flow.language}, in which there is no copy file`
    report({ code: 'unknown-language', path: ['language'], message, hint: toHint(flow.language, [...copy.keys()]) })
  }
  for (const [language, file] of source.copy) {
    const tag = toLanguageTag(language)
    if (tag === language) continue
    const hint = tag === undefined ? 'Name it after one, such as fr or pt-BR' : `Name it ${tag}.json`
    report({ code: 'unknown-language', file, path: [], message: `${language} is no name of a language`, hint })
  }
  const [firstName, texts] = first
  for (const [language, file] of source.copy) {
    for (const [key, text] of Object.entries(toContent(file) ?? {})) {
      const path = [key]
      if (typeof text !== 'string')
        report({
          code: 'no-text',
          file,
          path,
          message: `"${key}" of ${language} should be a text`,
          loses: [`text ${key}`],
        })
    }
  }
  for (const [language, other] of others) {
    const file = source.copy.get(language)
    // Of a file that is no JSON, or named after no language, that is told alone.
    if (!file || isBroken(file) || isBroken(source.copy.get(firstName)) || toLanguageTag(language) !== language)
      continue
    const left = Object.keys(other).filter((key) => other[key]?.startsWith(`[${firstName}] `))
    const [next] = left
    if (next !== undefined) {
      const message = `${left.length} ${left.length === 1 ? 'text' : 'texts'} of ${language} ${left.length === 1 ? 'is' : 'are'} not translated, the first is "${next}"`
      const hint = `Translate what begins with [${firstName}], and take the mark away`
      report({ code: 'untranslated', file, path: [next], message, hint })
    }
    const missing = Object.keys(texts).filter((key) => !Object.hasOwn(other, key))
    const surplus = Object.keys(other).filter((key) => !Object.hasOwn(texts, key))
    reportMissing(missing, { surplus, texts, language, firstName, file, report })
    for (const [key, text] of Object.entries(texts)) {
      const translated = Object.hasOwn(other, key) ? other[key] : undefined
      if (translated === undefined) continue
      const [wanted, found] = [toPlaceholders(text, firstName), toPlaceholders(translated, language)]
      if (!wanted || !found) continue
      if (wanted.toString() === found.toString()) {
        const message = toDifference({ text, translated, language, firstName })
        if (message !== undefined)
          report({
            code: 'other-placeholders',
            file,
            path: [key],
            message: `"${key}" of ${language} ${message}`,
            unless: [`text ${key}`],
          })
        continue
      }
      // The one that names what is not there has the slip in it, as far as can be told.
      const isFilled = (name: string) => Object.hasOwn(flow.constants ?? {}, name)
      // So has the one that writes out what the other lets a limit say.
      const isWrittenOut = wanted.length < found.length && toNumbers(text).length > toNumbers(translated).length
      const isOriginal =
        found.every((name) => wanted.includes(name) || isFilled(name)) && (isWrittenOut || !wanted.every(isFilled))
      const [here, there] = isOriginal ? [firstName, language] : [language, firstName]
      const [has, lacks] = isOriginal ? [wanted, found] : [found, wanted]
      const message = `"${key}" of ${here} has ${toList(has)}, but ${toList(lacks)} in ${there}`
      const place = isOriginal ? source.copy.get(firstName) : file
      report({
        code: 'other-placeholders',
        ...(place && { file: place }),
        path: [key],
        message,
        unless: [`text ${key}`],
      })
    }
    for (const key of surplus) {
      const message = `${language} has "${key}", which ${firstName} has not`
      report({
        code: 'surplus-translation',
        file,
        path: [key],
        at: 'key',
        message,
        hint: toHint(key, Object.keys(texts)),
        about: key,
        unless: [key, toLostPlace(source.copy.get(firstName), [])],
      })
    }
  }
}

const isBroken = (file: SourceFile | undefined) => file !== undefined && file.errors.length > 0

/** So many missing texts of one language are one finding. */
const many = 20

interface Missing {
  /** The keys that only this language has. */
  readonly surplus: readonly string[]
  readonly texts: Readonly<Record<string, string>>
  readonly language: string
  readonly firstName: string
  readonly file: SourceFile
  readonly report: (finding: Finding) => void
}

/** Each at the text after which it would stand; one whose key is only misspelled is told at that. */
function reportMissing(missing: readonly string[], { surplus, texts, language, firstName, file, report }: Missing) {
  const [next] = missing
  if (next !== undefined && missing.length > many) {
    const message = `${language} has none of ${missing.length} texts that ${firstName} has, the first is "${next}"`
    report({ code: 'missing-translation', file, path: [], message })
    return
  }
  const keys = Object.keys(texts)
  for (const key of missing) {
    if (toHint(key, surplus)?.startsWith('Did you mean')) continue
    const before = keys.slice(0, keys.indexOf(key)).findLast((other) => !missing.includes(other))
    const message = `${language} has no "${key}", which ${firstName} has`
    report({ code: 'missing-translation', file, path: before === undefined ? [] : [before], at: 'key', message })
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
function toDifference({ text, translated, language, firstName }: Translation): string | undefined {
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
const toNumbers = (text: string): string[] => [
  ...new Set(
    [...text.replaceAll(/\]\([^)]*\)/g, '').matchAll(/\d+(?:[.,\u00A0\u202F]\d{3})*(?:[.,]\d+)?/g)]
      .map(([number]) => number.replaceAll(/[.,\u00A0\u202F](?=\d{3})/g, '').replace(',', '.'))
      .toSorted(),
  ),
]

const toList = (names: readonly string[]) =>
  names.length === 0 ? 'no placeholder' : names.map((name) => `{${name}}`).join(', ')

/** An option without words may be what another one was, and so may all that is said of it. */
const toOption = (key: string, { file, path }: Pick<Finding, 'file' | 'path'>) => [
  key.slice(key.lastIndexOf('.') + 1),
  toLostPlace(file, [...path.slice(0, -2), 'enum']),
]

/** Finds words that a step or a form needs and the first language does not have, and placeholders that nothing fills. */
export const checkCopyKeys: Check = (context) => {
  const { flow, copy, report } = context
  const [language] = copy
  if (!language) return
  const [name, own] = language
  // What stands behind the fault may be all that is asked for.
  if (isBroken(context.source.copy.get(name))) return
  const texts = withDefaultTexts(name, own)
  const known = Object.keys(texts)
  for (const { key, params, ...place } of toCopyUses(context)) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) {
      report({
        code: 'unknown-copy',
        ...place,
        message: `there is no "${key}" in the copy of ${name}`,
        about: key,
        hint: toHint(key, known),
        loses: [key, ...(place.path.at(-1) === 'options' ? toOption(key, place) : [])],
        // Options are asked for where their words are.
        unless: [toLostPlace(place.file, [...place.path.slice(0, -2), 'enum'])],
      })
      continue
    }
    if (!params) continue
    const placeholders = toPlaceholders(text, name)
    const filled = [...params, ...Object.keys(flow.constants ?? {})]
    const isFilled = placeholders?.every((placeholder) => filled.includes(placeholder)) ?? false
    for (const param of params) {
      if (!placeholders || !isFilled || placeholders.includes(param) || place.path.at(-1) !== 'message') continue
      const message = `"${key}" is given ${param}, which it does not show`
      const path = [...place.path.slice(0, -1), 'params', param]
      report({ code: 'surplus-input', path, at: 'key', message, hint: toHint(param, placeholders) })
    }
    for (const placeholder of placeholders ?? []) {
      if (filled.includes(placeholder)) continue
      const message = `nothing fills {${placeholder}} of "${key}"`
      report({
        code: 'unfilled-placeholder',
        ...place,
        message,
        hint: toHint(placeholder, filled),
        loses: [placeholder],
      })
    }
  }
}
