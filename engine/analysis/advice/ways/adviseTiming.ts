import { toFormList } from '../../../definition/forms.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import {
  type InstructionSite,
  isEnding,
  toInstructions,
  toItems,
  toLists,
  toSteps,
} from '../../../definition/instructions.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { type Advice, isNamed, toShared } from '../Advice.ts'
import { listRoots, listWritten } from '../terms.ts'
import { toNamedUnit } from '../toUnit.ts'

type Definition = LinkedFlow['definition']

/** Returns the condition of an instruction, and the slots and facts that it asks for. */
export function toAsked({ predicates }: Definition, { instruction: { when = '' } }: InstructionSite) {
  return { when, roots: listRoots(predicates[when]?.when) }
}

export const toWords = (definition: Definition, when: string) => `${when} (${toMeaning(definition, when)})`

/** Finds refusals behind an act that happens once, although they ask for nothing that the act or what follows it has written. */
export const adviseLateRefusals: Advice = function* ({ flow: { definition, expressions } }) {
  for (const site of toLists(definition)) {
    const list = toItems(site)
    const act = list.findIndex(({ instruction: { call = '' } }) => definition.actions[call]?.once === true)
    const written = list.slice(Math.max(act, 0)).flatMap(({ instruction }) => listWritten(instruction))
    for (const { instruction, path, owner } of act === -1 ? [] : list.slice(act + 1)) {
      const { when = '', to = '' } = instruction
      const checked = expressions.check(definition.predicates[when]?.when ?? '', 'boolean')
      if (!checked.ok || definition.steps[to]?.ending !== 'deadEnd' || checked.reads.length === 0) continue
      if ([...checked.reads, ...checked.loose].some((read) => written.includes(read.split('.')[0] ?? ''))) continue
      const call = list[act]?.instruction.call
      const message = `${owner} leads to ${to} when ${when} only after ${call}, which has happened by then`
      yield { code: 'wrong-value', path, message, hint: `Ask for it before ${call}` }
    }
  }
}

/**
 * Finds ways out of the start-up, or of a step that is just opened, that are taken only once something has been fetched, although
 * neither the condition nor the step that they lead to reads the answer: the fetch may lead away, or fail, before.
 */
export const adviseLateExits: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    if (site.isRoute || (site.step !== undefined && site.event !== 'enter')) continue
    const list = toItems(site)
    for (const [index, item] of list.entries()) {
      const { when, roots } = toAsked(definition, item)
      const { to = '' } = item.instruction
      const at = list.slice(0, index).findLastIndex(({ instruction: { call, save } }) => call && save)
      const { call, save = '', on = {} } = list[at]?.instruction ?? {}
      const written = list.slice(Math.max(at, 0), index).flatMap(({ instruction }) => listWritten(instruction))
      const slot = save.split('.')[0] ?? ''
      if (at === -1 || to === '' || roots.length === 0 || roots.some((root) => written.includes(root))) continue
      // An outcome of the fetch may ask for it as well.
      if (JSON.stringify(on).includes(`"${when}"`) || isReadBy(definition, to, slot)) continue
      const message = `${item.owner} leads to ${to} when ${toWords(definition, when)} only after ${call}, whose answer neither the condition nor ${to} needs`
      yield {
        code: 'wrong-value',
        path: item.path,
        message,
        hint: `Ask for it before ${call}`,
        unless: [when, to, ...roots],
        loses: [`exit of ${site.step}`],
      }
    }
  }
}

/** Checks whether the instructions or conditions of a step read a slot. */
function isReadBy({ steps, predicates }: Definition, step: string, slot: string): boolean {
  const text = JSON.stringify(steps[step] ?? {})
  const asked = Object.keys(predicates).filter((name) => text.includes(`"${name}"`))
  return [text, ...asked.map((name) => predicates[name]?.when ?? '')].some((one) =>
    new RegExp(String.raw`\b${slot}\b`).test(one),
  )
}

/** Finds conditions about a slot that are asked between a fetch and what takes the answer over into the slot. */
export const adviseLateTakeovers: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const list = toItems(site)
    for (const [index, item] of list.entries()) {
      const { when, roots } = toAsked(definition, item)
      if (!isEnding(item.instruction) || roots.length === 0) continue
      const before = list.slice(0, index)
      const fetched = before.flatMap(({ instruction: { call, save } }) => (call && save ? [save] : []))
      const answers = fetched.filter((slot) => !roots.includes(slot))
      for (const { instruction } of list.slice(index + 1)) {
        const [slot, source = ''] =
          Object.entries(instruction.set ?? {}).find(
            ([target, value]) =>
              roots.includes(target) &&
              !before.some((one) => listWritten(one.instruction).includes(target)) &&
              listRoots(value).some((root) => answers.includes(root)),
          ) ?? []
        if (slot === undefined) continue
        const message = `${item.owner} asks for ${toWords(definition, when)} before ${slot} has become \`${source}\``
        yield { code: 'wrong-value', path: item.path, message, hint: 'Ask for it after that', unless: [when, slot] }
        break
      }
    }
  }
}

