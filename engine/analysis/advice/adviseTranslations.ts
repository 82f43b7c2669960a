import { toLostPlace } from '../../definition/consequences.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { toHint } from '../../definition/Problem.ts'
import { toFieldSchema, toLayers } from '../../definition/schemaFields.ts'
import { toSchemaPlaces } from '../../definition/schemaSites.ts'
import { type Advice, isNamed } from './Advice.ts'

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

/** Finds texts that the code shows and the first language has lost or renamed, whether other languages have them or not. */
export const adviseLostTexts: Advice = function* ({ flow: { copy, source }, code }) {
  const [first, ...others] = copy
  if (!first || code === '') return
  const [language, own] = first
  const file = source.copy.get(language)
  if (!file || file.errors.length > 0) return
  const shown = Object.keys(own)
  const groups = new Set(shown.map(toGroup))
  const written = code.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)(?<!\.(?:[cm]?[jt]sx?|json|css|html))'/g)
  const named = [...written].flatMap(([, name = '']) => (groups.has(toGroup(name)) ? name : []))
  // The code may be that of another flow beside this one.
  const isOwn = named.filter((name) => Object.hasOwn(own, name)).length > named.length / 2
  const elsewhere = others.flatMap(([, texts]) => Object.keys(texts)).filter((key) => isNamed(code, key))
  for (const key of new Set([...elsewhere, ...(isOwn ? named : [])])) {
    if (Object.hasOwn(own, key)) continue
    const [other, texts = own] = others.find(([, one]) => Object.hasOwn(one, key)) ?? []
    const strange = shown.filter((one) => (other === undefined ? !isNamed(code, one) : !Object.hasOwn(texts, one)))
    const meant = strange.find((one) => toHint(key, [one])?.startsWith('Did you mean'))
    const keys = Object.keys(texts)
    const before =
      other === undefined
        ? keys.findLast((one) => toGroup(one) === toGroup(key))
        : keys.slice(0, keys.indexOf(key)).findLast((one) => Object.hasOwn(own, one))
    const path = [meant ?? before ?? []].flat()
    const message = `${language} has no "${key}", which the code shows${other === undefined ? '' : `, and which ${other} has`}`
    const loses = [key, meant ?? []].flat()
    yield { code: 'unknown-copy', file, path, at: 'key', message, loses, unless: [toLostPlace(file, [])] }
  }
}

/** Returns the first part of a text's key, which others have, too. */
const toGroup = (key: string) => key.split('.')[0]

/**
 * Finds options of a slot for which the code puts together the key of a text that is not there, and such texts without an option:
 * the code shows `check.${check.asks}`, so each kind that `asks` can be has a text.
 */
export const adviseComposed: Advice = function* ({ flow, code }) {
  const { definition, schemas, source, copy } = flow
  const used = new Set([...toCopyUses({ flow: definition, source })].map(({ key }) => key))
  const keys = new Set([...copy.values()].flatMap((texts) => Object.keys(texts)))
  const composed = [...code.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*)\.\$\{(\w+)\.(\w+)\}`/g)]
  for (const [, prefix = '', slot = '', field = ''] of composed) {
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
      }
    } else if (left !== undefined) {
      const option = left.slice(prefix.length + 1)
      const message = `"${left}" is shown when ${field} is "${option}", which it can never be`
      yield { code: 'unused', file, path, message, hint: `Add "${option}" here, or take the text out` }
    }
  }
}
