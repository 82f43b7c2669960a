import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import type { CombinedPredicate } from '../../definition/FlowDefinition.ts'
import type { Loose } from '../../definition/Loose.ts'
import { toInstructions, toItems, toLists } from '../../definition/instructions.ts'
import { toClauses, toMeaning } from '../../definition/predicates.ts'
import { toJavaScript, type ExpressionNode } from '../../expressions/index.ts'
import { type Advice, isAmong, toNameWords } from './Advice.ts'
import { toNegated } from './terms.ts'

/** A text, a button, or the text of a failure that is shown under a condition. */
interface Shown {
  readonly key: string
  readonly when: string
  readonly path: JSONPath
  readonly owner: string
  readonly isText: boolean
}

/** Finds texts and buttons shown under another condition than the one they are named after or are shown under elsewhere. */
export const adviseMisplaced: Advice = function* ({ flow }) {
  const { definition } = flow
  const all = listShown(definition)
  const told = new Set<string>()
  for (const one of all) {
    const { key, when, path, owner } = one
    const meant = toMeantCondition(one, all, flow)
    if (meant === undefined) continue
    // If two conditions were exchanged, only the first is reported.
    const pair = [owner, ...[when, meant].toSorted()].join(' ')
    if (told.has(pair)) continue
    told.add(pair)
    const message = `${owner} shows "${key}" when ${when} (${toMeaning(definition, when)}), and ${meant} is what it is for`
    yield { code: 'contrary-meaning', path: [...path, 'when'], message, hint: `Did you mean ${meant}?` }
  }
}

type Part = Readonly<Partial<Record<'when' | 'text' | 'label' | 'action', string>>>

function listShown(definition: FlowDefinition): readonly Shown[] {
  const parts = Object.entries(definition.steps).flatMap(([step, { view }]) =>
    view.flatMap((part, index): readonly Shown[] => {
      const { when, text, label, action }: Part = typeof part === 'object' ? part : {}
      const [key] = [text ?? (label !== undefined && action !== undefined ? label : [])].flat()
      if (when === undefined || key === undefined) return []
      return [{ key, when, path: ['steps', step, 'view', index], owner: `step ${step}`, isText: text !== undefined }]
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

function toMeantCondition({ key, when, isText }: Shown, all: readonly Shown[], flow: LinkedFlow): string | undefined {
  const { predicates } = flow.definition
  const last = key.slice(key.lastIndexOf('.') + 1)
  if (last === when) return undefined
  if (Object.hasOwn(predicates, last) && !toClauses(predicates[when] ?? {}).includes(last)) return last
  const other = Object.keys(predicates).find((name) => isOpposite(name, when, flow))
  if (other === undefined) return undefined
  const count = (name: string) => all.filter((one) => one.key === key && one.when === name).length
  if (count(when) === 1 && count(other) > 1) return other
  const [own, others, words] = [when, other, last].map(toNameWords)
  const isCalled = (one: readonly string[] = [], without: readonly string[] = []) =>
    one.some((word) => !isAmong(word, without) && (words?.length === 1 || word === 'un') && isAmong(word, words ?? []))
  return isText && isCalled(others, own) && !isCalled(own, others) ? other : undefined
}

/** Checks whether one predicate is the opposite of another. */
function isOpposite(one: string, other: string, { definition: { predicates }, expressions }: LinkedFlow): boolean {
  const toNot = (name: string) => {
    const { not }: Loose<CombinedPredicate> = predicates[name] ?? {}
    return not
  }
  if (toNot(one) === other || toNot(other) === one) return true
  const [first, second] = [one, other].map((name) => expressions.check(predicates[name]?.when ?? '', 'boolean', true))
  return first?.ok === true && second?.ok === true && (isNot(first.ast, second.ast) || isNot(second.ast, first.ast))
}

function isNot(one: ExpressionNode, other: ExpressionNode): boolean {
  const contrary = toNegated(one)
  return contrary !== undefined && toJavaScript(contrary) === toJavaScript(other)
}

const toName = (label = '') => label.slice(label.lastIndexOf('.') + 1)

/** Counts the words of one name that another name also has. */
const toShared = (one = '', other = '') => {
  const words = toNameWords(other)
  return toNameWords(one).filter((word) => isAmong(word, words)).length
}

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
      if (toShared(one.action, toName(other.label)) + toShared(other.action, toName(one.label)) === 0) continue
      const message = `dialog ${name} of step ${step} has "${one.label}" on the button that sends ${one.action}, and "${other.label}" on the one that sends ${other.action}`
      yield { code: 'wrong-value', path: [...path, 'buttons', 0, 'label'], message, hint }
    }
  for (const site of toLists(definition)) {
    const items = [...toItems(site)]
    for (const [index, { instruction, path, owner }] of items.entries()) {
      const next = items[index + 1]?.instruction
      for (const key of ['to', 'dialog'] as const) {
        const [own, other] = [instruction[key], next?.[key]]
        const { when } = instruction
        if (when === undefined || own === undefined || other === undefined) continue
        // Which target is meant is clear only if the two names differ in a few words.
        const isVariant = toShared(own, other) >= (key === 'to' ? 2 : 1)
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

/** Finds expressions that combine the same operands differently than others do for the same target, and flags that are passed negated. */
export const adviseTurned: Advice = function* ({ flow: { definition } }) {
  const found = new Map<string, { source: string; path: JSONPath; owner: string; target: string }[]>()
  for (const { instruction, path, owner } of toInstructions(definition))
    for (const key of ['with', 'set'] as const)
      for (const [target, source = ''] of Object.entries(instruction[key] ?? {})) {
        const flag = /^!\s*(?:\w+\.)+(\w+)$/.exec(source)?.[1]
        if (key === 'with' && flag === target) {
          const message = `${owner} gives ${source} for ${target}, the contrary of it`
          yield { code: 'contrary-meaning', path: [...path, key, target], message, hint: 'Take the ! out' }
        }
        const operands = source.match(/[\w.]+/g)?.toSorted() ?? []
        const place = `${key} ${target} ${operands.join(' ')}`
        const others = found.get(place) ?? []
        found.set(place, others)
        // A procedure runs in several steps, so its expression counts once.
        if (operands.length > 1 && !others.some((one) => one.owner === owner && one.source === source))
          others.push({ source, path: [...path, key, target], owner, target })
      }
  for (const all of found.values()) {
    const isUsual = ({ source }: { source: string }) => all.filter((one) => one.source === source).length > 1
    const [usual] = all.filter(isUsual)
    const [odd, ...more] = all.filter((one) => !isUsual(one))
    if (!usual || !odd || more.length > 0) continue
    const message = `${odd.owner} has \`${odd.source}\` for ${odd.target}, where elsewhere \`${usual.source}\` stands`
    yield { code: 'wrong-value', path: odd.path, message, hint: 'Reckon in one way' }
  }
}
