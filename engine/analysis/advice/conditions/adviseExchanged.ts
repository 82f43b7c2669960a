import type { JSONPath } from 'jsonc-parser'
import type { Finding, FlowDefinition, InstructionDefinition, LinkedFlow } from '../../../definition/index.ts'
import type { Loose } from '../../../definition/Loose.ts'
import { toInstructions, toItems, toLists } from '../../../definition/instructions.ts'
import { toFieldNames } from '../../../definition/schemaFields.ts'
import { toClauses, toMeaning } from '../../../definition/predicates.ts'
import { toJavaScript, type ExpressionNode } from '../../../expressions/index.ts'
import { type Advice, isAmong, toNameWords, toShared } from '../Advice.ts'
import { adviseSameButtons } from '../ways/adviseShowing.ts'
import { isSame, toNegated, toNot } from '../terms.ts'

/** A text, a button, or the text of a failure that is shown under a condition. */
interface Shown {
  readonly key: string
  readonly when: string
  readonly path: JSONPath
  readonly owner: string
  readonly isText: boolean
  readonly style?: string | undefined
}

/** Finds texts and buttons shown under another condition than the one they are named after. */
export const adviseMisplaced: Advice = function* ({ flow }) {
  const { definition } = flow
  const all = listShown(definition)
  const told = new Set<string>()
  for (const one of all) {
    const { key, when, path, owner } = one
    const meant = toMeantCondition(one, all, flow)
    // Shown where it is meant to be, too, it is another text that is missing here.
    if (meant === undefined || all.some((other) => other.key === key && other.when === meant && other.owner === owner))
      continue
    // If two conditions were exchanged, only the first is reported.
    const pair = [owner, ...[when, meant].toSorted()].join(' ')
    if (told.has(pair)) continue
    told.add(pair)
    const message = `${owner} shows "${key}" when ${when} (${toMeaning(definition, when)}), and ${meant} is what it is for`
    yield { code: 'contrary-meaning', path: [...path, 'when'], message, hint: `Did you mean ${meant}?` }
  }
}

type Part = Readonly<Partial<Record<'when' | 'text' | 'label' | 'action' | 'style', string>>>

function listShown(definition: FlowDefinition): readonly Shown[] {
  const parts = Object.entries(definition.steps).flatMap(([step, { view }]) =>
    view.flatMap((part, index): readonly Shown[] => {
      const { when, text, label, action, style }: Part = typeof part === 'object' ? part : {}
      const [key] = [text ?? (label !== undefined && action !== undefined ? label : [])].flat()
      if (when === undefined || key === undefined) return []
      return [
        { key, when, path: ['steps', step, 'view', index], owner: `step ${step}`, isText: text !== undefined, style },
      ]
    }),
  )
  const asked = definition.failures?.map(({ when }) => when) ?? []
  const failures = (definition.failures ?? []).flatMap(({ when, text }, index): readonly Shown[] =>
    when === undefined || text === undefined || asked.indexOf(when) < index
      ? []
      : [{ key: text, when, path: ['failures', index], owner: 'the list of failures', isText: true }],
  )
  return [...parts, ...failures]
}

function toMeantCondition(
  { key, when, owner, isText, style }: Shown,
  all: readonly Shown[],
  flow: LinkedFlow,
): string | undefined {
  const { predicates } = flow.definition
  const last = key.slice(key.lastIndexOf('.') + 1)
  if (last === when) return undefined
  if (Object.hasOwn(predicates, last) && !toClauses(predicates[when] ?? {}).includes(last)) return last
  const other = Object.keys(predicates).find((name) => isOpposite(name, when, flow))
  if (other === undefined) return undefined
  // One text alone may be called so for another reason.
  const isNear = (one: Shown) => one.when === other || (one.when === when && one.style === style)
  const isExchanged = all.some((one) => one.owner === owner && isNear(one) && isCalled(one.key, when, other))
  return isText && isExchanged && isCalled(key, other, when) ? other : undefined
}

/** Checks whether a text is called after a condition, by a word that the contrary condition does not have. */
function isCalled(text: string, one: string, without: string): boolean {
  const words = toNameWords(toName(text))
  const isTelling = (word: string) => words.length === 1 || word === 'un'
  return toNameWords(one).some(
    (word) => !isAmong(word, toNameWords(without)) && isTelling(word) && isAmong(word, words),
  )
}

/** Checks whether one predicate is the opposite of another. */
function isOpposite(one: string, other: string, { definition: { predicates }, expressions }: LinkedFlow): boolean {
  if (toNot(predicates[one]) === other || toNot(predicates[other]) === one) return true
  const [first, second] = [one, other].map((name) => expressions.check(predicates[name]?.when ?? '', 'boolean', true))
  return first?.ok === true && second?.ok === true && (isNot(first.ast, second.ast) || isNot(second.ast, first.ast))
}