/** Finds mistakes that are told, and answers that lead elsewhere and are not kept, only after an instruction that keeps the answers. */
export const adviseLateAnswers: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const list = toItems(site)
    const forms = toFormList(definition.steps[site.step ?? '']?.form ?? []).map(({ data }) => data)
    for (const [index, item] of list.entries()) {
      const { instruction, owner, path, step } = item
      const { when, roots } = toAsked(definition, item)
      const form = forms.find((data) => roots.includes(data))
      const isLeft = instruction.to !== undefined && instruction.to !== step && instruction.set?.[form ?? ''] === '{}'
      if (site.event !== 'submit' || form === undefined || !(instruction.issue || isLeft)) continue
      const [kept] = list.slice(0, index).flatMap(({ instruction: { set = {} } }) =>
        // A function takes the answers up into a list: saved(list, form, index).
        Object.keys(set).filter((target) =>
          new RegExp(String.raw`^\w+\(${target}, ?${form}\b`).test(set[target] ?? ''),
        ),
      )
      if (kept === undefined) continue
      const message = `${owner} asks for ${toWords(definition, when)} only after an instruction that takes ${form} up into ${kept}`
      yield { code: 'wrong-value', path, message, hint: 'Ask for it before that', unless: [when, kept] }
    }
  }
}

/** Finds lists that are cut to one entry before the way to a step that adds to them, or to another entry than the one asked about before. */
export const adviseCutLists: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const list = toItems(site)
    for (const [index, { instruction, path, owner }] of list.entries()) {
      for (const [target, source = ''] of Object.entries(instruction.set ?? {})) {
        const [, kept = '', read = ''] = new RegExp(String.raw`^\[((\w+\()${target}, ?[^[\]]+\))\]$`).exec(source) ?? []
        if (kept === '' || instruction.when !== undefined) continue
        const place = [...path, 'set', target]
        const isAdded = ({ instruction: { when = '', to } }: InstructionSite) =>
          listRoots(definition.predicates[when]?.when).includes(target) &&
          toInstructions(definition).some((one) => one.step === to && one.instruction.set?.[target] !== undefined)
        const way = list.slice(index + 1).find(isAdded)
        if (way) {
          const { when = '', to } = way.instruction
          const message = `${owner} keeps one entry of ${target} before it leads to ${to}, which adds to them, when ${toWords(definition, when)}`
          yield { code: 'forgotten-data', path: place, at: 'key', message, hint: `Keep one entry only after that` }
          continue
        }
        const asked = list.slice(0, index).findLast((one) => toAsked(definition, one).roots.includes(target))
        const when = asked?.instruction.when ?? ''
        const test = definition.predicates[when]?.when ?? ''
        const other = new RegExp(String.raw`\b${read.replace('(', String.raw`\(`)}${target}, ?[^()]+\)`).exec(test)?.[0]
        if (other === undefined || test.includes(kept)) continue
        const message = `${owner} keeps only ${kept} of ${target}, and has asked for ${other} before: ${toWords(definition, when)}`
        yield { code: 'wrong-value', path: place, message, hint: `Did you mean ${other}?`, unless: [when] }
      }
    }
  }
}

/** Finds applications that are resumed where a service knows them to be before they are where something unsent says, which is newer. */
export const adviseUnsentFirst: Advice = function* ({ flow: { definition } }) {
  for (const site of toLists(definition)) {
    const list = toItems(site).filter(({ instruction }) => instruction.resumeAt !== undefined)
    const isUnsent = ({ instruction: { resumeAt } }: InstructionSite) =>
      listRoots(resumeAt).some((root) => definition.data[root]?.sentBy !== undefined)
    const [first] = list
    const unsent = list.find(isUnsent)
    if (!first || !unsent || first === unsent) continue
    const message = `${first.owner} resumes at ${first.instruction.resumeAt} before it looks at ${unsent.instruction.resumeAt}, which waits to be sent and is newer`
    yield { code: 'wrong-value', path: first.path, message, hint: `Put it after the other one` }
  }
}

