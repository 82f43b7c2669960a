import { requiredCopy } from '../../../react/requiredCopy.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { findNear } from '../../../expressions/index.ts'
import { toFieldSchema, toLayers } from '../../../definition/schemaFields.ts'
import { toSchemaPlaces, toTypeNames } from '../../../definition/schemaSites.ts'
import { rememberByIdentity } from '../../../validation/remember.ts'
import { type Advice, createMatcher, createNameMatcher, isNamed, toGroups, toTextWords } from '../Advice.ts'
import { isAkin } from './adviseTranslations.ts'

const listWritten = createNameMatcher(/'([a-z]\w*(?:\.[\w-]+)+)(?<!\.(?:[cm]?[jt]sx?|json|css|html))'/g)
const listComposed = createMatcher(/`([a-z][\w-]*(?:\.[\w-]+)*)\.\$\{(\w+)\.(\w+)\}`/g)

/** Finds texts that the code shows and the first language has lost or renamed, whether other languages have them or not. */
export const adviseLostTexts: Advice = function* ({ flow: { copy, source }, code }) {
  const [first, ...others] = copy
  if (!first || code === '') return
  const [language, own] = first
  const file = source.copy.get(language)
  if (!file || file.errors.length > 0) return
  const shown = Object.keys(own)
  const groups = new Set(shown.map(toGroup))
  const named = [...listWritten(code)].filter((name) => groups.has(toGroup(name)))
  // The code may be that of another flow beside this one.
  const isOwn = named.filter((name) => Object.hasOwn(own, name)).length > named.length / 2
  const ofEngine = new Set<string>(requiredCopy)
  const isShown = (key: string) => ofEngine.has(key) || isNamed(code, key)
  const elsewhere = others.flatMap(([, texts]) => Object.keys(texts)).filter(isShown)
  for (const key of new Set([...elsewhere, ...(isOwn ? named : [])])) {
    if (Object.hasOwn(own, key)) continue
    const [other, texts = own] = others.find(([, one]) => Object.hasOwn(one, key)) ?? []
    const strange = shown.filter((one) => (other === undefined ? !isNamed(code, one) : !Object.hasOwn(texts, one)))
    const meant = strange.find((one) => findNear(key, [one]) !== undefined)
    const keys = Object.keys(texts)
    const before =
      other === undefined
        ? keys.findLast((one) => toGroup(one) === toGroup(key))
        : keys.slice(0, keys.indexOf(key)).findLast((one) => Object.hasOwn(own, one))
    const path = [meant ?? before ?? []].flat()
    const message = `${language} has no "${key}", which the code shows${other === undefined ? '' : `, and which ${other} has`}`
    const loses = [key, meant ?? []].flat()
    const hint = meant === undefined ? `Write "${key}" after this` : `Did you mean ${key}?`
    yield { code: 'unknown-copy', file, path, at: 'key', message, hint, loses, unless: [toLostPlace(file, [])] }
  }
}

/** Returns the first part of a text's key, which others have, too. */
const toGroup = (key: string) => key.split('.')[0]

const toLast = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/**
 * Finds options of a slot for which the code puts together the key of a text that is not there, and such texts without an option:
 * the code shows `check.${check.asks}`, so each kind that `asks` can be has a text.
 */
