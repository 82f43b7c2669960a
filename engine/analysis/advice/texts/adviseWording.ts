import { type Advice, isAmong, toGroups, toNameWords, toShared, toTextWords } from '../Advice.ts'
import { toProse } from './adviseLanguages.ts'
import { toPlaces } from './adviseShownTexts.ts'
import { isAkin } from './adviseTranslations.ts'

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
          message: `"${key}" of ${language} is written in capitals, but not in ${calm}`,
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
const reordered = /^(?:quite|quiet|trial|trail|diary|dairy|united|untied|casual|causal)$/

/** Finds words of one text only that are a word of many with two of its letters exchanged: "addrses". */
export const adviseTypos: Advice = function* ({ flow: { copy, source } }) {
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    const words = Object.values(texts).map((text) => [...new Set(toTextWords(text.toLowerCase()))])
    const places = toPlaces(words)
    for (const [at, key] of file ? Object.keys(texts).entries() : [])
      for (const word of words[at] ?? []) {
        const isOwn = places.get(word)?.size === 1 && !reordered.test(word)
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
      const message = `"${key}" of ${language} is informal ("${word}"), but the other texts are formal`
      const hint = 'Address applicants as everywhere else'
      yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`] }
    }
  }
}

/** Pairs of contraries, in the words of several languages. */
const contraries = [
  ['^(?:yes|sí|oui|ja|sim|sì)(?=[,.!]|$)', '^(?:no|non|nein|não)(?=[,.!]|$)'],
  ['start|begin|inicio|inicial|comienzo|début|beginn|anfang', 'end|fin|final|término|ende|endet'],
  [
    'full[ -]time|tiempo completo|temps plein|vollzeit',
    'part[ -]time|(?:medio tiempo|tiempo parcial)|temps partiel|teilzeit',
  ],
  ['first name|given name|nombres?|prénom|vorname', 'last name|surname|family name|apellidos?|nom de famille|nachname'],
  ['show|mostrar|muestre|afficher|anzeigen', 'hide|ocultar|oculte|masquer|verbergen'],
  ['open|abrir|abra|ouvrir|öffnen', 'close|cerrar|cierre|fermer|schließen'],
  ['add|añadir|agregar|agregue|ajouter|hinzufügen', 'remove|delete|quitar|eliminar|supprimer|entfernen'],
  ['move[ -]in|mudanza|entrada|einzug|emménagement|mudança', 'move[ -]out|salida|auszug|déménagement|saída'],
  ['minimum|mínimo|mínima|mindestens', 'maximum|máximo|máxima|höchstens'],
  ['lowest|más bajo|más baja|niedrigste[nr]?', 'highest|más alto|más alta|höchste[nr]?'],
].map((pair) => pair.map((one) => new RegExp(one.startsWith('^') ? one : `(?<!\\p{L})(?:${one})(?!\\p{L})`, 'iu')))

/** What asks, and what does not. */
const questions = [/\?$/, /[^?]$/]

/** Finds two neighbors of which each says the contrary of what another language says: yes for no, start for end, a question for none. */
export const adviseOpposites: Advice = function* ({ flow: { source, copy } }) {
  const [[original = '', originals = {}] = [], ...others] = copy
  for (const [language, texts] of others)
    for (const pair of [...contraries, questions]) {
      // What says both tells nothing.
      const toSide = (text = '') => (pair.every((one) => one.test(text)) ? -1 : pair.findIndex((one) => one.test(text)))
      const isShort = (key: string) => pair === questions || toTextWords(originals[key] ?? '').length < 5
      const turned = Object.keys(texts).filter((key) => {
        const one = isShort(key) ? toSide(originals[key]) : -1
        return one !== -1 && one + toSide(texts[key]) === 1 && toSide(texts[key]) !== -1
      })
      const sided = turned.find((key) => toSide(originals[key]) !== toSide(originals[turned[0] ?? '']))
      const [key = '', beside] =
        sided === undefined || toScope(sided) !== toScope(turned[0] ?? '') ? [] : [turned[0], sided]
      const isSaidBy = (one = '', other = '') =>
        toShared(toLast(other), originals[one]) > toShared(toLast(one), originals[one])
      const isOriginal = isSaidBy(key, beside) || isSaidBy(beside, key)
      const [here, there] = isOriginal ? [original, language] : [language, original]
      const file = source.copy.get(here)
      if (!file || beside === undefined) continue
      const said = copy.get(here) ?? {}
      const message = `"${key}" of ${here} says "${said[key]}", and "${beside}" "${said[beside]}", the other way around than in ${there}`
      const loses = [`text ${key}`, `text ${beside}`]
      yield { code: 'wrong-value', file, path: [key], message, hint: 'Exchange the two', loses }
    }
}

const toScope = (key: string) => key.slice(0, key.lastIndexOf('.'))
const toLast = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Finds two texts of the first language of which each has the words by which the name of the other differs: "End date" for startDate. */
export const adviseCrossedNames: Advice = function* ({ flow: { source, copy } }) {
  const [[original = '', texts = {}] = []] = copy
  const file = source.copy.get(original)
  const all = Object.entries(texts).map(([key, text]) => {
    const placeholders = [...text.matchAll(/\{(\w+)/g)].flatMap(([, name = '']) => toNameWords(name))
    return { key, parts: key.split('.'), said: [...toTextWords(text.toLowerCase()), ...placeholders] }
  })
  // What has all words of its own name has no other one's text.
  const named = all.flatMap((one) =>
    one.parts.flatMap((part, at) => {
      const words = toNameWords(part)
      const scope = one.parts.with(at, '*').join('.')
      const isFirst = at === 0 && one.parts.length > 1
      return isFirst || words.every((word) => isAmong(word, one.said)) ? [] : [{ ...one, words, scope }]
    }),
  )
  for (const group of file ? toGroups(named, ({ scope }) => scope).values() : [])
    for (const [index, one] of group.entries()) {
      const other = group.slice(index + 1).find((another) => isCrossed(one, another) && isCrossed(another, one))
      if (!file || other === undefined) continue
      const message = `"${one.key}" of ${original} says "${texts[one.key]}", and "${other.key}" says "${texts[other.key]}"`
      const both = [`text ${one.key}`, `text ${other.key}`]
      yield { code: 'wrong-value', file, path: [one.key], message, hint: 'Exchange the two', loses: both }
    }
}

/** A text with the words of a part of its name. */
interface Named {
  readonly words: readonly string[]
  readonly said: readonly string[]
}

/** Checks whether a text has the words that only the name of another one has, which lacks them. */
function isCrossed(one: Named, other: Named): boolean {
  const words = other.words.filter((word) => !one.words.includes(word))
  return words.length > 0 && words.every((word) => isAmong(word, one.said) && !isAmong(word, other.said))
}

/** Words by which a sentence denies what it says. */
const denials: Readonly<Record<string, RegExp>> = {
  en: /^(?:no|not|none|nothing|nobody|never|neither|nor|without|cannot|\w+n[’']t)$/i,
  es: /^(?:no|nada|nadie|nunca|ninguno|ninguna|ningún|ni|sin|jamás|tampoco)$/i,
}

const sentenceEnd = /(?<=[.!?:;]) /

const toDenialWords = (sentence: string) => sentence.match(/[\p{L}’']+/gu) ?? []

/** Finds sentences that say what another language denies, with a word that is akin in both: "affects" for "no afecta". */
export const adviseLostDenials: Advice = function* ({ flow: { source, copy } }) {
  for (const [language, texts] of copy)
    for (const [other, others] of copy) {
      const file = source.copy.get(language)
      const [denial, theirs] = [language, other].map((tag) => denials[tag.split('-')[0] ?? ''])
      if (!file || !denial || !theirs || other === language) continue
      for (const [key, text] of Object.entries(texts)) {
        const [sentences, translated] = [text.split(sentenceEnd), (others[key] ?? '').split(sentenceEnd)]
        const found = sentences.length === translated.length ? sentences : []
        const [lost] = found.flatMap((sentence, at) => findDenied(sentence, translated[at] ?? '', denial, theirs) ?? [])
        if (lost === undefined) continue
        const message = `"${key}" of ${language} says "${lost.own}", which ${other} denies: "${lost.denied}"`
        const hint = 'See in which of the two a word such as "not" was lost'
        yield { code: 'contrary-meaning', file, path: [key], message, hint, unless: [`text ${key}`] }
      }
    }
}

/** Finds the word of a sentence that its translation denies, if the sentence denies nothing. */
function findDenied(sentence: string, translated: string, denial: RegExp, theirs: RegExp) {
  const said = toDenialWords(sentence)
  if (said.some((word) => denial.test(word))) return undefined
  const words = toDenialWords(translated)
  const at = words.findIndex((word) => theirs.test(word))
  const denied = at === -1 ? undefined : words.slice(at + 1).find((one) => one.length > 3)
  const own = denied && said.find((one) => isAkin(toSingle(one), toSingle(denied)))
  return own ? { own, denied: `${words[at]} … ${denied}` } : undefined
}

/** Takes one of two equal letters out, which languages write differently: affect, afectar. */
const toSingle = (word: string) => word.replaceAll(/(.)\1/g, '$1')