function isNot(one: ExpressionNode, other: ExpressionNode): boolean {
  const contrary = toNegated(one)
  return contrary !== undefined && toJavaScript(contrary) === toJavaScript(other)
}

const toName = (label = '') => label.slice(label.lastIndexOf('.') + 1)

/** Finds neighbors with exchanged names: the labels of two buttons, the targets of two conditions, or a title and its text. */
export const adviseExchanged: Advice = function* ({ flow: { definition } }) {
  const hint = 'Exchange them'
  for (const [step, { dialogs = {} }] of Object.entries(definition.steps))
    for (const [name, { title, text, buttons }] of Object.entries(dialogs)) {
      const path = ['steps', step, 'dialogs', name]
      if (title.endsWith('.text') && text?.endsWith('.title')) {
        const message = `dialog ${name} of step ${step} has the title "${title}" and the text "${text}"`
        yield { code: 'wrong-value', path: [...path, 'title'], message, hint }
      }
      const [one, other] = buttons
      if (!one || !other || toShared(one.action, toName(one.label)) + toShared(other.action, toName(other.label)) > 0)
        continue
      // One word may be there by chance.
      if (toShared(one.action, toName(other.label)) + toShared(other.action, toName(one.label)) < 2) continue
      const message = `dialog ${name} of step ${step} has "${one.label}" on the button that sends ${one.action}, and "${other.label}" on the one that sends ${other.action}`
      yield { code: 'wrong-value', path: [...path, 'buttons', 0, 'label'], message, hint }
    }
  for (const site of toLists(definition)) {
    const items = toItems(site)
    for (const [index, { instruction, path, owner }] of items.entries()) {
      const next = items[index + 1]?.instruction
      if (isAskedForOther(instruction, next)) {
        const message = `${owner} calls ${instruction.call} when ${instruction.when}, and ${next?.call} when ${next?.when}`
        yield { code: 'wrong-value', path: [...path, 'when'], message, hint }
      }
      for (const key of ['to', 'dialog'] as const) {
        const [own, other] = [instruction[key], next?.[key]]
        const { when } = instruction
        if (when === undefined || own === undefined || other === undefined) continue
        if (next?.when === undefined && isDenial(when, definition)) continue
        // Which target is meant is clear only if the two names differ in a few words, and each has one of its own.
        const shared = toShared(own, other)
        const isVariant = shared >= (key === 'to' ? 2 : 1) && shared < toNameWords(own).length
        const isCrossed =
          toShared(when, other) > toShared(when, own) && toShared(next?.when, own) >= toShared(next?.when, other)
        if (!isVariant || !isCrossed) continue
        const verb = key === 'to' ? 'goes to' : 'opens'
        const message = `${owner} ${verb} ${own} when ${when} (${toMeaning(definition, when)}), and ${verb} ${other} otherwise`
        yield { code: 'wrong-value', path: [...path, key], message, hint, loses: [other, own] }
      }
    }
  }
}

type Asked = Loose<Pick<InstructionDefinition, 'when' | 'call'>>

/** Checks whether each of two calls is made under the condition that is named as the other one. */
const isAskedForOther = (one: Asked, other: Asked | undefined) =>
  toShared(one.when, one.call) + toShared(other?.when, other?.call) === 0 &&
  toShared(one.when, other?.call) > 0 &&
  toShared(other?.when, one.call) > 0

/** Checks whether a condition denies something, so that the words of its name belong to the other way. */
const isDenial = (name: string, { predicates }: FlowDefinition) =>
  toNameWords(name).some((word) => /^(?:no|not|non|un|without|missing|lacks?)$/.test(word)) ||
  Object.hasOwn(predicates[name] ?? {}, 'not')

/**
 * Finds calls that a list has twice, under two conditions, where an action that one of these is named after is called nowhere, and buttons,
 * outcomes, fills and entries that were exchanged for their twins.
 */
export const adviseSameCalls: Advice = function* (context) {
  const { flow } = context
  const { definition } = flow
  yield* adviseSameButtons(context)
  yield* listExchangedOutcomes(flow)
  yield* listOtherFills(flow)
  yield* listOtherEntries(flow)
  const called = toInstructions(definition).map(({ instruction: { call } }) => call)
  const sending = Object.values(definition.data).map(({ sentBy }) => sentBy)
  const idle = Object.keys(definition.actions).filter((name) => ![...called, ...sending].includes(name))
  for (const site of idle.length === 0 ? [] : toLists(definition))
    for (const { instruction, path, owner } of toItems(site)) {
      const { call, when } = instruction
      const isCopied = site.list.some((one) => one?.when !== when && one?.when && isSame({ ...one, when }, instruction))
      const [meant] = idle.filter((name) => toShared(when, name) > toShared(when, call))
      if (call === undefined || when === undefined || !isCopied || meant === undefined) continue
      const message = `${owner} calls ${call} once more when ${when} (${toMeaning(definition, when)}), and nothing calls ${meant}`
      yield { code: 'wrong-value', path: [...path, 'call'], message, hint: `Did you mean ${meant}?` }
    }
}

