import { isAssignable, toNonNull } from '../../../expressions/ExpressionType.ts'
import { listMarked } from '../../../definition/personal.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import { toAllForms, toFormList } from '../../../definition/forms.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { isEnding, toInstructions, toItems, toLists } from '../../../definition/instructions.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { type ExpressionNode, listNodes } from '../../../expressions/index.ts'
import { toPlace } from '../../../expressions/toFacts.ts'
import { type Advice, toGroups } from '../Advice.ts'
import { listOptions } from '../forms/adviseChoices.ts'

/** A place that expressions read, where one of them does it. */
type Reads = ReadonlyMap<string, ReturnType<typeof toExpressionSites>[number]>

/** Lists the places that expressions read, or ask for by has(). */
function listReads({ definition, expressions }: LinkedFlow): Reads {
  const reads = new Map<string, ReturnType<typeof toExpressionSites>[number]>()
  for (const site of toExpressionSites(definition)) {
    const checked = expressions.check(site.source, undefined, site.inFailure)
    for (const node of checked.ok ? listNodes(checked.ast) : []) {
      const place = toPlace(node.kind === 'has' ? { ...node, kind: 'select' } : node)
      if (place !== undefined && !reads.has(place)) reads.set(place, site)
    }
  }
  return reads
}

/** Finds slots, and fields of slots that are written piece by piece, that something reads and nothing writes. */
export const adviseUnwritten: Advice = function* ({ flow }) {
  const { definition } = flow
  const targets = toInstructions(definition).flatMap(({ instruction: { save = '', set = {}, fill = {} } }) => [
    save,
    ...Object.keys({ ...set, ...fill }),
  ])
  const written = new Set(targets.map((target) => target.split('.')[0]))
  const asked = new Set(toAllForms(definition).flatMap(({ form }) => form.data ?? []))
  const known = new Map<string, ReadonlySet<string> | undefined>()
  const toPieces = (slot: string) => {
    if (!known.has(slot)) known.set(slot, listPieces(slot, flow))
    return known.get(slot)
  }
  for (const [place, site] of listReads(flow)) {
    const [slot = '', field] = place.split('.')
    if (!definition.data[slot] || asked.has(slot)) continue
    const { initial, persist } = definition.data[slot]
    const isSlot = (initial ?? null) === null && !persist && !written.has(slot)
    const pieces = field === undefined ? undefined : toPieces(slot)
    if (!isSlot && (pieces === undefined || pieces.has(field ?? ''))) continue
    const lost = isSlot ? slot : `${slot}.${field}`
    const [section, name] = site.path
    const owner = section === 'predicates' || section === 'steps' ? `${section.slice(0, -1)} ${name}` : 'the flow'
    const message = `${owner} asks for ${lost}, which nothing writes`
    const hint = `Save or set ${lost} somewhere, or do not ask for it`
    yield {
      code: 'unwritten-data',
      path: site.path,
      message,
      hint,
      unless: [slot, field ?? '', `shape of ${field}`, 'a call', 'a way'],
    }
  }
}

/** Lists the fields that a slot can have; undefined if something unknown is written to it as a whole. */
function listPieces(slot: string, { definition, expressions }: LinkedFlow): ReadonlySet<string> | undefined {
  const found = new Set(Object.keys(Object(definition.data[slot]?.initial)))
  for (const { instruction } of toInstructions(definition)) {
    const { save, set = {}, fill = {} } = instruction
    if (save === slot) return undefined
    for (const [target, source = ''] of Object.entries({ ...set, ...fill })) {
      if (target.startsWith(`${slot}.`)) found.add(target.split('.')[1] ?? '')
      if (target !== slot) continue
      const checked = expressions.check(source)
      const keys = checked.ok ? toKeys(checked.ast) : undefined
      if (!keys) return undefined
      for (const key of keys) found.add(key)
    }
  }
  return found
}

/** Returns the keys of an object that an expression writes out; undefined if it may be another one. */
function toKeys(node: ExpressionNode): readonly string[] | undefined {
  if (node.kind === 'map') return node.entries.map(({ key }) => key)
  if (node.kind === 'literal') return node.value === null ? [] : undefined
  if (node.kind !== 'conditional') return undefined
  const [one, other] = [node.consequent, node.alternate].map(toKeys)
  return one && other && [...one, ...other]
}

