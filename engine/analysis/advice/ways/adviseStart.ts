import { toFormList } from '../../../definition/forms.ts'
import { type InstructionSite, isEnding, toInstructions, toOwnInstructions } from '../../../definition/instructions.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { toFieldSchema } from '../../../definition/schemaFields.ts'
import { type ExpressionNode, listNodes } from '../../../expressions/index.ts'
import { toNullTested } from '../../../expressions/toFacts.ts'
import type { Advice } from '../Advice.ts'
import { isSame, listPlaces, listRoots, listWritten, toListName } from '../terms.ts'

/** Lists the instructions of the start-up. */
const toStart = ({ definition }: LinkedFlow) => toOwnInstructions(definition, undefined)

/** Finds slots that the start-up reads although nothing has written them: after a reload, only what is persisted is there. */
export const adviseStartReads: Advice = function* ({ flow }) {
  const { definition, expressions } = flow
  const sites = toStart(flow)
  const toReads = (source: string) => {
    const checked = expressions.check(source, undefined, true)
    return checked.ok ? checked.reads.map((read) => read.split(/[.[]/)[0] ?? '') : []
  }
  const written = new Set(
    sites.flatMap(({ instruction: { save = '', set = {} } }) => [
      save,
      ...Object.entries(set).flatMap(([target, value = '']) => (toReads(value).includes(target) ? [] : [target])),
    ]),
  )
  const told = new Set<string>()
  for (const { instruction } of sites)
    for (const source of listSources(instruction, flow))
      for (const slot of toReads(source)) {
        if (!definition.data[slot] || definition.data[slot].persist || written.has(slot) || told.has(slot)) continue
        told.add(slot)
        const message = `the start-up looks at ${slot}, which is not kept between visits`
        const hint = 'Write "persist": true, unless it is personal'
        yield { code: 'missing-property', path: ['data', slot], at: 'key', message, hint, unless: [slot] }
      }
}

function listSources({ when = '', set = {}, resumeAt }: InstructionSite['instruction'], { definition }: LinkedFlow) {
  return [definition.predicates[when]?.when, resumeAt, ...Object.values(set)].flatMap((source) => source ?? [])
}

/** Finds flags that begin as true, which is what the start-up is to make of them; persisted ones may differ by then. */
export const adviseStartWrites: Advice = function* ({ flow }) {
  const { data } = flow.definition
  const writes = toStart(flow).flatMap(({ instruction: { set = {}, reset } }) => (reset ? [] : Object.entries(set)))
  for (const target of new Set(writes.map(([one]) => one))) {
    const [slot = '', ...keys] = target.split('.')
    const initial = JSON.stringify(keys.reduce<unknown>((from, key) => Object(from)[key], data[slot]?.initial))
    const isIdle = writes.every(([one, value]) => one !== target || value === initial)
    if (!data[slot] || data[slot].persist || initial !== 'true' || !isIdle) continue
    const message = `${target} begins as ${initial}, which is all that the start-up makes of it`
    const hint = 'Let it begin as something else, or take it out of the start-up'
    yield { code: 'wrong-value', path: ['data', slot, 'initial', ...keys], message, hint, unless: [slot] }
  }
}

/** Finds ways to resume an application that differ from all others: by the place of the step's name, or by what is not set. */
export const adviseResuming: Advice = function* ({ flow }) {
  const all = toStart(flow).filter(({ instruction }) => instruction.resumeAt !== undefined)
  for (const one of all) {
    const [other, ...more] = all.filter((each) => each !== one)
    if (!other || more.length === 0) continue
    const lost = toTargets(other).find((target) => more.every((each) => toTargets(each).includes(target)))
    if (more.every((each) => toName(each) === toName(other)) && toName(one) !== toName(other)) {
      const message = `the start-up resumes at ${toName(one)} here, and at ${toName(other)} everywhere else`
      const hint = `Did you mean ${toName(other)}?`
      yield { code: 'wrong-value', path: [...one.path, 'resumeAt'], message, hint }
    } else if (lost !== undefined && !toTargets(one).includes(lost)) {
      const message = `the start-up resumes an application here and does not set ${lost}, as it does everywhere else`
      const hint = `Add "${lost}" to "set"`
      yield { code: 'forgotten-data', path: [...one.path, 'resumeAt'], at: 'key', message, hint, unless: [lost] }
    }
  }
}

/** Finds conditions that ask whether an application stopped at a step that is never saved as the one where it continues. */
export const adviseStopped: Advice = function* ({ flow: { definition } }) {
  const { steps, saveProgress, predicates } = definition
  if (!saveProgress) return
  const sites = toInstructions(definition)
  const places = new Set(sites.flatMap(({ instruction: { resumeAt } }) => resumeAt ?? []))
  const saved = sites.flatMap(({ instruction: { set = {} } }) =>
    Object.keys(saveProgress).flatMap((slot) => [...(set[slot]?.matchAll(/'(\w+)'/g) ?? [])].map(([, name]) => name)),
  )
  for (const [name, { when }] of Object.entries(predicates))
    for (const { 1: place = '', 2: step = '', index } of when.matchAll(/([\w.]+) == '(\w+)'/g)) {
      if (!places.has(place) || !steps[step] || saved.includes(step)) continue
      const message = `predicate ${name} asks whether ${place} is ${step}, which is never saved`
      const hint = `Ask for one of the steps that are saved`
      yield { code: 'constant-condition', path: ['predicates', name, 'when'], index, message, hint, unless: [step] }
    }
}

/** Finds a start other than the step at which applications start over everywhere else. */
export const adviseStartStep: Advice = function* ({ flow: { definition } }) {
  const { start } = definition
  const anew = toInstructions(definition).flatMap(({ instruction: { reset, to } }) => (reset && to ? [to] : []))
  const [step, ...others] = new Set(anew)
  if (step === undefined || others.length > 0 || anew.length < 2 || step === start) return
  const message = `the flow starts at ${start}, and starts over at ${step} wherever it is reset`
  yield { code: 'wrong-value', path: ['start'], message, hint: `Did you mean ${step}?`, unless: [step, start] }
}

const toName = ({ instruction }: InstructionSite) => instruction.resumeAt?.replace(/^.*\./, '') ?? ''
const toTargets = ({ instruction }: InstructionSite) => Object.keys(instruction.set ?? {})

/** Finds values that are kept where nothing or something too old was saved, and thrown away otherwise. */
export const adviseKept: Advice = function* ({ flow }) {
  for (const { path, instruction } of toStart(flow))
    for (const [target, source] of Object.entries(instruction.set ?? {})) {
      const checked = flow.expressions.check(source ?? 'null')
      const node = checked.ok ? checked.ast : undefined
      if (node?.kind !== 'conditional' || !isMissing(node.test)) continue
      const [kept, other] = [node.consequent, node.alternate]
      if (kept.kind !== 'variable' || kept.name !== target || other.kind !== 'literal') continue
      const message = `the start-up keeps ${target} where nothing was saved, and otherwise makes it ${String(other.value)}`
      yield { code: 'wrong-value', path: [...path, 'set', target], message, hint: 'Exchange the two values' }
    }
}

/** Checks whether a condition holds where something is missing. */
const isMissing = (test: ExpressionNode): boolean =>
  listNodes(test).some(
    (node) => node.kind === 'binary' && node.operator === '==' && toNullTested(node) !== undefined,
  ) &&
  (test.kind !== 'binary' || test.operator !== '&&')

/** Finds steps that, whenever they open, write a value into a field of their form, over what was entered there before. */
export const adviseOpening: Advice = function* ({ flow }) {
  const { definition, schemas } = flow
  const sites = toInstructions(definition)
  for (const [at, { instruction, path, owner, step = '', event, isRoute }] of sites.entries()) {
    const { when = '', set = {} } = instruction
    const asked = listPlaces(definition.predicates[when]?.when)
    if (event !== 'enter' || isRoute || asked.length === 0) continue
    const forms = toFormList(definition.steps[step]?.form ?? [])
    const target = Object.keys(set).find((place) => {
      const [slot = '', ...keys] = place.split('.')
      const form = forms.find(({ data }) => data === slot)
      const { readOnlyWhen, disabledWhen } = form?.fields?.[keys.join('.')] ?? {}
      const field = form && keys.length > 0 && toFieldSchema(schemas.open(form.schema) ?? {}, keys, schemas.resolve)
      return field && !asked.includes(slot) && !readOnlyWhen && !disabledWhen && isAnswer(set[place])
    })
    // What the step itself changes may see to it that the condition holds only once.
    const later = sites.filter((one, index) => one.step === step && (one.event !== 'enter' || index >= at))
    if (target === undefined || later.some((one) => listWritten(one.instruction).some((slot) => asked.includes(slot))))
      continue
    const isOnly = JSON.stringify(flow.written).split(`"${when}"`).length === 3
    const message = `${owner} sets ${target} whenever it opens and ${when} holds (${toMeaning(definition, when)}), over what was entered before`
    const hint = `Write "fill" for "set", or ask for it in ${when}: !has(${target}) && …`
    const place = isOnly ? ['predicates', when, 'when'] : [...path, 'set', target]
    yield { code: 'wrong-value', path: place, message, hint, unless: [when, `sense of ${when}`] }
  }
}

/** Checks whether a value is an answer that is written out: an empty one may begin a form anew. */
const isAnswer = (source = '') => /^(?:true|'.+'|-?[\d.]+)$/.test(source) && Number(source) !== 0

/** Finds buttons that lead to a step which leads straight back, for a reason that nothing has changed meanwhile. */
export const adviseBounces: Advice = function* ({ flow: { definition } }) {
  const { data, predicates, steps } = definition
  const sites = toInstructions(definition)
  for (const guard of sites) {
    const { step = '', event, isRoute, path } = guard
    const { when = '', to = '' } = guard.instruction
    const asked = listRoots(predicates[when]?.when)
    if (event !== 'enter' || isRoute || to === step || asked.length === 0) continue
    const { view = [], on = {}, form = [] } = steps[to] ?? {}
    const own = toFormList(form).map((one) => one.data)
    const button = view.find((part) => {
      const list = typeof part === 'object' && 'action' in part && part.when === undefined ? on[part.action] : undefined
      return JSON.stringify(list) === JSON.stringify([{ to: step }])
    })
    // What both steps load only if it is missing stays the same.
    const [here, there] = [to, step].map((name) => sites.filter((one) => one.step === name && one.event === 'enter'))
    const isKept = ({ instruction }: InstructionSite) =>
      listRoots(predicates[instruction.when ?? '']?.when).includes(instruction.save ?? '') &&
      [here, there].every((list) => list?.some((one) => isSame(one.instruction, instruction)))
    const others = sites.filter((one) => one.step === to || (toListName(one) === toListName(guard) && one !== guard))
    const isChanged = others.some(
      (one) => listWritten(one.instruction).some((slot) => asked.includes(slot)) && !isKept(one),
    )
    if (typeof button !== 'object' || !('action' in button) || isChanged) continue
    if (asked.some((slot) => !Object.hasOwn(data, slot) || own.includes(slot))) continue
    const message = `step ${step} leads back to ${to} when ${when} (${toMeaning(definition, when)}), and ${button.action} of ${to} leads here, so that nobody gets past it`
    const unless = [when, `sense of ${when}`, ...[step, to].map((one) => `ways from ${one}`)]
    yield {
      code: 'circle',
      path: [...path, 'to'],
      message,
      hint: 'Take one of the two out, or lead it elsewhere',
      unless,
    }
  }
}

/** Finds buttons of a dialog that lead to their own step, which opens a dialog with the same button as soon as it is entered. */
export const adviseReopened: Advice = function* ({ flow: { definition } }) {
  const { predicates, steps } = definition
  for (const [step, { dialogs = {}, on, view }] of Object.entries(steps)) {
    const sites = toOwnInstructions(definition, step)
    const entering = sites.filter((one) => one.event === 'enter')
    const shown = view.map((part) => (typeof part === 'object' && 'action' in part ? part.action : ''))
    for (const action of new Set(Object.values(dialogs).flatMap(({ buttons }) => buttons.map((one) => one.action)))) {
      const list = on[action] ?? []
      const isAlone = list.every((one, at) => at === list.length - 1 || !(one.call ?? isEnding(one)))
      const opens = ({ instruction: { dialog = '' } }: InstructionSite) =>
        dialogs[dialog]?.buttons.some((one) => one.action === action) === true
      const written = list.flatMap(listWritten)
      // The dialog was opened although these conditions were asked for, and they are asked for the same again.
      const isPassed = (one: InstructionSite) =>
        !listRoots(predicates[one.instruction.when ?? '']?.when).some((slot) => written.includes(slot)) &&
        sites
          .filter(opens)
          .every((each) =>
            sites.some((other) => toListName(other) === toListName(each) && isSame(other.instruction, one.instruction)),
          )
      // What stays only once has been asked for before the dialog was opened, and nothing lets it stay again.
      const isOver = ({ instruction }: InstructionSite) => {
        const asked = listRoots(predicates[instruction.when ?? '']?.when)
        return instruction.stay === true && asked.length > 0 && !asked.some((slot) => written.includes(slot))
      }
      const last = entering.at(-1)
      const isWriting = entering.some(
        (one) => !isOver(one) && (one.instruction.call ?? listWritten(one.instruction).length > 0),
      )
      if (list.at(-1)?.to !== step || list.at(-1)?.when !== undefined || !isAlone || shown.includes(action)) continue
      if (!last || last.instruction.when !== undefined || isWriting) continue
      if (!opens(last) || !entering.every((one) => opens(one) || isPassed(one) || isOver(one))) continue
      const message = `step ${step} leads to itself on ${action}, and a dialog with this button opens again as soon as it is entered`
      const path = ['steps', step, 'on', action, list.length - 1, 'to']
      yield { code: 'circle', path, message, hint: 'Write "stay": true in its place' }
    }
  }
}
