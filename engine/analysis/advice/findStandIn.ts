import type { JSONPath } from 'jsonc-parser'
import type { Finding } from '../../definition/FlowContext.ts'
import { type CopyUse, toCopyUses } from '../../definition/copyUses.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { toInstructions, toSteps } from '../../definition/instructions.ts'
import { toPlaceholders } from '../../definition/parseText.ts'
import { toMeaning } from '../../definition/predicates.ts'
import type { SourceFile } from '../../definition/SourceFile.ts'
import { toWrittenPath } from '../../definition/toWrittenPath.ts'
import { isAmong, toNameWords, toShared } from './Advice.ts'

/** The property that shows a text, by the last part of its copy key. */
const endings: Readonly<Record<string, string>> = { hint: 'description', choose: 'placeholder' }

const isNear = (one: CopyUse, other: CopyUse) =>
  one.file === other.file && (one.file !== undefined || one.path[1] === other.path[1])
const isBeside = (one: CopyUse, other: CopyUse) =>
  isNear(one, other) && one.path.slice(0, -1).join().startsWith(other.path.slice(0, -1).join())

/** Checks whether all texts of such places begin with a word that the key does not have, as those that tell of progress do. */
function isOwnKind({ key: shown, path }: CopyUse, key: string, uses: readonly CopyUse[]): boolean {
  const kind = shown.slice(0, shown.indexOf('.') + 1)
  const like = uses.filter((use) => use.path.at(-1) === path.at(-1) && use.key !== shown)
  return like.length > 1 && !key.startsWith(kind) && like.every((use) => use.key.startsWith(kind))
}

/**
 * Finds the place that most likely should show a text, but shows another one, which is also used elsewhere. If it is not the only text that
 * is shown nowhere, a part of the flow may have been taken out.
 */
export function findStandIn(
  key: string,
  text: string,
  { definition, source, copy }: LinkedFlow,
  isOnly: boolean,
): CopyUse | undefined {
  const uses = [...toCopyUses({ flow: definition, source })]
  const filled = toPlaceholders(text, [...copy.keys()][0] ?? '') ?? []
  const end = key.slice(key.lastIndexOf('.') + 1)
  const beginning = key.slice(0, key.length - end.length)
  const found = uses.filter(({ key: shown, path, params }, index) => {
    const isPlace = params ? params.some((name) => filled.includes(name)) : path.at(-1) === (endings[end] ?? end)
    const isElsewhere = uses.some((other, at) => at !== index && other.key === shown)
    return isPlace && isElsewhere && shown !== key && !(shown.startsWith(beginning) && shown.endsWith(`.${end}`))
  })
  // The label of a field is the title of the field of that name. One that stands nowhere else has taken the place of this text.
  const labels = uses.filter(({ path }) => path.at(-1) === 'title' && path.at(-2) === end)
  const label = labels.find(({ key: shown }) => shown.startsWith(beginning))
  const isShared = uses.some((use) => use !== label && use.key === label?.key)
  if (label && (found.length > 0 || !isShared)) return isShared ? label : undefined
  const ofSame = (use: CopyUse, isClose: typeof isNear) =>
    uses.some((other) => other !== use && `${other.key}.`.startsWith(beginning) && isClose(use, other))
  const beside = found.filter((use) => ofSame(use, isBeside))
  const [best, ...others] = beside.length > 0 ? beside : found.filter((use) => ofSame(use, isNear))
  if (best && others.length === 0) return best
  const stranger = isOnly ? findStranger(key, uses, definition) : undefined
  if (stranger) return stranger
  const named = uses.flatMap((use) =>
    !use.file && (use.key.startsWith(beginning) || use.key.endsWith(`.${end}`)) && !isOwnKind(use, key, uses)
      ? [use]
      : [],
  )
  const mistaken = findMistaken(
    `${key} ${text}`,
    named.map((use) => toNamed(definition, use.key, use.path)),
  )
  return mistaken && uses.find(({ path }) => path === mistaken.path)
}