/**
 * Finds steps that only the start-up leads to, by what the page was opened with, and only after the instruction that has led away all
 * for whom nothing was saved. A step where applications are resumed is for those who come back.
 */
export const adviseFirstVisits: Advice = function* ({ flow: { definition } }) {
  const { facts = {}, predicates, steps } = definition
  const site = toLists(definition).find(({ step, isRoute }) => step === undefined && !isRoute)
  const list = site ? toItems(site) : []
  const at = list.findIndex(
    ({ instruction: { when = '', to } }) => to !== undefined && predicates[when]?.when === 'saved == null',
  )
  for (const { instruction, path, owner } of at === -1 ? [] : list.slice(at + 1)) {
    const { when = '', to = '' } = instruction
    const roots = listRoots(predicates[when]?.when)
    const ways = toInstructions(definition).filter((one) => one.instruction.to === to)
    const isByFacts = roots.length > 0 && roots.every((root) => Object.hasOwn(facts, root))
    if (!isByFacts || ways.length > 1 || steps[to] === undefined || steps[to].resumable) continue
    const first = list[at]?.instruction.when ?? ''
    const message = `${owner} leads to ${to} when ${toWords(definition, when)} only after ${toWords(definition, first)}, so that nobody gets there the first time`
    yield { code: 'wrong-value', path, message, hint: `Ask for it before ${first}` }
  }
}

/** Finds waits and inputs with the limit of something else, where another one is named like the button, or like the limits beside it. */
export const adviseForeignLimits: Advice = function* ({ flow: { definition, source }, code }) {
  const countUses = (name: string) => source.flow.text.split(new RegExp(`\\b${name}\\b`)).length - 2
  const given = toInstructions(definition).flatMap(({ instruction: { call, with: input = {} }, path }) => {
    const limits = Object.entries(input).map(
      ([name, value]) => [name, /^constants\.(\w+)$/.exec(value ?? '')?.[1]] as const,
    )
    return limits.flatMap(([name, own]) => {
      const words = limits.map(([other, limit]) => (other === name ? '' : (limit ?? ''))).join(' ')
      return own === undefined ? [] : [{ own, words, path: [...path, 'with', name], input: `${call} ${name}` }]
    })
  })
  const waits = toSteps(definition).flatMap(([step, { view = [] }]) =>
    view.flatMap((part, index) => {
      const { action, label, wait } = typeof part === 'object' && 'wait' in part ? part : {}
      const path = ['steps', step, 'view', index, 'wait', 'seconds']
      return wait?.seconds === undefined || typeof definition.constants[wait.seconds] !== 'number'
        ? []
        : [{ own: wait.seconds, words: `${action} ${label}`, path, input: undefined }]
    }),
  )
  // What nothing uses any longer was most likely used where something else is written now.
  const read = [code, ...[...source.copy.values()].map(({ text }) => text)].join('\n')
  const idle = Object.keys(definition.constants).filter((one) => countUses(one) === 0 && !isNamed(read, one))
  for (const { own, words, path, input } of [...given, ...waits]) {
    const elsewhere = given.flatMap((one) => (one.input === input ? one.own : []))
    const others = input === undefined ? Object.keys(definition.constants) : [...new Set([...elsewhere, ...idle])]
    const isNear = (one: string) => toNamedUnit(one) === toNamedUnit(own) && toShared(one, words) > toShared(own, words)
    const [near, ...more] = others.filter(isNear)
    // A limit that nothing else has may be called as it likes.
    const isTaken = isNamed(code, own) || countUses(own) > 1
    if (near === undefined || more.length > 0 || !isTaken) continue
    const message = `${own} is the limit of something else, and ${near} is named like what takes it here`
    yield { code: 'wrong-value', path, message, hint: `Did you mean ${near}?`, unless: [own, near], loses: [near] }
  }
}

/** Finds waits that are named after another button of the step, which does not wait. */
export const adviseMovedWaits: Advice = function* ({ flow: { definition } }) {
  for (const [step, { view }] of Object.entries(definition.steps))
    for (const [index, part] of view.entries()) {
      const { action, wait } = typeof part === 'object' && 'wait' in part ? part : {}
      const buttons = view.flatMap((one) => (typeof one === 'object' && 'action' in one ? one : []))
      const other = buttons.find((one) => one.wait === undefined && toShared(one.action, wait?.label) > 0)
      if (wait === undefined || other === undefined || toShared(action, wait.label) > 0) continue
      const message = `the button for ${action} of step ${step} waits with "${wait.label}", and ${other.action} does not wait`
      yield { code: 'wrong-value', path: ['steps', step, 'view', index, 'wait'], message, hint: 'Let that one wait' }
    }
}