/** Finds slots that are only ever emptied, or kept as they are, and that something reads. */
export const adviseNeverFilled: Advice = function* ({ flow }) {
  const { definition, expressions } = flow
  const asked = new Set(toAllForms(definition).flatMap(({ form }) => form.data ?? []))
  const writes = toInstructions(definition).flatMap(({ instruction: { save, set = {}, fill = {} } }) => [
    ...Object.entries(set),
    ...[save ?? [], Object.keys(fill)].flat().map((target) => [target, undefined] as const),
  ])
  const bySlot = toGroups(writes, ([target]) => target.split('.')[0] ?? '')
  for (const [slot, own] of bySlot) {
    const initial = definition.data[slot]?.initial
    if (asked.has(slot) || !definition.data[slot] || typeof initial === 'boolean') continue
    const isIdle = (node: ExpressionNode): boolean =>
      node.kind === 'conditional'
        ? isIdle(node.consequent) && isIdle(node.alternate)
        : (node.kind === 'literal' && node.value === initial) || (node.kind === 'variable' && node.name === slot)
    const isEmptying = ([target, source]: (typeof own)[number]) => {
      const checked = target === slot && source !== undefined ? expressions.check(source) : undefined
      // A slot that is set to itself is reported there.
      return checked?.ok === true && checked.ast.kind !== 'variable' && isIdle(checked.ast)
    }
    if (!own.every(isEmptying)) continue
    const message = `${slot} is only ever emptied: nothing writes anything but ${JSON.stringify(initial)} to it`
    const site = toInstructions(definition).find(({ step, instruction: { set } }) => step && set?.[slot] !== undefined)
    const path = site ? [...site.path, 'set', slot] : ['data', slot]
    const hint = `Set ${slot} where it should hold something${site ? ', before it is emptied here' : ''}`
    yield { code: 'unwritten-data', path, at: 'key', message, hint, unless: [slot, 'a way'] }
  }
}

/** Finds answers that a list of instructions waits for and does not look at, although that is where they are looked at elsewhere. */
export const adviseUnreadAnswers: Advice = function* ({ flow }) {
  const { definition } = flow
  const lists = toLists(definition).map((site) => toItems(site))
  const isRead = (list: (typeof lists)[number], slot: string) =>
    list.some(({ instruction: { when = '', with: input = {}, set = {} } }) =>
      [definition.predicates[when]?.when ?? '', ...Object.values(input), ...Object.values(set)].some((source) =>
        new RegExp(`\\b${slot}\\b`).test(source ?? ''),
      ),
    )
  for (const list of lists)
    for (const { instruction, path, owner } of list) {
      const { call = '', save } = instruction
      if (typeof save !== 'string' || !definition.actions[call]?.waits || isRead(list, save)) continue
      const isAsked = Object.values(definition.predicates).some((one) => new RegExp(`\\b${save}\\b`).test(one.when))
      const other = lists.find((one) => isRead(one, save) && one.some((each) => each.instruction.call === call))
      if (!other || isAsked) continue
      const message = `${owner} waits for ${call} and does not look at ${save}, as ${other[0]?.owner} does`
      yield {
        code: 'unfit-answer',
        path: [...path, 'save'],
        message,
        hint: `Give ${save} to what follows`,
        about: call,
      }
    }
}

/** Finds slots that wait to be sent, are not personal and not persisted, and what is written with the progress and sent by nothing. */
export const adviseSending: Advice = function* ({ flow }) {
  const { actions, data, saveProgress } = flow.definition
  const called = new Set(toInstructions(flow.definition).map(({ instruction }) => instruction.call))
  for (const [slot, { sentBy, persist, schema }] of Object.entries(data)) {
    const kept = toNonNull(flow.expressions.toType(schema))
    const isSaved = Object.hasOwn(saveProgress ?? {}, slot)
    const takes = (name: string) => isAssignable(kept, flow.expressions.toType(actions[name]?.input))
    if (sentBy !== undefined && !takes(sentBy)) {
      const meant = Object.keys(actions).find((name) => actions[name]?.input !== undefined && takes(name))
      const message = `slot ${slot} is sent by ${sentBy}, which takes something else`
      const hint = meant === undefined ? 'Name an action whose input is what the slot holds' : `Did you mean ${meant}?`
      const loses = [...(meant === undefined ? [] : [meant]), `sent by ${sentBy}`]
      yield { code: 'wrong-value', path: ['data', slot, 'sentBy'], message, hint, loses }
      continue
    }
    const sender = Object.keys(actions).find((name) => !called.has(name) && actions[name]?.input && takes(name))
    if (sentBy === undefined && isSaved && sender !== undefined) {
      const message = `slot ${slot} is written when the progress is saved, and nothing sends it`
      const hint = `Write "sentBy": "${sender}"`
      const unless = [`sent by ${sender}`]
      yield { code: 'missing-property', path: ['data', slot], at: 'key', message, hint, loses: [sender], unless }
      continue
    }
    const opened = flow.schemas.open(schema)
    if (sentBy === undefined || persist || !opened || listMarked(opened, flow.schemas.resolve).length > 0) continue
    const message = `slot ${slot} waits to be sent by ${sentBy}, and is lost when the page is closed meanwhile`
    yield { code: 'missing-property', path: ['data', slot], at: 'key', message, hint: 'Write "persist": true' }
  }
}