/** Finds the only place among the texts of one kind that shows a text of another kind, which is also used elsewhere. */
function findStranger(key: string, uses: readonly CopyUse[], definition: FlowDefinition): CopyUse | undefined {
  const own = toKind(key)
  const isNative = (kind: string, use: CopyUse) => {
    const step = toStep(use)
    return kind === (step === undefined ? use.path[0] : toKind(definition.steps[step]?.title))
  }
  const isAtHome = (kind: string, use: CopyUse) => {
    const step = toStep(use)
    if (use.file) return false
    if (step === undefined) return isNative(kind, use)
    const all = uses.filter((one) => one !== use && !one.file && toKind(one.key) === kind)
    const isOwn = all.length > 1 && all.every((one) => toStep(one) === step)
    return isNative(kind, use) || isOwn || toNameWords(kind).join() === toNameWords(step).join()
  }
  const found = uses.filter(
    (use) =>
      (use.path.at(-1) === 'title') === key.endsWith('.title') &&
      isAtHome(own, use) &&
      !isAtHome(toKind(use.key), use) &&
      // Texts such as "Cancel" belong to no step.
      uses.some((one) => one !== use && one.key === use.key && isNative(toKind(one.key), one)),
  )
  // A step may show several texts that others show, too; what stands beside one of them may say what it is for.
  const toBeside = ({ path }: CopyUse) => {
    const owner = path.slice(0, -1).reduce<unknown>((at, part) => Object(at)[part], definition)
    return JSON.stringify({ ...Object(owner), [String(path.at(-1))]: '' })
  }
  const fitting = found.filter((use) => toShared(key.slice(own.length), toBeside(use)) > 0)
  const [only, ...more] = found.length > 1 ? fitting : found
  return more.length === 0 ? only : undefined
}

const toStep = ({ path: [section, step = ''] }: CopyUse) => (section === 'steps' ? String(step) : undefined)

/** Returns the first part of a copy key, which says what the text belongs to. */
const toKind = (key = '') => key.slice(0, key.indexOf('.'))

/** A name in the flow, its path, and what surrounds it. */
interface Named {
  readonly name: string
  readonly path: JSONPath
  readonly file?: SourceFile
  readonly beside: string
  readonly within: string
}

/** Creates a place from a name, the properties beside it, and the keys of its path. */
function toNamed(definition: FlowDefinition, name: string, path: JSONPath): Named {
  const owner = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], definition)
  const others = Object.entries(Object(owner)).filter(([key]) => key !== path.at(-1) && key !== 'style')
  const { when }: { readonly when?: unknown } = Object(owner)
  const means = typeof when === 'string' && path.at(-1) !== 'when' ? toMeaning(definition, when) : ''
  return { name, path, beside: `${JSON.stringify(others)} ${means}`, within: path.join(' ') }
}

/** Lists the places where conditions are asked for, or where events are tracked. */
export function listNamed({ definition }: LinkedFlow, kind: 'predicate' | 'event'): readonly Named[] {
  const found: readonly (readonly [name: string | undefined, path: JSONPath])[] =
    kind === 'event'
      ? toInstructions(definition).map(({ instruction, path }) => [instruction.track, [...path, 'track']])
      : [
          ...toInstructions(definition).map(({ instruction, path }) => [instruction.when, [...path, 'when']] as const),
          ...toAllForms(definition).flatMap(({ form, path }) => [
            [form.when, [...path, 'when']] as const,
            [form.submitWhen, [...path, 'submitWhen']] as const,
            ...Object.entries(form.fields ?? {}).flatMap(([field, one]) =>
              (['disabledWhen', 'readOnlyWhen'] as const).map(
                (asked) => [one?.[asked], [...path, 'fields', field, asked]] as const,
              ),
            ),
          ]),
          ...toSteps(definition).flatMap(([step, { view = [] }]) =>
            view.map(
              (part, index) =>
                [typeof part === 'object' ? part.when : undefined, ['steps', step, 'view', index, 'when']] as const,
            ),
          ),
        ].map(([name, path]) => [name, [...path]])
  return found.flatMap(([name, path]) => (name === undefined ? [] : [toNamed(definition, name, path)]))
}

/** Finds the place whose surroundings fit an unused name, but where another name stands that is also used elsewhere. */
export function findMistaken(unused: string, places: readonly Named[]): Named | undefined {
  const words = toNameWords(unused).filter((word) => word.length > 3)
  const scored = places
    .filter(({ name }, at) => places.some((one, index) => one.name === name && index !== at))
    .map((place) => {
      // The step that a way leads back to says no more than the step that the way is in.
      const [own = ''] = /(?<=^steps )\w+/.exec(place.within) ?? []
      const around = own === '' ? place.beside : place.beside.replaceAll(`"${own}"`, '')
      const [beside = [], within = [], other = []] = [around, place.within, place.name].map(toNameWords)
      const isHere = (word: string) => isAmong(word, beside) || isAmong(word, within)
      const hits = new Set(words.filter((word) => !isAmong(word, other) && isHere(word)))
      const isAtHome = other.some((word) => word.length > 3 && !isAmong(word, words) && isAmong(word, beside))
      // The properties beside a name say more about it than the keys above it.
      const score = [...hits].reduce((sum, word) => sum + (isAmong(word, beside) ? 3 : 1), 0)
      // What stands beside a name, and has none of the words, speaks against the keys above it.
      const isOdd = beside.length > 0 && score === hits.size
      return { place, hits, score: isAtHome || isOdd ? 0 : score }
    })
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scored
  if (!best || best.score <= (second?.score ?? 0)) return undefined
  // A word that fits several places does not tell them apart.
  const isTelling = [...best.hits].some((word) => scored.filter(({ hits }) => hits.has(word)).length === 1)
  return isTelling || best.hits.size * 2 > words.length ? best.place : undefined
}

