import type { JSONPath } from 'jsonc-parser'
import type { Advice } from '../Advice.ts'
import { createDataFlow } from '../createDataFlow.ts'
import { createPresence, findTurned } from '../createPresence.ts'
import { listOptions } from '../forms/adviseChoices.ts'
import { listRoots, listWritten } from '../terms.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import type { Finding } from '../../../definition/FlowContext.ts'
import { toAllForms, toFormList } from '../../../definition/forms.ts'
import { toUnset } from '../../../definition/checks/checkExpressions.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import type { FlowDefinition, InstructionDefinition, LinkedFlow } from '../../../definition/index.ts'
import type { SourceFile } from '../../../definition/SourceFile.ts'
import { isEnding, toInstructions, toItems, toLists } from '../../../definition/instructions.ts'
import { toLayers } from '../../../definition/schemaFields.ts'

/**
 * Finds expressions that read a slot, or a field of one, that some path to them has not written. A value counts as written if every
 * path from the start writes it, the accepted form requires it, or the expression itself asks for it with `!= null` or has().
 */
export const adviseWrites: Advice = function* ({ flow }) {
  const { definition, source } = flow
  const files: ReadonlyMap<unknown, SourceFile> = source.schemas
  const found = new Map<string, Finding>()
  const whole = listWhole(definition)
  const presence = createPresence(flow)
  const dataFlow = createDataFlow(flow, (expression, path, written, owner) => {
    const missing = presence.toMissing(expression, written)
    if (missing === undefined) return
    const predicate = path[0] === 'predicate' ? String(path[1]) : undefined
    const what = predicate === undefined ? `\`${expression}\`` : `${predicate} (${toMeaning(definition, predicate)})`
    const place = predicate === undefined ? path : path.slice(2)
    // A slot that nothing fills as a whole is missing on every path, not just on one.
    if (!missing.includes('.') && !whole.has(missing)) {
      found.set(missing, toUnset(definition, missing, what))
      return
    }
    const turned = findTurned(flow, missing, predicate === undefined ? place : [], place)
    if (turned !== undefined) {
      const message = `predicate ${turned} (${toMeaning(definition, turned)}) does not make sure that ${missing} is there, which ${owner} needs for ${what}`
      found.set(turned, {
        code: 'contrary-meaning',
        path: ['predicates', turned, 'when'],
        message,
        hint: 'Turn the condition around',
        unless: [`sense of ${turned}`],
      })
      return
    }
    const [slot = ''] = missing.split('.')
    const forms = toFormList(definition.steps[String(place[1])]?.form ?? [])
    const lost = [definition.data[slot], ...forms].map((one) => toLostPlace(files.get(one?.schema), []))
    const ends = place[0] === 'startUp' ? [] : ['the end']
    // A condition that is misspelled or gone may have asked for it.
    const asked = place.map((_, index) => toLostPlace(source.flow, [...place.slice(0, index), 'when']))
    const meant = predicate === undefined ? findAsked(flow, expression, place) : undefined
    found.set(place.join('.'), {
      code: 'unwritten-data',
      path: place,
      message: `${owner} looks at ${what}, which needs ${missing}, and some path to here has not written it`,
      hint:
        meant ??
        `${findLeak(definition, slot)}Write ${missing} on every path, or ask for it first: ${toQuestion(missing)} && …`,
      about: missing,
      unless: [missing, ...missing.split('.'), `read ${slot}`, 'a way', ...lost, ...asked, ...ends],
    })
  })
  dataFlow.run()
  yield* found.values()
}

/** Suggests the place that the condition of an instruction asks for, when the instruction reads another one. */
function findAsked({ definition, expressions }: LinkedFlow, read: string, path: JSONPath): string | undefined {
  const site = toInstructions(definition).find((one) => one.path.join() === path.slice(0, -1).join())
  const { when = '' } = site?.instruction ?? {}
  const checked = expressions.check(definition.predicates[when]?.when ?? '', 'boolean')
  const [slot, last] = [read.split('.')[0], read.slice(read.lastIndexOf('.') + 1)]
  if (!checked.ok || !/^\w+(?:\.\w+)+$/.test(read)) return undefined
  const asked = checked.reads.flatMap((place) => {
    const [root = ''] = place.split('.')
    return root === slot ? (place.includes('.') ? place : []) : `${root}.${last}`
  })
  const meant = asked.find((place) => place !== read && expressions.check(place).ok)
  return meant && `Did you mean ${meant}, which ${when} asks for?`
}

const toQuestion = (place: string) => (place.includes('.') ? `has(${place})` : `${place} != null`)

