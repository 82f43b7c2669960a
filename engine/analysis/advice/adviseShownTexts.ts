import { toLostPlace } from '../../definition/consequences.ts'
import { toCopyUses } from '../../definition/copyUses.ts'
import { toHint } from '../../definition/Problem.ts'
import { toFieldSchema, toLayers } from '../../definition/schemaFields.ts'
import { toSchemaPlaces } from '../../definition/schemaSites.ts'
import { type Advice, isNamed, toTextWords } from './Advice.ts'

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

/** Finds two steps that have the same title in one language, and different ones in another. */
export const adviseSameTitles: Advice = function* ({ flow: { definition, source, copy } }) {
  const titles = [...new Set(Object.values(definition.steps).map(({ title }) => title))]
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    for (const [index, key] of titles.entries()) {
      const same = titles.slice(0, index).find((one) => texts[key] !== undefined && texts[one] === texts[key])
      const other = [...copy].find(([, one]) => one[key] !== one[same ?? key])?.[0]
      if (!file || same === undefined || other === undefined) continue
      const message = `"${key}" of ${language} is the title of another step, "${same}", as well, and not in ${other}`
      const unless = [`text ${key}`, `text ${same}`]
      yield { code: 'name-taken', file, path: [key], message, hint: 'Write words of its own', unless }
    }
  }
}

/** Finds sentences that break off: the other languages end them with a period, and this one has no mark at its end. */
export const adviseBrokenOff: Advice = function* ({ flow: { source, copy } }) {
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    for (const [key, text] of Object.entries(texts)) {
      const others = [...copy].flatMap(([other, all]) => (other === language ? [] : (all[key] ?? [])))
      const isEnded = others.length > 0 && others.every((one) => /[\p{L}\d)}]\.$/u.test(one))
      if (!file || !isEnded || !/\p{Ll} \p{L}+$/u.test(text) || toTextWords(text).length < 5) continue
      const message = `"${key}" of ${language} has no period at its end, and the sentence of the other languages has one`
      const hint = 'Look whether its end is missing, and write the period'
      yield { code: 'bad-wording', file, path: [key], message, hint, unless: [`text ${key}`] }
    }
  }
}