/**
 * Finds steps that load once more what is chosen from if there is nothing, lead elsewhere if that is refused, and do not ask whether
 * there is something then. What is only loaded under a condition may just not be there yet.
 */
export const adviseEmptyChoices: Advice = function* ({ flow: { definition } }) {
  const { predicates, steps } = definition
  const asks = (when: string | undefined, list: string) => predicates[when ?? '']?.when.includes(`size(${list})`)
  const always = toInstructions(definition).filter(({ instruction: { when } }) => when === undefined)
  for (const { step, field, options } of listOptions(definition)) {
    const { from } = options
    const site = toLists(definition).find((one) => one.step === step && one.event === 'enter' && !one.isRoute)
    const items = site ? toItems(site) : []
    const at = items.findIndex(({ instruction: { save } }) => save === from)
    const { when = '', call, on = {} } = items[at]?.instruction ?? {}
    if (call === undefined || predicates[when]?.when !== `size(${from}) == 0`) continue
    const isAgain = always.some((one) => one.instruction.save === from && one.step !== step)
    const isElsewhere = Object.values(on).some((route) => route?.some((one) => (one?.to ?? step) !== step))
    const isAsked = items.slice(at + 1).some(({ instruction }) => {
      const { when: asked } = instruction
      return isEnding(instruction) && (asked === undefined ? instruction.stay !== true : asks(asked, from))
    })
    // An outcome of the call may stand for a list without entries, or the step shows that there is nothing.
    const isOutcome = Object.keys(on).some((outcome) => /none|empty|missing|nothing|no[A-Z]/.test(outcome))
    const shown = [...(steps[step]?.view ?? []), ...toFormList(steps[step]?.form ?? [])]
    const isShown = shown.some((part) => typeof part === 'object' && asks(part.when, from))
    const isYet = /\b(?:yet|loaded|fetched|missing)\b/i.test(toMeaning(definition, when))
    if (!isAgain || !isElsewhere || isAsked || isOutcome || isShown || isYet) continue
    const message = `step ${step} calls ${call} when ${when} (${toMeaning(definition, when)}), and does not ask again before ${field} is chosen from ${from}`
    const hint = `Lead elsewhere when ${when} behind it`
    yield {
      code: 'forgotten-data',
      path: [...(items[at]?.path ?? []), 'call'],
      message,
      hint,
      unless: [from, when, `exit of ${step}`, `ways from ${step}`],
    }
  }
}

/** Finds calls that discard an answer: one that other calls of the action save, or one with content that no call saves. */
export const adviseAnswers: Advice = function* ({ flow: { definition } }) {
  const calls = [...toInstructions(definition)].filter(({ instruction }) => instruction.call !== undefined)
  const kept = new Map(
    calls.flatMap(({ instruction: { call, save } }) => (save === undefined ? [] : [[call, save] as const])),
  )
  for (const { instruction, path, owner } of calls) {
    const slot = kept.get(instruction.call)
    const [answer] = Object.values(definition.actions[instruction.call ?? '']?.outcomes ?? {})
    if (slot === undefined && answer && Object.keys(answer).length > 0)
      yield {
        code: 'unfit-answer',
        path: [...path, 'call'],
        message: `${owner} calls ${instruction.call}, and nothing keeps what it answers`,
        hint: 'Add "save" with the slot that it is for',
        about: instruction.call,
        loses: Object.keys(definition.data).filter((name) => definition.data[name]?.schema === answer),
      }
    if (slot === undefined || instruction.save !== undefined) continue
    yield {
      code: 'unfit-answer',
      path: [...path, 'call'],
      message: `${owner} calls ${instruction.call} and does not keep the answer, which is saved to ${slot} elsewhere`,
      hint: `Add "save": "${slot}"`,
      loses: [slot],
      unless: [`calls of ${instruction.call}`],
    }
  }
}
