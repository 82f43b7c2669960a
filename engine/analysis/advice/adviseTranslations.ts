import { toChoices } from '../../definition/parseText.ts'
import type { Advice } from './Advice.ts'

/** How many times as long as its original a translation may be. */
const factor = 3
/** How many more characters a translation may have, since it may spell out an abbreviation, such as VIN. */
const allowance = 60

/** Finds translations so much longer or shorter than the original that they probably say something else or will not fit. */
export const adviseLengths: Advice = function* ({ flow }) {
  const [first, ...others] = flow.copy
  if (!first) return
  const [original, texts] = first
  for (const [language, translated] of others) {
    const file = flow.source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(translated)) {
      const [long, short] = [text.length, texts[key]?.length ?? text.length].toSorted((a, b) => b - a)
      if ((long ?? 0) <= factor * (short ?? 0) + allowance) continue
      yield {
        code: 'length-differs',
        file,
        path: [key],
        message: `"${key}" has ${text.length} characters in ${language}, and ${texts[key]?.length ?? 0} in ${original}`,
        hint: 'See whether both say the same, and whether the longer one fits',
        unless: [`text ${key}`],
      }
    }
  }
}

/**
 * Finds two labels of a language that were exchanged: each resembles what the other says in the first language, or in its key. Only
 * words that are akin in both languages can tell.
 */
export const adviseCrossedWords: Advice = function* ({ flow: { source, copy } }) {
  const [original = '', originals = {}] = [...copy][0] ?? []
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    const words = Object.entries(texts).filter(([, text]) => /^\p{L}{5,}$/u.test(text))
    const isLike = (text: string, key: string) =>
      isAkin(text, language === original ? key.slice(key.lastIndexOf('.') + 1) : (originals[key] ?? ''))
    for (const [index, [key, text]] of words.entries()) {
      const [other] =
        words
          .slice(index + 1)
          .find(([one, said]) => isLike(text, one) && isLike(said, key) && !isLike(text, key) && !isLike(said, one)) ??
        []
      if (!file || other === undefined) continue
      const message = `"${key}" of ${language} says "${text}", and "${other}" says "${texts[other]}"`
      const both = [`text ${key}`, `text ${other}`]
      const unless = language === original ? [] : both
      yield { code: 'wrong-value', file, path: [key], message, hint: 'Exchange the two', loses: both, unless }
    }
  }
}

/** Checks whether two words begin alike. */
function isAkin(one: string, other: string): boolean {
  const [word, short] = [one, other].map((text) => text.toLowerCase()).toSorted((a, b) => b.length - a.length)
  const length = Math.max(4, Math.ceil((short?.length ?? 0) * 0.7))
  return short !== undefined && short.length >= 4 && word?.slice(0, length) === short.slice(0, length)
}

/** Finds texts that count one thing of another the other way round than in another language: "6 of 24 months". */
export const adviseCrossedCounts: Advice = function* ({ flow: { source, copy } }) {
  const [[original = '', texts = {}] = [], ...others] = copy
  const file = source.copy.get(original)
  for (const [key, text] of file ? Object.entries(texts) : []) {
    const [part = '', whole = ''] = toParts(text)
    const turned = others.find(([, other]) => part !== '' && toParts(other[key]).join() === [whole, part].join())
    if (!file || !turned) continue
    const message = `"${key}" of ${original} shows {${part}} of {${whole}}, and ${turned[0]} {${whole}} of {${part}}`
    yield {
      code: 'other-placeholders',
      file,
      path: [key],
      message,
      hint: 'Turn one of them round',
      loses: [`text ${key}`],
    }
  }
}

/** Returns the two placeholders of a count: `{covered} of {needed}`. */
const toParts = (text = '') => /\{(\w+)\} (?:of|de|von|sur) \{(\w+)\}/.exec(text)?.slice(1) ?? []

/**
 * Finds translations that lack something that the original has: the number of a plural, the period at the end, the words of a button
 * that it quotes. A sentence that is the original itself was not translated.
 */
export const adviseLost: Advice = function* ({ flow: { source, copy } }) {
  const [[, originals = {}] = [], ...others] = copy
  for (const [language, texts] of others) {
    const file = source.copy.get(language)
    const same = Object.keys(texts).filter((key) => texts[key] === originals[key])
    // A translation that has just begun, or British English, has most texts of the original.
    if (!file || same.length * 2 > Object.keys(texts).length) continue
    for (const [key, text] of Object.entries(texts)) {
      const first = originals[key]
      const lost = first === undefined ? undefined : toLost(first, text, originals, texts)
      if (lost === undefined) continue
      const message = `"${key}" of ${language} ${lost[0]}`
      yield {
        code: lost[2] ?? 'other-placeholders',
        file,
        path: [key],
        message,
        hint: lost[1],
        unless: [`text ${key}`],
      }
    }
  }
}

type Texts = Readonly<Record<string, string>>

/** Returns what a translation has lost, and how to mend it. */
function toLost(first: string, text: string, originals: Texts, texts: Texts) {
  if (first === text && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 4)
    return ['is the original, word for word', 'Translate it', 'untranslated'] as const
  const [, counted = ''] = /\{(\w+), plural,/.exec(text) ?? []
  if (/other \{[^{}]*#/.test(first) && /other \{[^{}#]*\}/.test(text) && !text.includes(`{${counted}}`))
    return ['does not show the number that it counts', 'Write # where the number is to stand'] as const
  if (/[a-z]\.$/.test(first) && /\p{L}$/u.test(text))
    return ['does not end as a sentence, as the original does', 'See whether its end was lost', 'bad-wording'] as const
  const quoted = first.match(/(?<=“)[^”]+(?=”)/g) ?? []
  const named = quoted.flatMap((words) => {
    const key = Object.keys(originals).find((one) => originals[one] === words && words.includes(' '))
    return key === undefined || texts[key] === undefined ? [] : [{ key, words: texts[key] }]
  })
  const strange = named.find(({ words }) => !text.includes(words))
  return (
    strange &&
    ([
      `does not quote "${strange.key}", which is "${strange.words}"`,
      'Write its words as they are',
      'bad-wording',
    ] as const)
  )
}

/** Finds texts that count a constant which is a text, so that no case of the plural fits it. */
export const adviseCounted: Advice = function* ({ flow: { definition, source, copy } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const [name, kind] of toChoices(text, language)) {
        const file = source.copy.get(language)
        if (!file || kind === 'select' || typeof definition.constants?.[name] !== 'string') continue
        const message = `"${key}" of ${language} counts {${name}}, which is a text`
        yield {
          code: 'wrong-type',
          file,
          path: [key],
          message,
          hint: `Write {${name}} by itself`,
          unless: [`text ${key}`],
        }
      }
}

/** Finds constants that are texts and end with the word that stands behind them in every text: 90 days in "up to {graceDays} days". */
export const adviseDoubledUnits: Advice = function* ({ flow: { definition, copy } }) {
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
