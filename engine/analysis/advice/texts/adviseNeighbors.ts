import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from '../../../definition/index.ts'
import { toInstructions } from '../../../definition/instructions.ts'
import { isRecord } from '../../../definition/Loose.ts'
import { toContent, type SourceFile } from '../../../definition/SourceFile.ts'
import { rememberByIdentity } from '../../../validation/remember.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { type Advice, isNamed, isSlip, toGroups, toNameWords, toShared } from '../Advice.ts'
import { listStepWords, type StepWords, toOwner, toScope, toStrangeWords } from '../terms.ts'

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
export const adviseExchangedRules: Advice = function* ({ flow: { source, copy } }) {
  const all = [...source.schemas.values()].flatMap(listMessages)
  const uses = all.flatMap(({ byRule }) => Object.entries(byRule).filter(([, key]) => typeof key === 'string'))
  const byUse = toGroups(uses, ([rule, key]) => `${rule} ${String(key)}`)
  for (const { file, path, byRule } of all) {
    const limits = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], toContent(file))
    const isTelling = (key: unknown, rule: string) =>
      [...copy.values()].some((texts) => new RegExp(`\\b${Object(limits)[rule]}\\b`).test(texts[String(key)] ?? ''))
    const isElsewhere = (rule: string, key: unknown) =>
      (byUse.get(`${rule} ${String(key)}`)?.length ?? 0) > (byRule[rule] === key ? 1 : 0)
    const rules = Object.keys(byRule).filter((rule) => typeof byRule[rule] === 'string')
    for (const [index, rule] of rules.entries()) {
      const other = rules.slice(index + 1).find((one) => {
        const [own, theirs] = [byRule[rule], byRule[one]]
        const isTurned = own !== theirs && isElsewhere(rule, theirs) && (isElsewhere(one, own) || isTelling(own, one))
        return isTurned && !isElsewhere(rule, own) && !isElsewhere(one, theirs)
      })
      if (other === undefined) continue
      const message = `${rule} has the message "${String(byRule[rule])}", and ${other} "${String(byRule[other])}", the other way around than everywhere else`
      yield { code: 'wrong-value', file, path: [...path, rule], message, hint: 'Exchange the two' }
    }
  }
}

