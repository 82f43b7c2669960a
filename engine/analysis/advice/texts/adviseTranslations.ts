import type { Finding } from '../../../definition/FlowContext.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toInstructions } from '../../../definition/instructions.ts'
import { toChoices } from '../../../definition/parseText.ts'
import { type Advice, isAlike, toTextWords } from '../Advice.ts'

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
export const adviseCrossedWords: Advice = function* ({ flow }) {
  const { source, copy } = flow
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
export function isAkin(one: string, other: string): boolean {
  const [word, short] = one.length < other.length ? [other, one] : [one, other]
  const length = Math.max(4, Math.ceil(short.length * 0.7))
  return short.length >= 4 && word.slice(0, length).toLowerCase() === short.slice(0, length).toLowerCase()
}

/** Finds texts that count one thing of another, or name a span, the other way around than in another language: "6 of 24 months". */
export const adviseCrossedCounts: Advice = function* ({ flow: { source, copy } }) {
  const [[original = '', texts = {}] = [], ...others] = copy
  for (const [key, text] of Object.entries(texts)) {
    const [part = '', whole = ''] = toParts(text)
    const turned = others.find(([, other]) => part !== '' && toParts(other[key]).join() === [whole, part].join())
    // Of a span, the names tell which language is wrong.
    const isOther = last.test(whole)
    const file = source.copy.get(isOther ? (turned?.[0] ?? '') : original)
    const isSpan = !/\} (?:of|de|von|sur) \{/.test(text)
    if (!file || !turned || (isSpan && last.test(part) === isOther)) continue
    const [here, there] = isOther ? [turned[0], original] : [original, turned[0]]
    const [first, second] = isOther ? [whole, part] : [part, whole]
    const [, word = 'of'] = /\} (\S+) \{/.exec(text) ?? []
    const message = `"${key}" of ${here} shows {${first}} ${word} {${second}}, and ${there} {${second}} ${word} {${first}}`
    const hint = 'Turn one of them around'
    yield { code: 'other-placeholders', file, path: [key], message, hint, loses: [`text ${key}`] }
  }
}

/** Names of the end of a span. */
const last = /^(?:to|end|until|last)$/

/** Returns the two placeholders of a count or a span: `{covered} of {needed}`, `{from} to {to}`. */
const toParts = (text = '') =>
  /\{(\w+)\} (?:of|de|von|sur|to|through|until|[–-]|al?|hasta(?: el)?|bis|au|até) \{(\w+)\}/.exec(text)?.slice(1) ?? []

/**
 * Finds translations that lack something that the original has: the number of a plural, the period at the end, the words of a button
 * that it quotes. A sentence that is the original itself was not translated.
 */
export const adviseLost: Advice = function* ({ flow }) {
  const { source, copy } = flow
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
  yield* listUnquoted(flow)
}

type Texts = Readonly<Record<string, string>>

/** Counts the plurals of a text that show their number. */
const countShown = (text: string) => text.match(/other \{[^{}]*#/g)?.length ?? 0

/** Returns what a translation has lost, and how to mend it. */
function toLost(first: string, text: string, originals: Texts, texts: Texts) {
  if (first === text && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 4)
    return ['is the original, word for word', 'Translate it', 'untranslated'] as const
  const [, counted = ''] = /\{(\w+), plural,/.exec(text) ?? []
  // A plural may agree with a number that another one shows.
  const isHidden = countShown(text) < countShown(first) && /other \{[^{}#]*\}/.test(text)
  if (isHidden && !text.includes(`{${counted}}`))
    return ['does not show the number that it counts', 'Write # where the number should appear'] as const
  if (/[a-z]\.$/.test(first) && /\p{L},?$/u.test(text))
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

/** Finds texts that count what is a text, a constant or a value that an instruction gives, so that no case of the plural fits it. */
export const adviseCounted: Advice = function* ({ flow: { definition, expressions, source, copy } }) {
  const given = toInstructions(definition).flatMap(({ instruction: { say, issue } }) =>
    [say, issue].flatMap((one) =>
      Object.entries(one?.params ?? {}).map(([name, value]) => ({ key: one?.message, name, value })),
    ),
  )
  const isText = (key: string, name: string) =>
    typeof definition.constants?.[name] === 'string' ||
    given.some((one) => one.key === key && one.name === name && expressions.check(one.value ?? '', 'string').ok)
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const [name, kind] of toChoices(text, language)) {
        const file = source.copy.get(language)
        if (!file || kind === 'select' || !isText(key, name)) continue
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

/** Finds sentences that break off: the other languages end them with a period, and this one has a comma or nothing at its end. */
export const adviseBrokenOff: Advice = function* ({ flow: { source, copy } }) {
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    for (const [key, text] of Object.entries(texts)) {
      const others = [...copy].flatMap(([other, all]) => (other === language ? [] : (all[key] ?? [])))
      // An abbreviation ends with a period by itself.
      const isEnded = others.length > 0 && others.every((one) => /(?:\p{Ll}{2}|[\d)}])\.$/u.test(one))
      if (!file || !isEnded || !/\p{Ll} \p{L}+,?$/u.test(text) || toTextWords(text).length < 5) continue
      const message = `"${key}" of ${language} has no period at its end, and the sentence of the other languages has one`
      const hint = 'See whether its end is missing, and add the period'
      yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`] }
    }
  }
}

/** What stands between the quotation marks of several languages. */
const listQuoted = (text = '') => text.match(/(?<=“)[^”]+(?=”)|(?<=«)[^»]+(?=»)/g) ?? []

/** Finds originals that quote what no text says, where a translation quotes the words of a button: it has another name by now. */
function* listUnquoted({ source, copy }: LinkedFlow): Generator<Finding> {
  const [[original = '', originals = {}] = [], ...others] = copy
  const file = source.copy.get(original)
  const said = new Set(Object.values(originals))
  for (const [key, text] of file ? Object.entries(originals) : [])
    for (const [, texts] of others) {
      const old = listQuoted(text).find((words) => words.includes(' ') && !said.has(words))
      const named = listQuoted(texts[key]).flatMap((words) => {
        const keys = words.includes(' ') ? Object.keys(texts).filter((one) => texts[one] === words) : []
        return keys.length > 0 && keys.every((one) => !text.includes(originals[one] ?? '')) ? keys.slice(0, 1) : []
      })
      const [name] = named
      if (!file || old === undefined || name === undefined || listQuoted(text).length > named.length) continue
      const message = `"${key}" of ${original} quotes "${old}", which no text says: "${name}" is "${originals[name]}"`
      const hint = 'Write its words as they are'
      yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`, `text ${name}`] }
      break
    }
}

/** Finds plurals that tell the number of one, and in no language the number of more: "one more month", "more months". */
export const adviseUntold: Advice = function* ({ flow: { source, copy } }) {
  const [[language = '', texts = {}] = []] = copy
  const file = source.copy.get(language)
  for (const [key, text] of file ? Object.entries(texts) : []) {
    const [, name = '', one = ''] = /\{(\w+), plural, ?(?:one|=1) ?\{([^{}]*)\}/.exec(text) ?? []
    const many = [...copy].map(([, all]) => all[key] ?? '')
    const isTold = many.some((each) => /other ?\{[^{}]*[#\d]/.test(each) || each.includes(`{${name}}`))
    const [words = [], others = []] = [one.replace(/^(?:one|a|an) /i, ''), /other ?\{([^{}]*)\}/.exec(text)?.[1]].map(
      (part) => toTextWords(part ?? ''),
    )
    // A noun alone may stand for any number of things.
    const isAlikeToo =
      words.length > 1 && words.length === others.length && words.every((word, at) => isAlike(word, others[at] ?? ''))
    const isOne = /[#\d]/.test(one) || (/^(?:one|a|an) /i.test(one) && isAlikeToo)
    if (!file || name === '' || isTold || !isOne) continue
    const message = `"${key}" counts {${name}}, and tells the number only if it is one`
    const hint = 'Write # where the number should appear, in each language'
    yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`] }
  }
}
