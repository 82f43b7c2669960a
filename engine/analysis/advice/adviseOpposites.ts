import { type Advice, isAmong, toGroups, toNameWords, toShared, toTextWords } from './Advice.ts'

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
  ['minimum|mínimo|mínima|mindestens', 'maximum|máximo|máxima|höchstens'],
  ['lowest|más bajo|más baja|niedrigste[nr]?', 'highest|más alto|más alta|höchste[nr]?'],
].map((pair) => pair.map((one) => new RegExp(one.startsWith('^') ? one : `(?<!\\p{L})(?:${one})(?!\\p{L})`, 'iu')))

/** Finds two neighbors of which each says the contrary of what another language says: yes for no, start for end. */
export const adviseOpposites: Advice = function* ({ flow: { source, copy } }) {
  const [[original = '', originals = {}] = [], ...others] = copy
  for (const [language, texts] of others)
    for (const pair of contraries) {
      // What says both tells nothing.
      const toSide = (text = '') => (pair.every((one) => one.test(text)) ? -1 : pair.findIndex((one) => one.test(text)))
      const isShort = (key: string) => toTextWords(originals[key] ?? '').length < 5
      const turned = Object.keys(texts).filter((key) => {
        const one = isShort(key) ? toSide(originals[key]) : -1
        return one !== -1 && one + toSide(texts[key]) === 1 && toSide(texts[key]) !== -1
      })
      const sided = turned.find((key) => toSide(originals[key]) !== toSide(originals[turned[0] ?? '']))
      const [key = '', beside] =
        sided === undefined || toScope(sided) !== toScope(turned[0] ?? '') ? [] : [turned[0], sided]
      const isOriginal = beside !== undefined && toShared(beside, originals[key]) > toShared(key, originals[key])
      const [here, there] = isOriginal ? [original, language] : [language, original]
      const file = source.copy.get(here)
      if (!file || beside === undefined) continue
      const said = copy.get(here) ?? {}
      const message = `"${key}" of ${here} says "${said[key]}", and "${beside}" "${said[beside]}", the other way round than in ${there}`
      const loses = [`text ${key}`, `text ${beside}`]
      yield { code: 'wrong-value', file, path: [key], message, hint: 'Exchange the two', loses }
    }
}

const toScope = (key: string) => key.slice(0, key.lastIndexOf('.'))

/** Finds two labels of the first language of which each has the words by which the name of the other differs: "End date" for startDate. */
export const adviseCrossedNames: Advice = function* ({ flow: { source, copy } }) {
  const [[original = '', texts = {}] = []] = copy
  const file = source.copy.get(original)
  const short = Object.keys(texts).filter((key) => toTextWords(texts[key] ?? '').length < 5)
  for (const keys of file ? toGroups(short, toScope).values() : [])
    for (const [index, key] of keys.entries()) {
      const other = keys.slice(index + 1).find((one) => isCrossed(key, one, texts))
      if (other === undefined) continue
      const message = `"${key}" of ${original} says "${texts[key]}", and "${other}" says "${texts[other]}"`
      const both = [`text ${key}`, `text ${other}`]
      yield { code: 'wrong-value', ...(file && { file }), path: [key], message, hint: 'Exchange the two', loses: both }
    }
}

/** Checks whether two texts have the words in which the names of each other differ, and none of those of their own names. */
function isCrossed(one: string, other: string, texts: Readonly<Record<string, string>>): boolean {
  const [names, said] = [
    [one, other].map((key) => toNameWords(key.slice(key.lastIndexOf('.') + 1))),
    [one, other].map((key) => toTextWords(texts[key] ?? '').map((word) => word.toLowerCase())),
  ]
  const differing = names.map((words, at) => words.filter((word) => !names[1 - at]?.includes(word)))
  // Names that have nothing in common are those of other things.
  if (names.some((words, at) => words.length < 2 || words.length === differing[at]?.length)) return false
  return differing.every(
    (words, at) =>
      words.length > 0 && words.every((word) => isAmong(word, said[1 - at] ?? []) && !isAmong(word, said[at] ?? [])),
  )
}