/** Finds steps that show the component which is named like the title of another step, where that step does not show it. */
export const adviseForeignViews: Advice = function* ({ flow: { definition }, code }) {
  const steps = Object.entries(definition.steps)
  const isShown = (name: string, [, { view }]: (typeof steps)[number]) => view.some((part) => part === name)
  const toOwn = ([, { title }]: (typeof steps)[number]) => title.replace(/\.title$/, '')
  const owners = toGroups(steps, toOwn)
  const told = new Set<string>()
  for (const step of steps)
    for (const [index, part] of step[1].view.entries()) {
      const [owner] = typeof part === 'string' ? (owners.get(part) ?? []) : []
      if (!owner || owner === step || typeof part !== 'string' || told.has(step[0])) continue
      if (isShown(part, owner)) {
        // Code that has words for this step shows them in a component of its own.
        if (isShown(toOwn(step), step) || !isNamed(code, toOwn(step))) continue
        const message = `step ${step[0]} shows ${part}, which belongs to step ${owner[0]}, and nothing of its own`
        const hint = `Show what has the words of ${toOwn(step)}`
        yield { code: 'wrong-value', path: ['steps', step[0], 'view', index], message, hint, loses: [part] }
        continue
      }
      // The owner shows what this step is named after, or nothing of the kind.
      if (isShown(toOwn(step), owner)) told.add(owner[0])
      const message = `step ${step[0]} shows ${part}, which is named like the title of step ${owner[0]}`
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
  ['tel', ['phone', 'telephone', 'mobile']],
]

/** Finds fields that browsers fill in with what another field is named after, or with another line of an address. */
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
    yield { name, path: [...path, 'ui', 'autocomplete'], token: token.replaceAll(/^.* |-national$/g, '') }
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

const isOfKind = (one: StepWords, other: StepWords) => one.path.at(-1) === other.path.at(-1)

/** Finds two steps that show each other's texts, at the titles if those were exchanged, and two buttons with each other's words. */
function* findExchangedWords(definition: FlowDefinition, words: readonly StepWords[]) {
  const told = new Set<string>()
  const toFinding = (path: JSONPath, message: string, keys: readonly string[]) => {
    for (const key of keys) told.add(key)
    return { code: 'wrong-value', path, message, hint: 'Exchange the two', loses: [...keys, 'a text'] }
  }
  const strange = toStrangeWords(definition, words)
  for (const all of strange.values()) {
    const { step, other } = all[0] ?? { step: '', other: '' }
    const theirs = strange.get(`${other} ${step}`) ?? []
    const [one, two] = all.flatMap((mine) => theirs.flatMap((their) => (isOfKind(mine, their) ? [mine, their] : [])))
    if (!one || !two || told.has(one.key)) continue
    const keys = [...all, ...theirs].map(({ key }) => key)
    const [own, strangers] = [toOwner(definition, step), toOwner(definition, other)]
    const isTitle = toShared(step, strangers) + toShared(other, own) > toShared(step, own) + toShared(other, strangers)
    const message = isTitle
      ? `steps ${step} and ${other} have each other's titles`
      : `step ${step} shows "${one.key}", and step ${other} "${two.key}", each a text of the other`
    yield toFinding(isTitle ? ['steps', step, 'title'] : one.path, message, keys)
  }
  const sent = new Map(words.map((one) => [`${one.action} ${toLast(one.key)}`, one]))
  for (const { key, path, action } of words) {
    const other = action === toLast(key) ? undefined : sent.get(`${toLast(key)} ${action}`)
    if (action === undefined || other === undefined || told.has(key)) continue
    const message = `the button for ${action} says "${key}", and the one for ${other.action} "${other.key}"`
    yield toFinding(path, message, [key, other.key])
  }
}

/** Finds texts of another step where the step has one of that name itself: "income.save" where all else is from "addressHistory". */
export const adviseForeignTexts: Advice = function* ({ flow: { definition, copy } }) {
  const [texts = {}] = copy.values()
  const all = Object.entries(definition.steps).flatMap(([name, step]) => listStepWords(name, step, definition))
  const exchanged = [...findExchangedWords(definition, all)]
  yield* exchanged
  const told = new Set(exchanged.flatMap(({ loses }) => loses))
  const owners = new Set(Object.keys(definition.steps).map((step) => toOwner(definition, step)))
  for (const [step, words] of toGroups(all, (one) => one.step))
    for (const { key, path } of words) {
      const own = toOwner(definition, step)
      const owner = toScope(key)
      const meant = `${own}.${toLast(key)}`
      // Where other texts of that step stand, too, this one may be meant.
      const isAlone = words.every((other) => other.key === key || toScope(other.key) !== owner)
      if (owner === own || !owners.has(owner) || !Object.hasOwn(texts, meant) || !isAlone || told.has(key)) continue
      const message = `step ${step} shows "${key}", a text of another step, and has "${meant}" of its own`
      yield { code: 'wrong-value', path, message, hint: `Did you mean ${meant}?`, loses: [key, 'a text'] }
    }
}

/** Finds texts in expressions that are nearly another one of the flow: 'OfferSelecton' beside 'OfferSelection'. */
export const adviseNearTexts: Advice = function* ({ flow: { definition }, code }) {
  const places = new Map(
    toExpressionSites(definition).map((site) => [toWrittenPath(definition, site.path).join('.'), site]),
  )
  const uses = [...places.values()].flatMap(({ path, source }) =>
    [...source.matchAll(/'([^']{6,})'/g)].map(([, text = '']) => ({ text, path })),
  )
  const byText = toGroups(uses, ({ text }) => text)
  for (const [text, [use, ...more]] of byText) {
    const near = [...byText].find(([other]) => isSlip(text, other))
    if (!use || !near || more.length > 0 || isNamed(code, text)) continue
    const [other, { length }] = near
    // Of two that stand at one place each, the second is most likely the one that was mistyped, unless the code knows it.
    const isFirst =
      length === 1 && !isNamed(code, other) && uses.findIndex((one) => one.text === other) > uses.indexOf(use)
    if (isFirst) continue
    const message = `'${text}' is written here, but '${other}' ${length === 1 ? 'elsewhere' : `at ${length} other places`}`
    yield { code: 'wrong-value', path: use.path, message, hint: `Did you mean ${other}?` }
  }
}