export const adviseComposed: Advice = function* ({ flow, code }) {
  const { definition, schemas, source, copy } = flow
  const used = new Set([...toCopyUses({ flow: definition, source })].map(({ key }) => key))
  const keys = new Set([...copy.values()].flatMap((texts) => Object.keys(texts)))
  for (const [, prefix = '', slot = '', field = ''] of listComposed(code)) {
    const schema = definition.data[slot] && schemas.open(definition.data[slot].schema)
    const layers = toLayers(schema && toFieldSchema(schema, [field], schemas.resolve), schemas.resolve)
    const owner = layers.find((layer) => Array.isArray(layer['enum']))
    const place = owner && toSchemaPlaces(schemas)(owner)
    const file = place && source.schemas.get(place.id)
    const options = [owner?.['enum']].flat().map(String)
    const lacking = options.filter((option) => !keys.has(`${prefix}.${option}`))
    const surplus = [...keys].filter((key) => {
      const option = key.slice(prefix.length + 1)
      const isOwn = key.startsWith(`${prefix}.`) && !option.includes('.') && !options.includes(option)
      return isOwn && !used.has(key) && !isNamed(code, key)
    })
    const [lost, left] = [lacking[0], surplus[0]]
    // Where most have no text, the code means something else.
    if (!place || !file || lacking.length * 2 > options.length) continue
    const path = [...place.path, 'enum']
    // Expressions that compare the field with an option that is gone follow from it.
    const types = toTypeNames([{ file, path: place.path }])
    if (lost !== undefined) {
      const message = `${field} can be "${lost}", and there is no text "${prefix}.${lost}", which the code shows then`
      const other = left?.slice(prefix.length + 1)
      const hint =
        other === undefined ? 'Add the text to each language' : `There is one for "${other}": let both say the same`
      yield {
        code: 'unknown-copy',
        file,
        path: [...path, options.indexOf(lost)],
        message,
        hint,
        unless: [`${prefix}.${lost}`],
        loses: [`option ${lost}`, ...types],
      }
    } else if (left !== undefined) {
      const option = left.slice(prefix.length + 1)
      const message = `"${left}" is shown when ${field} is "${option}", which it can never be`
      yield {
        code: 'unused',
        file,
        path,
        message,
        hint: `Add "${option}" here, or take the text out`,
        loses: types,
        unless: [left],
      }
    }
  }
}

/** A text and its translation, as the words that say something. */
interface Pair {
  readonly key: string
  readonly own: readonly string[]
  readonly said: readonly string[]
}

/** How much better the words of a text fit another original than their own, to be taken for its translation. */
const gain = 0.45

/** How well the words of a long text fit its original at least: half of them do, unless two were exchanged. */
const leastFit = 0.4

type Texts = Readonly<Record<string, string>>

/** Finds translations that have changed their places. */
export const adviseMovedTexts: Advice = function* ({ flow: { copy, source } }) {
  const [[original = '', originals = {}] = [], ...others] = copy
  for (const [language, texts] of others) {
    const file = source.copy.get(language)
    for (const [one, other] of file ? listMoved(originals)(texts) : []) {
      const message = `"${one}" of ${language} says "${texts[one]}" and "${other}" says "${texts[other]}", the other way around than in ${original}`
      const both = [`text ${one}`, `text ${other}`]
      const told = { message, hint: 'Exchange the two', loses: both, unless: both }
      yield { code: 'wrong-value', ...(file && { file }), path: [one], ...told }
    }
  }
}

/**
 * Lists pairs of texts of which each has the words by which the other texts translate the original of the other. Of one that nothing else
 * is known of, it is enough that it stands beside the other.
 */
