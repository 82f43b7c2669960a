import type { Finding } from '../../../definition/FlowContext.ts'
import { toAllForms, toForms } from '../../../definition/forms.ts'
import { toSteps } from '../../../definition/instructions.ts'
import { listFields } from '../../../compiler/text/listFields.ts'
import { bundleForm } from '../../../validation/bundleForm.ts'
import { toCopyUses } from '../../../definition/copyUses.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toLanguageTag } from '../../../definition/languages.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import { toFields, toItem, toNonNull } from '../../../expressions/ExpressionType.ts'
import { type Advice, isAlike, isAmong, toGroups, toNameWords, toTextWords } from '../Advice.ts'
import { toNamedUnit, toToldUnit } from '../toUnit.ts'

/** Finds texts that are the same in one language, and have little in common in another. */
export const adviseSameTexts: Advice = function* ({ flow: { definition, source, copy } }) {
  const uses = [...toCopyUses({ flow: definition, source })].filter(({ path }) => path.includes('errorMessage'))
  const messages = [...new Set(uses.map(({ key }) => key))]
  const [[original = '', originals = {}] = []] = copy
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    // What the original says in the same words may be meant so, and one word may have to serve for two.
    const others =
      language === original ? [] : Object.keys(texts).filter((key) => toTextWords(texts[key] ?? '').length > 1)
    // A sentence is no label, which may serve for two.
    const isSentence = (key: string) => toTextWords(texts[key] ?? '').length >= fewestOfSentence
    const keys = [...new Set([...messages, ...others, ...Object.keys(texts).filter(isSentence)])]
    // What the original calls by two names, those of the two keys, are two things: "Edit the address", "Edit the income".
    const isOf = (key: string, one = key) =>
      toNameWords(key.split('.')[0] ?? '').some((word) =>
        isAmong(word, toTextWords(originals[one]?.toLowerCase() ?? '')),
      )
    const isApart = (one: string, other: string) =>
      language !== original && isOf(one) && isOf(other) && !isOf(one, other) && !isOf(other, one)
    // The key whose neighbors have the words of the message owns it.
    const toOwn = (key: string, text: string) => {
      const near = keys.filter((one) => one !== key && toField(one) === toField(key))
      const words = new Set(near.flatMap((one) => toTextWords(texts[one] ?? '')))
      return toTextWords(text).filter((word) => words.has(word)).length
    }
    for (const [text, same] of toGroups(keys, (key) => texts[key] ?? ''))
      for (const [at, key] of same.entries()) {
        // Two mistakes in one field may be told alike.
        const isOther = (one: string) =>
          isSentence(key) ||
          isApart(key, one) ||
          (toField(one) !== toField(key) && one.split('.')[0] === key.split('.')[0])
        const other = same.slice(0, at).find(isOther)
        if (!file || text === '' || other === undefined) continue
        const said = toTextWords(text.toLowerCase())
        const isToldOf = (one: string) => toNameWords(toField(one) ?? '').some((word) => isAmong(word, said))
        const isOdd = language === original && isToldOf(key) !== isToldOf(other)
        const [elsewhere] =
          [...copy].find(
            ([, { [key]: own, [other]: theirs }]) =>
              own !== undefined &&
              theirs !== undefined &&
              (isOdd || isApart(key, other) ? own !== theirs : !isSimilar(own, theirs)),
          ) ?? []
        if (elsewhere === undefined) continue
        const toFit = (one: string) => countFits(text, { key: one, texts, others: copy.get(elsewhere) ?? {} })
        const fit = toFit(key) - toFit(other)
        const isOwn = fit === 0 ? toOwn(key, text) > toOwn(other, text) : fit > 0
        const isFirst = isOdd ? isToldOf(key) : isOwn
        const [strange, meant] = isFirst ? [other, key] : [key, other]
        // The original may say the same of both, if it names neither.
        if (language === original && !isToldOf(meant) && !isSentence(key)) continue
        const message = `"${strange}" of ${language} has the words of "${meant}", and others in ${elsewhere}`
        const [both, about] = [[`text ${strange}`, `text ${meant}`], `the words "${text}" of ${language}`]
        const told = { message, hint: 'Write words of its own', about, unless: both, loses: both }
        yield { code: 'name-taken', file, path: [strange], ...told }
      }
  }
}