export const toMistaken = (
  { name, path, file }: Omit<Named, 'beside' | 'within'>,
  meant: string,
  what: string,
): Finding => ({
  code: 'unused',
  path,
  ...(file && { file }),
  message: `"${name}" appears here and elsewhere, but ${what} is ${what.startsWith('"') ? 'shown' : 'used'} nowhere`,
  hint: `Did you mean ${meant}?`,
  loses: [name],
  ...(what.startsWith('"') && { unless: ['a text', 'a way'] }),
  ...(!what.startsWith('"') && { leftOver: what }),
})

/** Reports the step whose form collects the input of an action that nothing calls: the answers go nowhere. */
export function findUnsent(action: string, { definition, schemas }: LinkedFlow): Finding | undefined {
  const toSlots = (name: string) => {
    const input = definition.actions[name]?.input
    return Object.keys((input !== undefined && schemas.open(input)?.properties) || {})
  }
  const others = Object.keys(definition.actions).flatMap((name) => (name === action ? [] : toSlots(name)))
  const slots = toSlots(action).filter((slot) => !others.includes(slot))
  const [asked, ...more] = toAllForms(definition).filter(({ form }) => slots.includes(form.data ?? ''))
  if (!asked || more.length > 0 || !definition.steps[asked.step]?.on['submit']) return undefined
  const message = `step ${asked.step} asks for ${asked.form.data}, and nothing sends it: ${action} is never called`
  return {
    code: 'unused',
    path: ['steps', asked.step, 'on', 'submit'],
    at: 'key',
    message,
    hint: `Call ${action}, or take the form out`,
    unless: [action, 'a call', `calls in ${asked.step}`],
  }
}

const toLast = (place: string) => place.slice(place.lastIndexOf('.') + 1)

/** Reports the only value that a function without a call seems made for: it is set as it is, under another name of the same thing. */
export function findUncalled(name: string, { definition, expressions }: LinkedFlow): Finding | undefined {
  const places = toInstructions(definition).flatMap(({ instruction: { set = {}, fill = {} }, path }) =>
    [...Object.entries(set), ...Object.entries(fill)].flatMap(([target, value = '']) => {
      const names = [target, value].map(toLast)
      const isCopy = !/^\w+(?:\.\w+)+$/.test(value) || names[0] === names[1]
      if (isCopy || names.some((one) => toShared(name, one) === 0) || !expressions.check(`${name}(${value})`).ok)
        return []
      return [{ target, value, path: [...path, Object.hasOwn(set, target) ? 'set' : 'fill', target] }]
    }),
  )
  const written = new Map(places.map((one) => [toWrittenPath(definition, one.path).join('.'), one]))
  const [only, ...more] = written.values()
  if (!only || more.length > 0) return undefined
  const message = `${only.target} is set to ${only.value} as it is, and function ${name} is never used`
  const hint = `Write =${name}(${only.value}), or take the function out`
  return { code: 'unused', path: only.path, message, hint, leftOver: `function ${name}`, unless: [name] }
}

/** Reports the only list that asks for the sibling of a predicate, named by the same first words, and not for the predicate itself. */
export function findUnasked(name: string, { definition }: LinkedFlow): (Finding & { leftOver: string }) | undefined {
  const begins = toNameWords(name).slice(0, 2).join(' ')
  const sites = toInstructions(definition).filter(({ instruction: { when = name } }) => {
    const words = toNameWords(when).slice(0, 2)
    return when !== name && words.length === 2 && words.join(' ') === begins
  })
  const lists = new Set(sites.map(({ path }) => toWrittenPath(definition, path).slice(0, -1).join('.')))
  const { owner = '', instruction: { when = '' } = {}, path = [] } = sites.at(-1) ?? {}
  if (lists.size !== 1) return undefined
  const message = `${owner} asks for ${when}, and nothing asks for ${name}: ${toMeaning(definition, name)}`
  const hint = `Ask for it here, too, or take the predicate out`
  return { code: 'unused', path: [...path, 'when'], message, hint, leftOver: `predicate ${name}`, unless: [name] }
}
