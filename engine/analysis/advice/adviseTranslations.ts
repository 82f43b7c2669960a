import type { LinkedFlow } from '../../definition/index.ts'
import { type Advice, toTextWords } from './Advice.ts'

/** Two translations are told where each fits the other's original by so much more than its own. */
const gain = 0.2
/** A translation that fits its own original so well is not looked at any further. */
const enough = 0.55
/** Nobody exchanges the words of a whole file, and who writes one anew has few to compare with. */
const mostPoor = 300

/**
 * Finds texts of which each has the translation of the other. Which words of two languages belong together is learnt from all
 * texts that both have: what stands in the same ones, and in few others.
 */
export const adviseTranslations: Advice = function* ({ flow }) {
  const [first, ...others] = flow.copy
  if (!first) return
  for (const [language, texts] of others) {
    for (const [one, other] of listExchanged(createFit(first[1], texts))) {
      // What is called otherwise than it reads is what was exchanged.
      const strange = isCalledAs(one, other, first[1]) ? first[0] : language
      const file = flow.source.copy.get(strange)
      const message = `"${one}" of ${strange} has the words of "${other}", and that has those of "${one}", by what both say in ${strange === language ? first[0] : language}`
      yield { code: 'name-taken', ...(file && { file }), path: [one], message, hint: 'Exchange the two' }
    }
  }
}

type Texts = LinkedFlow['copy'] extends ReadonlyMap<string, infer One> ? One : never

/** Whether each of two texts is called as the other one reads, by its words or by their first letters, and not as it reads itself. */
function isCalledAs(one: string, other: string, texts: Texts): boolean {
  const isOf = (key: string, name: string) => {
    const words = toTextWords(texts[key] ?? '')
    const initials = words.map((word) => word[0]).join('')
    return name.split(/[.\s]|(?=[A-Z][a-z])/).some((part) => {
      if (part === initials) return true
      return part.length > 3 && words.some((word) => word.toLowerCase() === part.toLowerCase())
    })
  }
  return isOf(one, other) && isOf(other, one) && !isOf(one, one) && !isOf(other, other)
}

function* listExchanged(fit: ReturnType<typeof createFit>): Iterable<readonly [string, string]> {
  const poor = fit.keys.filter((key) => fit.toFit(key, key, [key]) < enough)
  if (poor.length > mostPoor) return
  const found: string[] = []
  const places = new Map(poor.map((key, index) => [key, index]))
  for (const [index, one] of poor.entries()) {
    if (found.includes(one)) continue
    const other = [...fit.listLikely(one)].find((key) => {
      if ((places.get(key) ?? -1) <= index || found.includes(key) || fit.isSame(one, key)) return false
      // What both of them say tells them not apart, and what is exchanged already says nothing of others.
      const toFit = (from: string, to: string) => fit.toFit(from, to, [one, key, ...found], [one, key])
      return toFit(one, key) - toFit(one, one) > gain && toFit(key, one) - toFit(key, key) > gain
    })
    if (other === undefined) continue
    found.push(one, other)
    yield [one, other]
  }
}

/** How well texts of two languages fit each other. */
function createFit(originals: Texts, translations: Texts) {
  const keys = Object.keys(originals).filter((key) => translations[key] !== undefined)
  const [from, to] = [toIndex(keys, originals), toIndex(keys, translations)]

  /** From 0 to 1, by the words that other texts have as well. */
  function toFit(
    original: string,
    translation: string,
    without: readonly string[],
    pair: readonly string[] = [],
  ): number {
    const bonds: number[] = []
    for (const [one, own, other, translated] of [
      [from, original, to, translation],
      [to, translation, from, original],
    ] as const) {
      const found = toOwn(other, translated, pair)
      for (const word of toOwn(one, own, pair)) {
        if ([...(one.texts.get(word) ?? [])].every((key) => without.includes(key))) continue
        const all = found.map((each) => toBond(one, word, other, each, without))
        bonds.push(Math.max(0, ...all))
      }
    }
    return bonds.length === 0 ? 0 : bonds.reduce((sum, bond) => sum + bond, 0) / bonds.length
  }

  return {
    keys,
    toFit,
    isSame: (one: string, other: string) =>
      originals[one] === originals[other] || translations[one] === translations[other],
    /** The texts whose translation has a word that belongs to one of this text. */
    listLikely(key: string): ReadonlySet<string> {
      const words = [...(from.words.get(key) ?? [])].flatMap((word) =>
        [...(from.texts.get(word) ?? [])].flatMap((text) => (text === key ? [] : [...(to.words.get(text) ?? [])])),
      )
      return new Set([...new Set(words)].flatMap((word) => [...(to.texts.get(word) ?? [])]))
    },
  }
}

/** How much two words belong together: in how many of the texts that have one of them the other stands in the same, but for some. */
function toBond(one: Index, word: string, other: Index, translated: string, without: readonly string[]): number {
  const [here, there] = [one.texts.get(word), other.texts.get(translated)]
  if (!here || !there) return 0
  const [few, many] = here.size < there.size ? [here, there] : [there, here]
  const toRest = (found: ReadonlySet<string>) => found.size - without.filter((key) => found.has(key)).length
  let both = 0
  for (const key of few) if (many.has(key) && !without.includes(key)) both += 1
  return both === 0 ? 0 : (2 * both) / (toRest(here) + toRest(there))
}

/** The words of a text, without those that both of a pair have. */
const toOwn = ({ words }: Index, key: string, pair: readonly string[]): readonly string[] =>
  [...(words.get(key) ?? [])].filter((word) => pair.length === 0 || !pair.every((one) => words.get(one)?.has(word)))

interface Index {
  /** The words of each text, and the texts of each word. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
}

function toIndex(keys: readonly string[], texts: Texts): Index {
  const words = new Map(keys.map((key) => [key, new Set(toTextWords(texts[key] ?? '').flatMap(toStem))]))
  const found = new Map<string, Set<string>>()
  for (const [key, own] of words)
    for (const word of own) found.set(word, (found.get(word) ?? new Set<string>()).add(key))
  return { words, texts: found }
}

/** So much of a word as its forms have in common; nothing of the shortest, which stand everywhere. */
const toStem = (word: string) =>
  word.length > 2
    ? word
        .toLowerCase()
        .replace(/(?:es|s)$/, '')
        .slice(0, 6)
    : []