/** Describes how a call that saves its answer to a slot goes on without it after another outcome; empty if none does. */
function findLeak(definition: FlowDefinition, slot: string): string {
  for (const { instruction, owner } of toInstructions(definition)) {
    if (instruction.save !== slot) continue
    const open = Object.entries(instruction.on ?? {}).find(
      ([, route]) => !route?.some((one) => one && one.when === undefined && isEnding(one)),
    )
    if (open) return `After "${open[0]}" of ${instruction.call} ${owner} goes on without ${slot}. `
  }
  return ''
}

/** Finds slots that are written piece by piece, without a piece that their schema requires. */
export const advisePieces: Advice = function* ({ flow: { definition, schemas } }) {
  const instructions = toInstructions(definition)
  const whole = listWhole(definition)
  for (const [slot, { schema, initial }] of Object.entries(definition.data)) {
    if (whole.has(slot)) continue
    const pieces = instructions.flatMap(({ instruction: { set = {} }, path }) =>
      Object.keys(set).flatMap((target) => (target.startsWith(`${slot}.`) ? [{ target, path }] : [])),
    )
    const [first] = pieces
    const given = new Set([...Object.keys(Object(initial)), ...pieces.map(({ target }) => target.split('.')[1])])
    const required = toLayers(schemas.open(schema), schemas.resolve).flatMap((layer) => layer.required ?? [])
    const missing = required.find((name) => !given.has(name))
    if (!first || missing === undefined) continue
    yield {
      code: 'unwritten-data',
      path: [...first.path, 'set', first.target],
      at: 'key',
      message: `${slot} is written piece by piece, and nothing writes ${slot}.${missing}, which its schema requires`,
      hint: `Write ${slot}.${missing}, too`,
      unless: [slot, missing, `pieces of ${slot}`],
    }
  }
}

/** Lists the slots that something fills as a whole. */
const listWhole = (definition: FlowDefinition): ReadonlySet<string> =>
  new Set([
    ...toAllForms(definition).flatMap(({ form }) => form.data ?? []),
    ...toInstructions(definition).flatMap(({ instruction: { save = [], set = {}, fill = {} } }) => [
      ...[save].flat(),
      ...Object.entries({ ...set, ...fill }).flatMap(([target, value]) => (value === 'null' ? [] : [target])),
    ]),
  ])

/** Finds forms whose slot is emptied before anything has read it: on submit, or by a change of one of its own fields. */
export const adviseEmptied: Advice = function* ({ flow: { definition } }) {
  for (const [step, { on, form }] of Object.entries(definition.steps)) {
    for (const slot of new Set(toFormList(form ?? []).map(({ data }) => data))) {
      for (const [event, list] of Object.entries(on)) {
        const index = list.findIndex(({ set = {} }) => /^(?:null|\{\})$/.test(String(set[slot])))
        if (!event.startsWith('change ') || index === -1) continue
        const message = `step ${step} empties ${slot} on ${event}, with what was just entered`
        const path = ['steps', step, 'on', event, index, 'set', slot]
        yield { code: 'forgotten-data', path, message, hint: 'Empty only what depends on it' }
      }
      const isRead = ({ with: input = {}, set = {} }: InstructionDefinition) =>
        [...Object.values(input), ...Object.values(set)].some((value) => new RegExp(`\\b${slot}\\b`).test(value))
      // Nothing runs after an instruction that ends the event, so its read does not count.
      const list = (on['submit'] ?? []).map((one) => ({ isLeft: isEnding(one), isRead: isRead(one) }))
      for (const [index, { when, set = {} }] of (on['submit'] ?? []).entries()) {
        // With a condition, discarding the answers may be intended.
        const isEmptied = when === undefined && /^(?:null|\{\})$/.test(String(set[slot]))
        if (!isEmptied || list.some((one, at) => one.isRead && (at === index || (at < index && !one.isLeft)))) continue
        yield {
          code: 'forgotten-data',
          path: ['steps', step, 'on', 'submit', index, 'set', slot],
          message: `step ${step} empties ${slot} before anything has read what was entered`,
          hint: 'Save it first, or send it',
        }
      }
    }
  }
}