const listMoved = rememberByIdentity((originals: Texts) => {
  const keys = Object.keys(originals)
  const owns = keys.map((key) => toSpoken(originals[key]))
  const heard = toPlaces(owns)
  const alike = toGroups(heard.keys(), toBeginning)
  return rememberByIdentity((texts: Texts): readonly (readonly [string, string])[] => {
    const pairs = keys.map((key, at): Pair => ({ key, own: owns[at] ?? [], said: toSpoken(texts[key]) }))
    const seen = toPlaces(pairs.map(({ said }) => said))
    /** Returns how often one word stands for another, from 0 to 1, as far as texts other than these two tell. */
    const toStrength = (word: string, other: string, at: number, to: number) => {
      const [here, there] = [seen.get(word), heard.get(other)]
      if (!here || !there) return isAkin(word, other) ? 1 : 0
      const [few, many] = here.size < there.size ? [here, there] : [there, here]
      let both = 0
      for (const one of few) if (one !== at && one !== to && many.has(one)) both += 1
      if (both === 0) return isAkin(word, other) ? 1 : 0
      let all = here.size + there.size
      for (const one of at === to ? [at] : [at, to]) all -= Number(here.has(one)) + Number(there.has(one))
      return (2 * both) / all
    }
    const toFit = (said: readonly string[], own: readonly string[], at: number, to = at) => {
      let sum = 0
      for (const word of said) {
        let best = 0
        for (const other of own) best = Math.max(best, toStrength(word, other, at, to))
        sum += best
      }
      return sum / Math.max(said.length, 1)
    }
    // Where all words fit, nothing was exchanged. Of a long text, some never do.
    const strange = new Set(
      pairs.flatMap((pair, at) =>
        isShort(pair) && pair.said.some((word) => toFit([word], pair.own, at) < 1 - gain) ? at : [],
      ),
    )
    const unfit = pairs.flatMap((pair, at) => (isLong(pair) && toFit(pair.said, pair.own, at) < leastFit ? at : []))
    // Where few texts fit, too little is known of the words.
    const long = unfit.length * 8 > pairs.length ? [] : unfit
    const nearby = new Map<string, readonly string[]>()
    /** Lists the words of originals that a word may stand for. */
    const toNear = (word: string) => {
      const known = nearby.get(word)
      if (known) return known
      const own = new Set([...(seen.get(word) ?? [])].flatMap((at) => owns[at] ?? []))
      const akin = (alike.get(toBeginning(word)) ?? []).filter((one) => isAkin(word, one))
      const near = [...akin, ...[...own].filter((one) => toStrength(word, one, -1, -1) > gain / 2)]
      nearby.set(word, near)
      return near
    }
    /** Checks whether the words that only one of two texts has fit those that only the other original has. */
    const isMoved = ([at, to]: readonly [number, number]) => {
      const [one, other] = [pairs[at], pairs[to]]
      if (!one || !other) return false
      const toGain = (from: Pair, into: Pair) => {
        const said = without(from.said, into.said)
        const [here, there] = [without(from.own, into.own), without(into.own, from.own)]
        return here.length === 0 || there.length === 0 ? 0 : toFit(said, there, at, to) - toFit(said, here, at, to)
      }
      const first = toGain(one, other)
      const gains = first < 0 ? [first] : [first, toGain(other, one)]
      const isNew = [one, other].some(({ said }) => said.every((word) => seen.get(word)?.size === 1))
      // A few words of many fit by chance.
      if (isLong(one) && isLong(other)) return Math.min(...gains) >= 0.1 && (gains[0] ?? 0) + (gains[1] ?? 0) >= 0.4
      // Of texts with one name, such as the titles of two steps, less is needed.
      const least = isNew && isBeside(at, to) ? 0 : toLast(one.key) === toLast(other.key) ? gain / 2 : gain
      return Math.max(...gains) >= gain && Math.min(...gains) >= least
    }
    /** For each strange text, those whose originals have a word that one of its words may stand for. */
    const fitting = new Map(
      [...strange].map((at) => {
        const near = pairs[at]?.said.flatMap(toNear) ?? []
        return [at, new Set(near.flatMap((word) => [...(heard.get(word) ?? [])]))]
      }),
    )
    const isBeside = (at: number, to: number) =>
      Math.abs(to - at) < 3 && toGroup(keys[at] ?? '') === toGroup(keys[to] ?? '')
    const near = [...fitting].flatMap(([at, all]) =>
      [...all].flatMap((to) =>
        to !== at && strange.has(to) && (isBeside(at, to) || fitting.get(to)?.has(at))
          ? [[Math.min(at, to), Math.max(at, to)] as const]
          : [],
      ),
    )
    // Both of two may lead to each other.
    const pairsOfLong = long.flatMap((at, index) => long.slice(index + 1).map((to) => [at, to] as const))
    const candidates = new Map([...near, ...pairsOfLong].map((both) => [both.join(), both]))
    return [...candidates.values()].filter(isMoved).map(([at, to]) => [keys[at] ?? '', keys[to] ?? ''] as const)
  })
})

const isShort = ({ own, said }: Pair) => [own, said].every(({ length }) => length > 0 && length < 6)

const isLong = (pair: Pair) => pair.own.length > 0 && pair.said.length > 0 && !isShort(pair)

const toBeginning = (word: string) => word.slice(0, 4)

const without = (words: readonly string[], others: readonly string[]) => words.filter((word) => !others.includes(word))

const toSpoken = (text = '') => [...new Set(toTextWords(text.toLowerCase()).filter((word) => word.length > 2))]

/** Lists for each word the positions of the texts that have it. */
export function toPlaces(texts: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>()
  for (const [at, words] of texts.entries())
    for (const word of words) places.set(word, (places.get(word) ?? new Set()).add(at))
  return places
}
