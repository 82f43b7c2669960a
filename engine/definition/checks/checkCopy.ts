import type { Check, Finding, FlowContext } from '../FlowContext.ts'
import { toLostPlace } from '../consequences.ts'
import { toHint, toMeant } from '../Problem.ts'
import { toContent, type SourceFile } from '../SourceFile.ts'
import { toCopyUses } from '../copyUses.ts'
import { toLanguageTag, withDefaultTexts } from '../languages.ts'
import { toDifference, toNumbers, toPlaceholders } from '../parseText.ts'

/**
 * Finds copy files that are not named after a language (BCP 47), values that are not texts or are marked as untranslated, and languages
 * whose keys or placeholders differ from the first.
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
          loses: [`text ${key}`],
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
    const missing = Object.keys(texts).filter((key) => !Object.hasOwn(other, key))
    const surplus = Object.keys(other).filter((key) => !Object.hasOwn(texts, key))
    reportMissing(missing, { surplus, texts, language, firstName, file, report })
    for (const [key, text] of Object.entries(texts)) {
      const translated = Object.hasOwn(other, key) ? other[key] : undefined
      if (translated === undefined) continue
      const [wanted, found] = [toPlaceholders(text, firstName), toPlaceholders(translated, language)]
      if (!wanted || !found) continue
      if (wanted.toString() === found.toString()) {
        // The words of an option tell its numbers.
        const told = toNumbers(key).toString()
        const isUncounted = text.includes(', plural,') && !text.includes('#') && translated.includes('#')
        const isFirst =
          isUncounted ||
          (told !== '' && told !== toNumbers(text).toString() && told === toNumbers(translated).toString())
        const [here, there] = isFirst ? [language, firstName] : [firstName, language]
        const [own, theirs] = isFirst ? [translated, text] : [text, translated]
        const message = toDifference({ text: own, translated: theirs, language: there, firstName: here })
        const place = isFirst ? source.copy.get(firstName) : file
        if (message !== undefined)
          report({
            code: 'other-placeholders',
            ...(place && { file: place }),
            path: [key],
            message: `"${key}" of ${there} ${message}`,
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
      const isOriginal =
        found.every((name) => wanted.includes(name) || isFilled(name)) &&
        (isWrittenOut || isLost || !wanted.every(isFilled))
      const [here, there] = isOriginal ? [firstName, language] : [language, firstName]
      const [has, lacks] = isOriginal ? [wanted, found] : [found, wanted]
      const message = `"${key}" of ${here} has ${toList(has)}, but ${toList(lacks)} in ${there}`
      const place = isOriginal ? source.copy.get(firstName) : file
      report({
        code: 'other-placeholders',
        ...(place && { file: place }),
        path: [key],
        message,
        unless: [`text ${key}`, ...wanted.filter((name) => !found.includes(name))],
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
    report({ code: 'missing-translation', file, path: [], message })
    return
  }
  const keys = Object.keys(texts)
  for (const key of missing) {
    if (toHint(key, surplus)?.startsWith('Did you mean')) continue
    const before = keys.slice(0, keys.indexOf(key)).findLast((other) => !missing.includes(other))
    const message = `${language} has no "${key}", which ${firstName} has`
    const path = before === undefined ? [] : [before]
    report({ code: 'missing-translation', file, path, at: 'key', message, unless: [`translation of ${key}`] })
  }
}

const toList = (names: readonly string[]) =>
  names.length === 0 ? 'no placeholder' : names.map((name) => `{${name}}`).join(', ')

/** Moves the finding of a text that another language has to the first language, where it was lost or renamed. */
function toLost(key: string, hint: string | undefined, { source, copy }: FlowContext): Partial<Finding> {
  const [first, ...others] = copy
  if (!first) return {}
  const [name, own] = first
  const file = source.copy.get(name)
  const [language, texts] = others.find(([, one]) => Object.hasOwn(one, key)) ?? []
  if (!file || !texts) return {}
  const meant = toMeant(hint)
  if (meant !== undefined && Object.hasOwn(own, meant) && !others.some(([, one]) => Object.hasOwn(one, meant))) {
    const message = `"${meant}" of ${name} is "${key}" where it is shown, and in ${language}`
    return { file, path: [meant], at: 'key', message, hint: `Did you mean ${key}?` }
  }
  const keys = Object.keys(texts)
  const before = keys.slice(0, keys.indexOf(key)).findLast((other) => Object.hasOwn(own, other))
  const message = `${name} has no "${key}", which is shown, and which ${language} has`
  return { file, path: before === undefined ? [] : [before], at: 'key', message, hint: undefined }
}

/** Returns the place of an option itself, if it has no words but others of its list do. */
function toOptionPlace(key: string, { file, path }: Pick<Finding, 'file' | 'path'>, known: readonly string[]) {
  if (!file || path.at(-1) !== 'options') return {}
  const holder = path.slice(0, -2)
  const node = holder.reduce<unknown>((at, part) => Object(at)[part], toContent(file))
  const options: readonly unknown[] = Object(node)['enum'] ?? []
  const prefix: unknown = Object(node).ui?.options
  const keys = options.map((option) => (typeof option === 'string' ? `${String(prefix)}.${option}` : undefined))
  const index = keys.indexOf(key)
  const isKnown = keys.some((one) => one !== undefined && known.includes(one))
  return isKnown && index !== -1 ? { path: [...holder, 'enum', index] } : {}
}

/** Names what an option without words makes unavailable: it may have been another one. */
const toOption = (key: string, { file, path }: Pick<Finding, 'file' | 'path'>) => [
  key.slice(key.lastIndexOf('.') + 1),
  toLostPlace(file, [...path.slice(0, -2), 'enum']),
]

/** Finds texts that a step or a form needs and the first language lacks, and placeholders that nothing fills. */
export const checkCopyKeys: Check = (context) => {
  const { flow, copy, report } = context
  const [language] = copy
  if (!language) return
  const [name, own] = language
  // The missing texts may all come after the fault in the file.
  if (isBroken(context.source.copy.get(name))) return
  const texts = withDefaultTexts(name, own)
  const known = Object.keys(texts)
  for (const { key, params, ...place } of toCopyUses(context)) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) {
      const hint = toHint(key, known)
      report({
        code: 'unknown-copy',
        ...place,
        ...toOptionPlace(key, place, known),
        message: `there is no "${key}" in the copy of ${name}`,
        about: key,
        hint,
        ...toLost(key, hint, context),
        loses: [key, 'a text', ...(place.path.at(-1) === 'options' ? toOption(key, place) : [])],
        // A use is found at `ui.options`, but the fault may be in the `enum` beside it.
        unless: [
          toLostPlace(place.file, [...place.path.slice(0, -2), 'enum']),
          // If a key occurs twice in the copy file, one of the two was meant to be another one.
          toLostPlace(context.source.copy.get(name), []),
        ],
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
        unless: [toLostPlace(place.file ?? context.source.flow, [...place.path.slice(0, -1), 'params'])],
      })
    }
  }
}