/** Finds inputs of actions that no call passes; a slot of the same name is passed automatically only for a required input. */
export const adviseInputs: Advice = function* ({ flow: { definition, schemas, source } }) {
  const calls = toInstructions(definition).filter(({ instruction }) => instruction.call !== undefined)
  const sending = Object.values(definition.data).map(({ sentBy }) => sentBy)
  for (const [name, action] of Object.entries(definition.actions)) {
    const own = calls.filter(({ instruction }) => instruction.call === name)
    const input = action.input === undefined ? undefined : schemas.open(action.input)
    if (!input || own.length === 0 || sending.includes(name)) continue
    // A required input that a call lacks is reported at the call.
    const given = new Set([
      ...own.flatMap(({ instruction }) => Object.keys(instruction.with ?? {})),
      ...toLayers(input, schemas.resolve).flatMap((layer) => layer.required ?? []),
    ])
    const missing = Object.keys(input.properties ?? {}).find((property) => !given.has(property))
    if (missing === undefined) continue
    const file = 'schema' in action ? source.schemas.get(action.schema) : undefined
    yield {
      code: 'missing-input',
      path: [...(file ? ['properties'] : ['actions', name]), 'input', 'properties', missing],
      at: 'key',
      ...(file && { file }),
      message: `action ${name} takes ${missing}, which no call gives it`,
      hint: `Add "${missing}" to its "required", or to the "with" of a call`,
      unless: [missing, name, 'a way'],
    }
  }
}

/** Finds events that empty what a field of the step is chosen from, and stay without filling it again. */
export const adviseNothingLeft: Advice = function* ({ flow: { definition } }) {
  const { predicates, steps } = definition
  for (const { step, field, options } of listOptions(definition))
    for (const slot of new Set(listRoots(options.from))) {
      const loads = toInstructions(definition).filter(({ instruction: { save } }) => save === slot)
      const isOwn = loads.filter((one) => one.step === step)
      const isShown = steps[step]?.view.some(
        (part) => typeof part === 'object' && listRoots(predicates[part.when ?? '']?.when).includes(slot),
      )
      // Another event of the step may fill it, or the step shows that there is nothing.
      if (loads.length === 0 || isShown || isOwn.some(({ event }) => event !== 'enter')) continue
      for (const site of toLists(definition)) {
        if (site.step !== step || /^(?:enter|leave$|change )/.test(site.event ?? '')) continue
        const items = toItems(site)
        const at = items.findIndex(({ instruction: { set = {}, forget = [] } }) =>
          /^(?:null|\[\]|\{\})$/.test(set[slot] ?? (forget.includes(slot) ? 'null' : '')),
        )
        const end = items.slice(Math.max(at, 0)).find(({ instruction }) => isEnding(instruction))
        const isFilled = items.slice(at + 1).some(({ instruction }) => listWritten(instruction).includes(slot))
        if (at === -1 || !end?.instruction.stay || isFilled) continue
        const message = `${end.owner} empties ${slot} on ${site.event}, and stays, with nothing to choose ${field} from`
        const hint = isOwn.length > 0 ? `Write "to": "${step}", which fills it again` : `Call what is saved to ${slot}`
        yield { code: 'forgotten-data', path: [...end.path, 'stay'], message, hint, unless: [slot] }
      }
    }
}

/** Finds changes of a field that empty the options of another field and do not fetch new ones. */
export const adviseEmptiedOptions: Advice = function* ({ flow: { definition } }) {
  const saved = new Set(toInstructions(definition).map(({ instruction }) => instruction.save))
  for (const { step, list, event = '', path } of toLists(definition)) {
    if (step === undefined || !event.startsWith('change ')) continue
    const instructions = list.flatMap((one) => one ?? [])
    const { form = [], on = {} } = definition.steps[step] ?? {}
    const forms = toFormList(form)
    // The change of another field fetches the options later.
    const isFetched = (slot: string) =>
      Object.entries(on).some(
        ([name, other]) => name.startsWith('change ') && name !== event && other.some(({ save }) => save === slot),
      )
    const fields = forms.flatMap(({ fields: found = {} }) => Object.entries(found))
    for (const [index, { set = {} }] of instructions.entries())
      for (const [slot, value] of Object.entries(set)) {
        const [field] = fields.find(([, one]) => one.options?.from === slot) ?? []
        if (field === undefined || !saved.has(slot) || isFetched(slot) || !/^(?:\[\]|null)$/.test(String(value)))
          continue
        if (instructions.some(({ save, set: others = {} }, at) => save === slot || (at > index && slot in others)))
          continue
        const message = `step ${step} empties ${slot} on ${event}, and fetches nothing to choose ${field} from`
        const [hint, unless] = [`Call what is saved to ${slot} behind it`, [`changes of ${step}`]]
        yield { code: 'forgotten-data', path: [...path, index, 'set', slot], message, hint, unless }
      }
  }
}
