import { type Advice, toTextWords } from './Advice.ts'
import { toProse } from './adviseLanguages.ts'
import { toPlaces } from './adviseShownTexts.ts'

const isShouted = (one = '') => /\p{Lu}{6}/u.test(one) && one === one.toUpperCase()

/** Finds texts in capitals that are not so in another language, and words without the marks that they have everywhere else: "ano". */
export const adviseLetters: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    const keys = Object.keys(texts)
    const words = toPlaces(keys.map((key) => [...new Set(toTextWords((texts[key] ?? '').toLowerCase()))]))
    const marked = new Map([...words].flatMap(([word, at]) => (at.size > 2 ? [[toBare(word), word] as const] : [])))
    for (const [at, key] of file ? keys.entries() : []) {
      const text = texts[key] ?? ''
      const calm = [...copy].find(([, all]) => all[key] !== undefined && !/\p{Lu}{4}/u.test(all[key]))?.[0]
      const bare = toTextWords(text.toLowerCase()).find(
        (word) =>
          word.length > 2 &&
          words.get(word)?.size === 1 &&
          (marked.get(word) ?? word) !== word &&
          !isOther(word, marked),
      )
      const place = { code: 'bad-wording', ...(file && { file }), path: [keys[at] ?? ''], unless: [`text ${key}`] }
      if (isShouted(text) && calm !== undefined)
        yield {
          ...place,
          message: `"${key}" of ${language} is written in capitals, and not so in ${calm}`,
          hint: 'Write it as the other texts are written',
        }
      else if (bare !== undefined)
        yield {
          ...place,
          message: `"${key}" of ${language} has "${bare}", which is "${marked.get(bare)}" in all other texts`,
          hint: `Did you mean ${marked.get(bare)}?`,
        }
    }
  }
}

/** Words that are other words without their marks. */
const twofold = /^(?:aun|mas|solo|que|como|cuando|donde|quien|cual|cuanto|est[aeo]s?|sera|entre|resume|exposes?)$/

/** Verbs end in such a letter with and without its mark: llamo and llamó, arrive and arrivé. */
const toldTwice = /[^i]ó$|é$/

/** Checks whether a word may be another word than the one with marks. */
const isOther = (word: string, marked: ReadonlyMap<string, string>) =>
  twofold.test(word) || toldTwice.test(marked.get(word) ?? '')

/** Takes the marks off the letters of a word: ano for año. */
const toBare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Words that are other words with two letters exchanged. */
const turned = /^(?:quite|quiet|trial|trail|diary|dairy|united|untied|casual|causal)$/

/** Finds words of one text only that are a word of many with two of its letters exchanged: "addrses". */
export const adviseTypos: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    const words = Object.values(texts).map((text) => [...new Set(toTextWords(text.toLowerCase()))])
    const places = toPlaces(words)
    for (const [at, key] of file ? Object.keys(texts).entries() : [])
      for (const word of words[at] ?? []) {
        const isOwn = places.get(word)?.size === 1 && !turned.test(word)
        const meant = isOwn ? listTurned(word).find((one) => (places.get(one)?.size ?? 0) > 4) : undefined
        if (!file || meant === undefined) continue
        const message = `"${key}" of ${language} has "${word}", and ${places.get(meant)?.size} other texts have "${meant}"`
        yield {
          code: 'bad-wording',
          file,
          path: [key],
          message,
          hint: `Did you mean ${meant}?`,
          unless: [`text ${key}`],
        }
      }
  }
}

/** Lists what a word may be if two neighboring letters were exchanged; nothing for short words, which are often words then, too. */
const listTurned = (word: string) =>
  word.length < 5
    ? []
    : Array.from(word.slice(1), (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`).filter(
        (one) => one !== word,
      )

/** Words by which a language speaks to strangers, and those by which it speaks to friends. */
const tones: Readonly<Record<string, readonly [formal: RegExp, familiar: RegExp]>> = {
  es: [/^(?:usted|ustedes|su|sus)$/, /^(?:tú|tu|tus|ti|contigo|puedes|tienes|quieres|debes|eres|estás)$/],
  fr: [/^(?:vous|votre|vos)$/, /^(?:tu|toi|ton|ta|tes)$/],
  de: [/^(?:Sie|Ihr|Ihre[mnrs]?)$/, /^(?:du|dich|dir|dein|deine[mnrs]?)$/],
}

/** Finds texts that speak to a friend where all others speak to a stranger: "tu" for "su". */
export const adviseTones: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy) {
    const [formal, familiar] = tones[language.split('-')[0] ?? ''] ?? []
    const file = source.copy.get(language)
    if (!formal || !familiar || !file) continue
    const all = Object.entries(texts).map(([key, text]) => ({ key, words: toTextWords(toProse(text)) }))
    const strange = all.filter(({ words }) => words.some((word) => familiar.test(word.toLowerCase())))
    const usual = all.filter(({ words }) => words.some((word) => formal.test(word)))
    for (const { key, words } of strange.length * 10 > usual.length ? [] : strange) {
      const word = words.find((one) => familiar.test(one.toLowerCase()))
      const message = `"${key}" of ${language} speaks to a friend ("${word}"), and the other texts to a stranger`
      const hint = 'Speak to applicants as everywhere else'
      yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`] }
    }
  }
}
