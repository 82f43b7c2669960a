import type { Check, Finding } from '../FlowContext.ts'
import { toLostPlace } from '../consequences.ts'
import { toHint, toMeant } from '../Problem.ts'
import { toContent, type SourceFile } from '../SourceFile.ts'
import { toDefaultTexts, toLanguageTag } from '../languages.ts'
import { isUncounted, toDifference, toNumbers, toPlaceholders } from '../parseText.ts'

/**
 * Finds copy files that are not named after a language (BCP 47), values that are not texts or are marked as untranslated, and languages
 * whose keys or placeholders differ from the first.
 */
export const checkLanguages: Check = ({ source, flow, copy, report }) => {
  const [first, ...others] = [...copy]
  if (!first) {
    if (typeof flow.copy !== 'string') return
    const message = `there is no copy file in ${flow.copy}`
    const hint = 'Name the folder that has the files of texts, such as en.json'
    report({ code: 'no-copy', path: ['copy'], message, hint, loses: ['copy', 'a text'] })
    return
  }
  if (typeof flow.language === 'string' && !copy.has(flow.language)) {
    const message = `the flow is written in ${flow.language}, in which there is no copy file`
    report({ code: 'unknown-language', path: ['language'], message, hint: toHint(flow.language, [...copy.keys()]) })
  }
  for (const [language, file] of source.copy) {
    const tag = toLanguageTag(language)
    if (tag === language) continue
    const hint = tag === undefined ? 'Name it after one, such as fr or pt-BR' : `Name it ${tag}.json`
    report({ code: 'unknown-language', file, path: [], message: `${language} is not a name of a language`, hint })
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
          hint: 'Write the words between straight quotation marks',
          // Texts that were put into one another have the names of all around them.
          loses: [
            `text ${key}`,
            `translation of ${key}`,
            ...Object.keys(Object(text)).map((one) => `lost ${key}.${one}`),
          ],
        })
    }
  }
  for (const [language, other] of others) {
    const file = source.copy.get(language)
    // In a file that is not JSON, or not named after a language, only that is reported.
    if (!file || isBroken(file) || isBroken(source.copy.get(firstName)) || toLanguageTag(language) !== language)
      continue
    const left = Object.keys(other).filter((key) => other[key]?.startsWith(`[${firstName}] `))
    const [next] = left
    if (next !== undefined) {
      const message = `${left.length} ${left.length === 1 ? 'text' : 'texts'} of ${language} ${left.length === 1 ? 'is' : 'are'} not translated, the first is "${next}"`
      const hint = `Translate what begins with [${firstName}], and take the mark away`
      report({ code: 'untranslated', file, path: [next], message, hint })
    }
    const { row = [], by = 0 } = findMoved(texts, other) ?? {}
    if (row[0] !== undefined) {
      const message = `"${row[0]}" of ${language} and ${row.length - 1} texts behind it have moved: each says what the one ${by > 0 ? 'behind' : 'before'} it should`
      const hint = 'Move them by one, or restore the file from git'
      // The last one has most likely moved to the other end.
      const keys = Object.keys(texts)
      const ends = [row[0], row.at(-1)].map((key) => keys.indexOf(key ?? ''))
      const loses = keys.slice(Math.max(0, (ends[0] ?? 0) - 1), (ends[1] ?? 0) + 2).map((key) => `text ${key}`)
      report({ code: 'other-placeholders', file, path: [row[0]], message, hint, loses })
    }
    const missing = Object.keys(texts).filter((key) => !Object.hasOwn(other, key))
    // The first language may leave texts to the engine that another one has to bring.
    const known = { ...toDefaultTexts(firstName), ...texts }
    const surplus = Object.keys(other).filter((key) => !Object.hasOwn(known, key))
    reportMissing(missing, { surplus, texts, language, firstName, file, report })
    for (const [key, text] of Object.entries(texts)) {
      const translated = Object.hasOwn(other, key) ? other[key] : undefined
      if (translated === undefined) continue
      const [wanted, found] = [toPlaceholders(text, firstName), toPlaceholders(translated, language)]
      if (!wanted || !found) continue
      if (wanted.toString() === found.toString()) {
        // The words of an option tell its numbers.
        const told = toNumbers(key).toString()
        const isFirst =
          (isUncounted(text) && /, plural,/.test(translated) && !isUncounted(translated)) ||
          (told !== '' && told !== toNumbers(text).toString() && told === toNumbers(translated).toString())
        const [here, there] = isFirst ? [language, firstName] : [firstName, language]
        const [own, theirs] = isFirst ? [translated, text] : [text, translated]
        const message = toDifference({
          text: own,
          translated: theirs,
          language: there,
          firstName: here,
          isOriginal: isFirst,
        })
        const place = isFirst ? source.copy.get(firstName) : file
        if (message !== undefined)
          report({
            code: 'other-placeholders',
            ...(place && { file: place }),
            path: [key],
            message: `"${key}" of ${there} ${message}`,
            hint: 'Let both say the same',
            unless: [`text ${key}`],
          })
        continue
      }
      // Most likely, the text with the unknown placeholder is wrong.
      const isFilled = (name: string) => Object.hasOwn(flow.constants ?? {}, name)
      // So is the text that writes out a number which the other takes from a constant.
      const isWrittenOut = wanted.length < found.length && toNumbers(text).length > toNumbers(translated).length
      // So has the one that has lost a limit: nobody puts one into a translation.
      const isLost = wanted.every((name) => found.includes(name))
      // A placeholder that other texts have, too, is no slip of the original: the translation has lost it.
      const isKnown = (name: string) =>
        Object.entries(texts).some(([another, one]) => another !== key && one.includes(`{${name}}`))
      const isCut = found.length < wanted.length && wanted.every((name) => found.includes(name) || isKnown(name))
      const isOriginal =
        (!isCut || isWrittenOut) &&
        found.every((name) => wanted.includes(name) || isFilled(name)) &&
        (isWrittenOut || isLost || !wanted.every(isFilled))
      const [here, there] = isOriginal ? [firstName, language] : [language, firstName]
      const [has, lacks] = isOriginal ? [wanted, found] : [found, wanted]
      const message = `"${key}" of ${here} has ${toList(has)}, but ${toList(lacks)} in ${there}`
      const place = isOriginal ? source.copy.get(firstName) : file
      const absent = lacks.filter((name) => !has.includes(name)).map((name) => `{${name}}`)
      const extra = has.filter((name) => !lacks.includes(name)).map((name) => `{${name}}`)
      const hint =
        absent.length > 0
          ? `Write ${absent.join(' and ')} here, too`
          : `Take ${extra.join(' and ')} out, or write it there, too`
      report({
        code: 'other-placeholders',
        ...(place && { file: place }),
        path: [key],
        message,
        hint,
        unless: [`text ${key}`, ...wanted.filter((name) => !found.includes(name))],
        loses: extra.map((name) => `link ${name}`),
      })
    }
    for (const key of surplus) {
      const hint = toHint(key, Object.keys(texts))
      const meant = toMeant(hint)
      const isOriginal =
        meant !== undefined && !Object.hasOwn(other, meant) && isStrange(meant, key, Object.keys(texts))
      const [own, another] = isOriginal ? [firstName, language] : [language, firstName]
      const said = isOriginal ? meant : key
      report({
        code: 'surplus-translation',
        file: source.copy.get(own) ?? file,
        path: [said],
        at: 'key',
        message: `${own} has "${said}", which ${another} does not have`,
        hint: isOriginal ? `Did you mean ${key}?` : hint,
        about: key,
        unless: [key, `lost ${key}`, toLostPlace(source.copy.get(firstName), [])],
      })
    }
  }
}

