import type { Check } from '../FlowContext.ts'
import { toHint } from '../Problem.ts'
import { toContent } from '../SourceFile.ts'
import { toCopyUses } from '../copyUses.ts'
import { toLanguageTag } from '../languages.ts'
import { withDefaultTexts } from '../texts/withDefaultTexts.ts'
import { toPlaceholders } from '../parseText.ts'

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
        report({ code: 'no-text', file, path, message: `"${key}" of ${language} should be a text` })
    }
  }
  for (const [language, other] of others) {
    const file = source.copy.get(language)
    if (!file) continue
    const left = Object.keys(other).filter((key) => other[key]?.startsWith(`[${firstName}] `))
    const [next] = left
    if (next !== undefined) {
      const message = `${left.length} ${left.length === 1 ? 'text' : 'texts'} of ${language} ${left.length === 1 ? 'is' : 'are'} not translated, the first is "${next}"`
      const hint = `Translate what begins with [${firstName}], and take the mark away`
      report({ code: 'untranslated', file, path: [next], message, hint })
    }
    for (const [key, text] of Object.entries(texts)) {
      const translated = Object.hasOwn(other, key) ? other[key] : undefined
      if (translated === undefined) {
        report({
          code: 'missing-translation',
          file,
          path: [],
          message: `${language} has no "${key}", which ${firstName} has`,
        })
        continue
      }
      const [wanted, found] = [toPlaceholders(text, firstName), toPlaceholders(translated, language)]
      if (!wanted || !found || wanted.toString() === found.toString()) continue
      // The one that names what is not there has the slip in it, as far as can be told.
      const isFilled = (name: string) => Object.hasOwn(flow.constants ?? {}, name)
      const isOriginal = found.every((name) => wanted.includes(name) || isFilled(name)) && !wanted.every(isFilled)
      const [here, there] = isOriginal ? [firstName, language] : [language, firstName]
      const [has, lacks] = isOriginal ? [wanted, found] : [found, wanted]
      const message = `"${key}" of ${here} has ${toList(has)}, but ${toList(lacks)} in ${there}`
      const place = isOriginal ? source.copy.get(firstName) : file
      report({ code: 'other-placeholders', ...(place && { file: place }), path: [key], message })
    }
    for (const key of Object.keys(other)) {
      if (Object.hasOwn(texts, key)) continue
      const message = `${language} has "${key}", which ${firstName} has not`
      report({
        code: 'surplus-translation',
        file,
        path: [key],
        at: 'key',
        message,
        hint: toHint(key, Object.keys(texts)),
      })
    }
  }
}

const toList = (names: readonly string[]) =>
  names.length === 0 ? 'no placeholder' : names.map((name) => `{${name}}`).join(', ')

/** Finds words that a step or a form needs and the first language does not have, and placeholders that nothing fills. */
export const checkCopyKeys: Check = (context) => {
  const { flow, copy, report } = context
  const [language] = copy
  if (!language) return
  const [name, own] = language
  const texts = withDefaultTexts(name, own)
  const known = Object.keys(texts)
  for (const { key, params, ...place } of toCopyUses(context)) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) {
      report({
        code: 'unknown-copy',
        ...place,
        message: `there is no "${key}" in the copy of ${name}`,
        hint: toHint(key, known),
      })
      continue
    }
    if (!params) continue
    const filled = [...params, ...Object.keys(flow.constants ?? {})]
    for (const placeholder of toPlaceholders(text, name) ?? []) {
      if (filled.includes(placeholder)) continue
      const message = `nothing fills {${placeholder}} of "${key}"`
      report({ code: 'unfilled-placeholder', ...place, message, hint: toHint(placeholder, filled) })
    }
  }
}