/** Finds outcomes of a call that lead where each other lead in another place that makes the same call. */
function* listExchangedOutcomes({ definition }: LinkedFlow): Generator<Finding> {
  const sites = toInstructions(definition).filter(({ instruction: { on = {} } }) => Object.keys(on).length > 1)
  for (const [index, { instruction, owner }] of sites.entries()) {
    const ends = Object.entries(instruction.on ?? {}).map(([name, list]) => [name, list?.at(-1)?.to] as const)
    for (const other of sites.slice(index + 1).filter((one) => one.instruction.call === instruction.call)) {
      const toOther = (name: string) => other.instruction.on?.[name]?.at(-1)?.to
      const [one, ...more] = ends.filter(([name, to]) => to !== undefined && to !== toOther(name))
      const crossed = more.find(([name, to]) => to === toOther(one?.[0] ?? '') && one?.[1] === toOther(name))
      if (!one || !crossed || more.length > 1) continue
      const message = `${other.owner} leads to ${crossed[1]} when ${instruction.call} answers ${one[0]}, and to ${one[1]} on ${crossed[0]}: ${owner} has it the other way around`
      const hint = 'Exchange the two outcomes in one of them'
      yield { code: 'wrong-value', path: [...other.path, 'on', one[0]], at: 'key', message, hint }
    }
  }
}

/** Finds values that are filled into another field than the one of their name, which the form has and nothing fills in. */
function* listOtherFills({ definition, schemas }: LinkedFlow): Generator<Finding> {
  const sites = toInstructions(definition).flatMap(({ instruction: { fill = {} }, path, owner }) =>
    Object.entries(fill).map(([target, value = '']) => ({ target, value, path, owner, fill })),
  )
  for (const { target, value, path, owner, fill } of sites) {
    const others = sites.filter((one) => one.value === value && one.target !== target)
    if (isOfName(target, value) || others.length < 2 || !others.every((one) => isOfName(one.target, value))) continue
    const [slot = '', ...rest] = target.split('.')
    const schema = schemas.open(definition.data[slot]?.schema ?? '')
    const names = schema && rest.length === 1 ? toFieldNames(schema, schemas.resolve) : []
    const meant = names.map((name) => `${slot}.${name}`).find((one) => isOfName(one, value) && !(one in fill))
    if (meant === undefined) continue
    const message = `${owner} fills ${value} into ${target}, and all other places into a field of its name`
    yield { code: 'wrong-value', path: [...path, 'fill', target], at: 'key', message, hint: `Did you mean ${meant}?` }
  }
}

const toEnd = (place: string) => place.slice(place.lastIndexOf('.') + 1)

const isOfName = (target: string, value: string) => isAmong(toEnd(value).toLowerCase(), toNameWords(toEnd(target)))

/** Finds conditions that compare what a form has with the entries of another list than the one that the form is added to. */
function* listOtherEntries({ definition }: LinkedFlow): Generator<Finding> {
  const call = /\b(\w+)\((\w+), (\w+), (\w+\.\w+)\)/g
  const kept = toInstructions(definition).flatMap(({ instruction: { set = {} } }) =>
    Object.entries(set).flatMap(([target, value = '']) =>
      [...value.matchAll(call)].flatMap(([, , list = '', ...of]) => (list === target ? { list, of: of.join() } : [])),
    ),
  )
  for (const [name, { when = '' }] of Object.entries<{ readonly when?: string }>(definition.predicates))
    for (const { 1: made = '', 2: list = '', 3: form = '', 4: place = '', index } of when.matchAll(call)) {
      const lists = new Set(kept.flatMap((one) => (one.of === [form, place].join() ? one.list : [])))
      const [meant] = lists
      if (meant === undefined || lists.size > 1 || list === meant || !kept.some((one) => one.list === list)) continue
      const message = `predicate ${name} looks for ${form} in ${list}, and ${meant} is the list that it is added to`
      const path = ['predicates', name, 'when']
      yield { code: 'wrong-value', path, index: index + made.length + 1, message, hint: `Did you mean ${meant}?` }
    }
}