/** What a translation keeps of a text: its placeholders, its numbers, and the mark at its end. */
const toSign = (text = '') =>
  [...(text.match(/\{\w+|\d+/g) ?? []).toSorted(), /[.?!…]$/.exec(text)?.[0], text.includes('](')].join()

/** So many translations unlike their original show that a whole row has moved. */
const fewMoved = 5

/** Finds a row of texts that translate the next or the previous original each, as when a spreadsheet is sorted or filled in wrongly. */
function findMoved(texts: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const keys = Object.keys(texts)
  for (const by of [1, -1]) {
    let row: string[] = []
    for (const [index, key] of [...keys, ''].entries()) {
      const meant = texts[keys[index + by] ?? '']
      if (meant !== undefined && toSign(meant) === toSign(other[key])) row.push(key)
      else if (row.filter((one) => toSign(texts[one]) !== toSign(other[one])).length >= fewMoved) return { row, by }
      else row = []
    }
  }
  return undefined
}

const isBroken = (file: SourceFile | undefined) => file !== undefined && file.errors.length > 0

/** Checks whether of two keys the first one is misspelled: its own words are in no other key, and those of the second one are. */
function isStrange(one: string, other: string, keys: readonly string[]): boolean {
  const known = new Set(keys.flatMap((key) => (key === one ? [] : toKeyWords(key))))
  return !listOwn(one, other).some((word) => known.has(word)) && listOwn(other, one).every((word) => known.has(word))
}

const listOwn = (key: string, beside: string) => toKeyWords(key).filter((word) => !toKeyWords(beside).includes(word))

const toKeyWords = (key: string) => key.split(/[.\-_]|(?<=[a-z])(?=[A-Z])/)

/** If more texts than this are missing in a language, they are one finding. */
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

/** Reports each missing text at the one that it would follow; a key that is only misspelled is reported itself. */
function reportMissing(missing: readonly string[], { surplus, texts, language, firstName, file, report }: Missing) {
  const [next] = missing
  if (next !== undefined && missing.length > many) {
    const message = `${language} has none of ${missing.length} texts that ${firstName} has, the first is "${next}"`
    const hint = 'Copy the file of the first language, and translate it; what was lost is in git'
    report({ code: 'missing-translation', file, path: [], message, hint })
    return
  }
  const keys = Object.keys(texts)
  for (const key of missing) {
    if (toHint(key, surplus).startsWith('Did you mean')) continue
    const before = keys.slice(0, keys.indexOf(key)).findLast((other) => !missing.includes(other))
    const message = `${language} has no "${key}", which ${firstName} has`
    const path = before === undefined ? [] : [before]
    const hint = before === undefined ? `Add "${key}" as the first text` : `Add "${key}" behind "${before}"`
    report({ code: 'missing-translation', file, path, at: 'key', message, hint, unless: [`translation of ${key}`] })
  }
}

const toList = (names: readonly string[]) =>
  names.length === 0 ? 'no placeholder' : names.map((name) => `{${name}}`).join(', ')
