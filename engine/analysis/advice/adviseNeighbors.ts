import type { JSONPath } from 'jsonc-parser'
import { toInstructions } from '../../definition/instructions.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toContent, type SourceFile } from '../../definition/SourceFile.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { type Advice, isAmong, toGroups, toNameWords, toShared, toTextWords } from './Advice.ts'

/** The messages of one part of a schema, by the rules that they are about. */
interface Messages {
  readonly file: SourceFile
  readonly path: JSONPath
  readonly byRule: Readonly<Record<string, unknown>>
}

const listMessages = rememberByIdentity((file: SourceFile): readonly Messages[] => [
  ...walkMessages(toContent(file), [], file),
])

function* walkMessages(node: unknown, path: JSONPath, file: SourceFile): Generator<Messages> {
  if (!isRecord(node)) return
  for (const [key, part] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(key) : key]
    if (key === 'errorMessage' && isRecord(part)) yield { file, path: place, byRule: part }
    else yield* walkMessages(part, place, file)
  }
}

/** Finds two rules of a field that have each other's messages, as the rules of all other fields tell. */
export const adviseExchangedRules: Advice = function* ({ flow: { source } }) {
  const all = [...source.schemas.values()].flatMap(listMessages)
  const uses = all.flatMap(({ byRule }) =>
    Object.entries(byRule).flatMap(([rule, key]) => (typeof key === 'string' ? `${rule} ${key}` : [])),
  )
  const byUse = toGroups(uses, (use) => use)
  for (const { file, path, byRule } of all) {
    const isElsewhere = (rule: string, key: unknown) =>
      (byUse.get(`${rule} ${String(key)}`)?.length ?? 0) > (byRule[rule] === key ? 1 : 0)
    const rules = Object.keys(byRule).filter((rule) => typeof byRule[rule] === 'string')
    for (const [index, rule] of rules.entries()) {
      const other = rules.slice(index + 1).find((one) => {
        const [own, theirs] = [byRule[rule], byRule[one]]
        const isTurned = own !== theirs && isElsewhere(rule, theirs) && isElsewhere(one, own)
        return isTurned && !isElsewhere(rule, own) && !isElsewhere(one, theirs)
      })
      if (other === undefined) continue
      const message = `${rule} has the message "${String(byRule[rule])}", and ${other} "${String(byRule[other])}", the other way round than everywhere else`
      yield { code: 'wrong-value', file, path: [...path, rule], message, hint: 'Exchange the two' }
    }
  }
}

/** Finds steps that show the component which is called as the title of another step, where that step does not show it. */
export const adviseForeignViews: Advice = function* ({ flow: { definition } }) {
  const steps = Object.entries(definition.steps)
  const isShown = (name: string, [, { view }]: (typeof steps)[number]) => view.some((part) => part === name)
  const toOwn = ([, { title }]: (typeof steps)[number]) => title.replace(/\.title$/, '')
  const owners = toGroups(steps, toOwn)
  const told = new Set<string>()
  for (const step of steps)
    for (const [index, part] of step[1].view.entries()) {
      const [owner] = typeof part === 'string' ? (owners.get(part) ?? []) : []
      if (!owner || owner === step || typeof part !== 'string' || isShown(part, owner) || told.has(step[0])) continue
      // The owner shows what this step is called after, or nothing of the kind.
      if (isShown(toOwn(step), owner)) told.add(owner[0])
      const message = `step ${step[0]} shows ${part}, which is called as the title of step ${owner[0]}`
      const hint = told.has(owner[0]) ? `Exchange it with ${toOwn(step)} of that step` : `Show it in ${owner[0]}`
      yield { code: 'wrong-value', path: ['steps', step[0], 'view', index], message, hint, loses: [part] }
    }
}