type Texts = Readonly<Record<string, string>>

const listLong = (one = '') => toTextWords(one.toLowerCase()).filter((word) => word.length > 3)

/** Counts the words of a text that further texts have, too, of which another language's words are those of what it says for a key. */
function countFits(text: string, { key, texts, others }: Record<'texts' | 'others', Texts> & { key: string }): number {
  const theirs = listLong(others[key])
  const alike = Object.keys(texts).filter(
    (one) => texts[one] !== text && listLong(others[one]).some((word) => theirs.includes(word)),
  )
  const heard = new Set(alike.flatMap((one) => listLong(texts[one])))
  return listLong(text).filter((word) => heard.has(word)).length
}

/** How many words make a text a sentence of which there is one. */
const fewestOfSentence = 6

/** Returns the field in the key of a message: `errors.email.required`. */
const toField = (key: string) => key.split('.')[1]

/** Checks whether two texts have more than half of their words in common. */
function isSimilar(one: string, other: string): boolean {
  const [words, others] = [toTextWords(one), toTextWords(other)]
  return words.filter((word) => others.includes(word)).length * 2 > Math.max(words.length, others.length)
}

/** Finds texts that give a limit in another unit than its own: `{savedDays} months`. */
export const adviseToldUnits: Advice = function* ({ flow: { definition, copy, source } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const { 1: name = '', 2: word = '', index } of text.matchAll(/\{(\w+)\} (\p{L}+)/gu)) {
        const [file, unit] = [source.copy.get(language), toToldUnit(word)]
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
        const counted = toNamedUnit(name) ?? toToldUnit(name)
        const units = toTextWords(text).flatMap((word) => toToldUnit(word) ?? [])
        // With two plurals, a number may belong to either.
        const isOnly = text.indexOf(', plural,') === text.lastIndexOf(', plural,')
        const numbered = [...(isOnly ? text.matchAll(/# (\p{L}+)/gu) : [])].flatMap(
          ([, word]) => toToldUnit(word) ?? [],
        )
        const isTold = counted !== undefined && units.includes(counted)
        const strange = isTold ? numbered.find((unit) => unit !== counted) : units[0]
        if (!file || counted === undefined || strange === undefined) continue
        const message = `"${key}" of ${language} counts {${name}} in ${strange}`
        yield { code: 'unlike-units', file, path: [key], message, hint: `Say ${counted}`, loses: [`text ${key}`] }
      }
}

/** Finds texts that the applicant cannot tell apart: of two fields of a form, or of two buttons seen together. */
export const adviseSameWords: Advice = function* ({ flow }) {
  for (const keys of listGroups(flow))
    for (const [language, texts] of flow.copy)
      for (const [index, key] of keys.entries()) {
        const isSame = (one: Readonly<Record<string, string>>, other: string) =>
          one[key]?.toLowerCase() === one[other]?.toLowerCase()
        const other = keys.slice(0, index).find((one) => one !== key && texts[one] !== undefined && isSame(texts, one))
        const file = flow.source.copy.get(language)
        const [elsewhere] = [...flow.copy].find(([, others]) => other !== undefined && !isSame(others, other)) ?? []
        if (other === undefined || !file) continue
        const [strange, meant] = toStranger(key, other, texts[key] ?? '')
        const message = `"${strange}" of ${language} has the words of "${meant}"${elsewhere === undefined ? '' : `, and others in ${elsewhere}`}`
        const loses = [`text ${strange}`, `text ${meant}`]
        yield { code: 'name-taken', file, path: [strange], message, hint: 'Write words of its own', loses }
      }
}

/** Lists groups of texts that have to differ. */
function* listGroups({ definition, schemas }: LinkedFlow): Generator<readonly string[]> {
  for (const { form } of toAllForms(definition)) {
    const fields = form.schema === undefined ? [] : listFields(bundleForm(form.schema, schemas.files))
    const titles = fields.flatMap(
      // Of fields with conditions, one may be shown in place of another.
      ({ nodes, conditions }) =>
        conditions.length > 0 ? [] : (nodes.map((node) => node['title']).find((one) => one !== undefined) ?? []),
    )
    yield titles.map(String)
  }
  for (const [step, { view = [], dialogs = {} }] of toSteps(definition)) {
    const submits = toForms(step, definition.steps[step] ?? {}).flatMap(({ form }) => form.submit ?? [])
    const always = view.flatMap((part) =>
      typeof part === 'object' && 'label' in part && part.when === undefined ? (part.label ?? []) : [],
    )
    // Of several forms, one is shown.
    for (const submit of submits.length > 0 ? new Set(submits) : [[]]) yield [submit, always].flat()
    for (const dialog of Object.values(dialogs)) yield (dialog?.buttons ?? []).flatMap((button) => button?.label ?? [])
  }
}

/** Returns two keys of the same text, first the one that has less in common with it. */
export function toStranger(one: string, other: string, text: string): readonly [string, string] {
  const words = text.toLowerCase()
  const count = (key: string) =>
    key.split(/\.|(?=[A-Z])/).filter((part) => part.length > 2 && words.includes(part.toLowerCase())).length
  return count(one) > count(other) ? [other, one] : [one, other]
}

/** A file with fewer texts may be a beginning. */
const fewTexts = 20

/** Finds files of a language with the texts of another one, as if that had been saved over them. */
export const adviseTwins: Advice = function* ({ flow: { copy, source } }) {
  for (const [index, [language, texts]] of [...copy].entries()) {
    const keys = Object.keys(texts)
    const file = source.copy.get(language)
    const isTwin = ([name, others]: readonly [string, Readonly<Record<string, string>>]) =>
      // British English may have the texts of American English.
      name.split('-')[0] !== language.split('-')[0] &&
      keys.length === Object.keys(others).length &&
      keys.every((key) => texts[key] === others[key])
    // A copy of a file that is named after no language is what is wrong.
    const before = [...copy].slice(0, index).filter(([name]) => toLanguageTag(name) === name)
    const twin = keys.length > fewTexts ? before.find(isTwin) : undefined
    if (!file || !twin) continue
    const message = `${language} has the texts of ${twin[0]}`
    const hint = 'Translate them, or restore the file if it was overwritten'
    yield { code: 'untranslated', file, path: [], message, hint, isWhole: true, unless: [`texts of ${twin[0]}`] }
  }
}

/** Finds options that show what is stored in place of its name, and fields that offer what another field of the form is for. */
export const adviseOptions: Advice = function* ({ flow: { definition, source, expressions } }) {
  const slots = Object.keys(definition.data)
  for (const { form, path } of toAllForms(definition)) {
    const chosen = Object.entries(form.fields ?? {}).flatMap(([field, one]) =>
      one?.options?.from === undefined ? [] : [{ field, ...one.options, from: one.options.from }],
    )
    for (const { field, value, label, from } of chosen) {
      const checked = expressions.check(from)
      if (!checked.ok) continue
      const place = [...path, 'fields', field, 'options']
      const names = Object.keys(toFields(toNonNull(toItem(toNonNull(checked.type)) ?? 'any')) ?? {})
      const named = names.find((name) => name !== value && /(?:name|label|title)$/i.test(name))
      if (value !== undefined && label === value && named !== undefined) {
        const message = `${field} shows ${label}, the stored value, to whoever chooses`
        yield { code: 'wrong-value', path: [...place, 'label'], message, hint: `Did you mean ${named}?` }
      }
      if (value !== undefined && value !== field && names.includes(field)) {
        const message = `${field} stores ${value} of what is chosen, which has ${field}, too`
        yield { code: 'wrong-value', path: [...place, 'value'], message, hint: `Did you mean ${field}?` }
      }
      const meant = slots.find((slot) => slot !== from && isAlike(slot, field))
      const other = chosen.find((one) => one.field !== field && one.from === from)
      if (meant === undefined || !other || isAlike(from, field)) continue
      const message = `${field} offers the same as ${other.field}, ${from}`
      const finding = { code: 'wrong-value', path: [...place, 'from'], message, loses: [`list of ${field}`] }
      yield { ...finding, hint: `Did you mean ${meant}?`, unless: [toLostPlace(source.flow, place)] }
    }
  }
}