const toLast = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Finds two actions that tell each other's progress, and two places that track what the other one is called after. */
export const adviseExchangedNames: Advice = function* ({ flow: { definition } }) {
  const actions = Object.entries(definition.actions).map(([name, { progress = '' }]) => ({ name, progress }))
  for (const [index, { name, progress }] of actions.entries()) {
    const other = actions.slice(index + 1).find((one) => one.name === toLast(progress))
    if (other === undefined || toLast(other.progress) !== name) continue
    const message = `${name} waits with "${progress}", and ${other.name} with "${other.progress}"`
    yield { code: 'wrong-value', path: ['actions', name, 'progress'], message, hint: 'Exchange the two' }
  }
  const tracks = toInstructions(definition).filter(({ instruction: { track } }) => track !== undefined)
  for (const [index, { owner, path, instruction }] of tracks.entries()) {
    const { track = '' } = instruction
    const other = tracks.slice(index + 1).find((one) => {
      const theirs = one.instruction.track ?? ''
      return (
        toShared(owner, theirs) > toShared(owner, track) && toShared(one.owner, track) > toShared(one.owner, theirs)
      )
    })
    if (other === undefined) continue
    const message = `${owner} tracks "${track}", and ${other.owner} "${other.instruction.track}"`
    yield { code: 'wrong-value', path: [...path, 'track'], message, hint: 'Exchange the two' }
  }
}

/** What browsers fill in (HTML, "autofill"), by the words of the fields that it is for. */
const autofilled: readonly (readonly [token: string, words: readonly string[]])[] = [
  ['given-name', ['first', 'given']],
  ['family-name', ['last', 'family', 'surname']],
  ['postal-code', ['zip', 'postal']],
  ['address-level2', ['city', 'town']],
  ['address-level1', ['state', 'region', 'province']],
  ['email', ['email', 'mail']],
  ['bday', ['birth', 'birthday']],
]

/** Finds fields that browsers fill in with what another field is called after, or with another line of an address. */
export const adviseAutofill: Advice = function* ({ flow: { source } }) {
  const told = new Set<string>()
  for (const [id, file] of source.schemas) {
    const [, shared] = /^shared\/([\w-]+)\.schema/.exec(id) ?? []
    const content = toContent(file)
    for (const { name, path, token } of /^(?:forms|shared)\//.test(id) ? walkAutofill(content, shared ?? '', []) : []) {
      const words = toNameWords(name)
      const meant = autofilled.find(([, all]) => all.some((word) => words.includes(word)))?.[0]
      const isKnown = autofilled.some(([one]) => one === token)
      const [line, other] = [/\d$/.exec(name)?.[0], /^address-line(\d)$/.exec(token)?.[1]]
      const wanted =
        line !== undefined && other !== undefined && line !== other ? `address-line${line}` : isKnown ? meant : token
      if (wanted === undefined || wanted === token || told.has(`${wanted} ${token}`)) continue
      // Of two that were exchanged, the first is reported.
      told.add(`${token} ${wanted}`)
      const message = `browsers fill ${token} into ${name}`
      const loses = [`filled with ${token}`]
      yield { code: 'wrong-value', file, path, message, hint: `Did you mean ${wanted}?`, loses }
    }
  }
}

interface Autofill {
  readonly name: string
  readonly path: JSONPath
  readonly token: string
}

function* walkAutofill(node: unknown, name: string, path: JSONPath): Generator<Autofill> {
  if (!isRecord(node)) return
  const token = isRecord(node['ui']) ? node['ui']['autocomplete'] : undefined
  if (typeof token === 'string' && name !== '')
    yield { name, path: [...path, 'ui', 'autocomplete'], token: token.split(' ').at(-1) ?? '' }
  for (const [key, part] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(key) : key]
    yield* walkAutofill(part, path.at(-1) === 'properties' ? key : name, place)
  }
}

/** A field that refers to a schema file. */
interface Reference {
  readonly name: string
  readonly target: string
}

/** Checks whether each of two fields refers to the file that has more words of the other one's name. */
export const isExchanged = (one: Reference, other: Reference): boolean =>
  toShared(one.name, toFile(other.target)) > toShared(one.name, toFile(one.target)) &&
  toShared(other.name, toFile(one.target)) > toShared(other.name, toFile(other.target))

const toFile = (id: string) => toNameWords(id.replace(/^.*\//, '').replace(/\..*$/, '')).join(' ')

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
    [one, other].map((key) => toNameWords(toLast(key))),
    [one, other].map((key) => toTextWords(texts[key] ?? '').map((word) => word.toLowerCase())),
  ]
  const differing = names.map((words, at) => words.filter((word) => !names[1 - at]?.includes(word)))
  return differing.every(
    (words, at) =>
      words.length > 0 && words.every((word) => isAmong(word, said[1 - at] ?? []) && !isAmong(word, said[at] ?? [])),
  )
}
