import type { JSONPath } from 'jsonc-parser'
import { toFormList } from '../../../definition/forms.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { type InstructionSite, toInstructions, toItems, toLists, toSteps } from '../../../definition/instructions.ts'
import { toMeaning } from '../../../definition/predicates.ts'
import { toLayers } from '../../../definition/schemaFields.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { type Advice, toGroups, toNameWords, toShared } from '../Advice.ts'
import { isPassing } from './adviseProgress.ts'
import { listPlaces } from '../terms.ts'

type Definition = LinkedFlow['definition']

/** Lists the instructions of an event, without the routes of its calls. */
export function toEvent(definition: Definition, step: string, event: string): readonly InstructionSite[] {
  const site = toLists(definition).find((one) => one.step === step && one.event === event && !one.isRoute)
  return site ? toItems(site) : []
}

/** Finds primary buttons that lead on without the call by which another event of the step sends what the step collects, and leads there. */
export const adviseUnsentWays: Advice = function* ({ flow: { definition, schemas } }) {
  const takes = (call: string) =>
    toLayers(schemas.open(definition.actions[call]?.input ?? {}), schemas.resolve).flatMap((layer) =>
      Object.keys(layer.properties ?? {}),
    )
  for (const [step, { view = [], on = {} }] of toSteps(definition)) {
    const lists = Object.keys(on).map((event) => ({ event, list: toEvent(definition, step, event) }))
    const isPrimary = (event: string) =>
      event === 'submit' ||
      view.some(
        (part) => typeof part === 'object' && 'action' in part && part.action === event && part.style === 'primary',
      )
    const written = lists.flatMap(({ list }) => list.flatMap(({ instruction: { set = {} } }) => Object.keys(set)))
    for (const { event, list } of lists) {
      const last = list.at(-1)
      const { to, when } = last?.instruction ?? {}
      if (!last || !isPrimary(event) || to === undefined || to === step || when !== undefined) continue
      for (const other of lists) {
        if (other.event === event || other.list.at(-1)?.instruction.to !== to) continue
        const sent = other.list.find(
          ({ instruction: { call = '', when: asked } }) =>
            asked === undefined &&
            takes(call).some((slot) => written.includes(slot)) &&
            !list.some((one) => one.instruction.call === call),
        )
        const { call } = sent?.instruction ?? {}
        if (call === undefined) continue
        const message = `step ${step} leads to ${to} on ${event} without ${call}, by which ${other.event} sends what the step has collected`
        const hint = `Call ${call} here, too`
        yield { code: 'forgotten-data', path: last.path, message, hint, unless: [call, to] }
        break
      }
    }
  }
}

/** Checks whether a flag says by its name that something was given away, not only that it was seen or asked for. */
const isDone = (flag: string) => /(?:Added|Sent|Saved|Given|Submitted|Uploaded|Entered|Completed|Finished)$/.test(flag)

/** Finds flags that an event raises as another one does, which has called before what the flag is named after: this one has called nothing. */
export const adviseUnearnedFlags: Advice = function* ({ flow: { definition } }) {
  for (const [step, { on = {} }] of toSteps(definition)) {
    const lists = Object.keys(on).map((event) => ({ event, list: toEvent(definition, step, event) }))
    for (const { event, list } of lists) {
      if (list.some(({ instruction }) => instruction.call !== undefined)) continue
      for (const { instruction, path } of list)
        for (const [flag] of Object.entries(instruction.set ?? {}).filter(([, value]) => value === 'true')) {
          const earned = lists.find(({ list: other }) => {
            const at = other.findIndex((one) => one.instruction.set?.[flag] === 'true')
            const calls = other.slice(0, Math.max(at, 0)).flatMap((one) => one.instruction.call ?? [])
            return (
              isDone(flag) &&
              calls.some((call) => toShared(call, flag) > 0) &&
              other.at(-1)?.instruction.to === list.at(-1)?.instruction.to
            )
          })
          if (!earned) continue
          const message = `step ${step} sets ${flag} on ${event}, which sends nothing, as on ${earned.event}, which does`
          yield { code: 'wrong-value', path: [...path, 'set', flag], message, hint: `Write false`, unless: [flag] }
        }
    }
  }
}

/** Finds buttons whose label is named after another event of the step, which no button beside them sends, or beside the text that the event is named after. */
export const adviseButtonLabels: Advice = function* ({ flow: { definition, copy } }) {
  const [texts = {}] = copy.values()
  for (const [step, { view = [], dialogs = {}, on = {} }] of toSteps(definition)) {
    const groups: readonly { path: JSONPath; parts: readonly unknown[] }[] = [
      { path: ['steps', step, 'view'], parts: view },
      ...Object.entries(dialogs).map(([name, dialog]) => ({
        path: ['steps', step, 'dialogs', name, 'buttons'],
        parts: dialog?.buttons ?? [],
      })),
    ]
    for (const { path, parts } of groups)
      for (const [index, part] of parts.entries()) {
        const { action, label }: { readonly action?: unknown; readonly label?: unknown } = Object(part)
        const named = String(label).split('.').at(-1) ?? ''
        const [verb = ''] = typeof action === 'string' ? toNameWords(action) : []
        const own = String(label).replace(/[^.]*$/, verb)
        const isTaken = parts.some((one) => Object(one).label === own)
        // "Close" for what cancels, where the texts have a "Cancel" that no button beside it says.
        if (typeof action === 'string' && toShared(named, action) === 0 && Object.hasOwn(texts, own) && !isTaken) {
          const message = `a button of step ${step} says "${String(label)}" and sends ${action}`
          yield { code: 'wrong-value', path: [...path, index, 'label'], message, hint: `Did you mean ${own}?` }
        }
        const isSent = parts.some((one) => Object(one).action === named)
        // A dialog may ask once more for what its own button is named after.
        const isAsked = on[named]?.some((one) => one?.dialog !== undefined && path.includes(one.dialog))
        if (typeof action !== 'string' || named === action || !on[named] || isSent || isAsked) continue
        const message = `a button of step ${step} says "${String(label)}" and sends ${action}, and ${named} is another event of the step`
        const hint = `Did you mean ${named}?`
        yield { code: 'wrong-value', path: [...path, index, 'action'], message, hint, unless: [named, action] }
      }
  }
}

/** Finds forms whose button sends none of their answers, although another button of the step does. */
export const adviseForeignSubmits: Advice = function* ({ flow: { definition, schemas } }) {
  const takes = (call = '') =>
    toLayers(schemas.open(definition.actions[call]?.input ?? {}), schemas.resolve).flatMap((layer) =>
      Object.keys(layer.properties ?? {}),
    )
  for (const [step, { form, on = {} }] of toSteps(definition)) {
    const slots = toFormList(definition.steps[step]?.form ?? []).map(({ data }) => data)
    const submit = toEvent(definition, step, 'submit')
    const isUsed = submit.some(({ instruction }) => instruction.call !== undefined || instruction.set !== undefined)
    if (form === undefined || isUsed || submit.length === 0) continue
    for (const event of Object.keys(on).filter((name) => !/^(?:submit|enter|leave|change .*)$/.test(name))) {
      const sent = toEvent(definition, step, event).flatMap(({ instruction: { call } }) => call ?? [])
      const call = sent.find((one) => takes(one).some((slot) => slots.includes(slot)))
      if (call === undefined) continue
      const message = `step ${step} sends the answers of its form by ${call} on ${event}, and does nothing with them on submit`
      const hint = `Exchange the two lists`
      yield { code: 'wrong-value', path: ['steps', step, 'on', 'submit'], at: 'key', message, hint, unless: [call] }
    }
  }
}

/** Finds steps that offer no way out when a call has ended in a way that their other instructions note, as all other steps with the call do. */
export const adviseWaysOut: Advice = function* ({ flow: { definition } }) {
  const noted = toInstructions(definition).filter(({ isRoute, step, instruction: { set } }) => isRoute && step && set)
  for (const sites of toGroups(noted, ({ path }) => toWrittenPath(definition, path).join('.')).values()) {
    const targets = Object.entries(sites[0]?.instruction.set ?? {}).flatMap(([target, value]) =>
      value === 'true' ? target : [],
    )
    const steps = [...new Set(sites.flatMap(({ step }) => step ?? []))]
    const asks = (when = '') => listPlaces(definition.predicates[when]?.when).some((place) => targets.includes(place))
    const toButton = (step: string) =>
      definition.steps[step]?.view.find((part) => typeof part === 'object' && 'action' in part && asks(part.when))
    const isBehind = (step: string) =>
      toInstructions(definition).some((one) => one.instruction.to === step && toButton(one.step ?? '') !== undefined)
    const lacking = steps.filter((step) => toButton(step) === undefined && !isBehind(step))
    const [lost = ''] = lacking
    const other = steps.find((step) => step !== lost)
    if (lacking.length !== 1 || other === undefined) continue
    const { when = '', action }: { readonly when?: string; readonly action?: string } = Object(toButton(other))
    const message = `step ${lost} has no button for when ${when} (${toMeaning(definition, when)}), as step ${other} has: nobody can continue from there`
    const hint = `Add ${action} to its view and its events, as there`
    yield { code: 'no-way-out', path: ['steps', lost, 'view'], at: 'key', message, hint, unless: [when] }
  }
}

/** Finds dialogs that ask a question to which all answers lead to the same. */
export const adviseSameAnswers: Advice = function* ({ flow: { definition } }) {
  for (const [step, { dialogs = {}, on = {} }] of toSteps(definition))
    for (const [name, dialog] of Object.entries(dialogs)) {
      const events = [...new Set(dialog?.buttons?.flatMap((button) => button?.action ?? []))]
      const [first, ...others] = events.map((event) => JSON.stringify(on[event] ?? event))
      if (others.length === 0 || !others.every((one) => one === first)) continue
      const message = `dialog ${name} of step ${step} does the same, whichever of its buttons is pressed: ${events.join(', ')}`
      const path = ['steps', step, 'dialogs', name]
      yield { code: 'wrong-value', path, at: 'key', message, hint: 'Let one of them lead elsewhere', unless: events }
    }
}

/** Finds dialogs whose text is their title once more. */
export const adviseDialogTexts: Advice = function* ({ flow: { definition } }) {
  for (const [step, { dialogs = {} }] of toSteps(definition))
    for (const [dialog, one] of Object.entries(dialogs)) {
      if (one?.text === undefined || one.text !== one.title) continue
      const message = `the dialog ${dialog} of step ${step} says its title, "${one.title}", again as its text`
      const path = ['steps', step, 'dialogs', dialog, 'text']
      yield { code: 'wrong-value', path, message, hint: 'Name the text that explains it' }
    }
}

/** Finds changes of a field that fill in the field itself: something is in it, so nothing ever is filled in. */
export const adviseOwnFills: Advice = function* ({ flow: { definition } }) {
  for (const { instruction, path, owner, step = '', event = '' } of toInstructions(definition)) {
    const [, field = ''] = /^change (.*)$/.exec(event) ?? []
    const slots = toFormList(definition.steps[step]?.form ?? []).map(({ data }) => data)
    const target = Object.keys(instruction.fill ?? {}).find((one) => slots.some((slot) => one === `${slot}.${field}`))
    if (field === '' || target === undefined) continue
    const message = `${owner} fills in ${target} when ${field} has changed, which is the same field`
    const place = path.slice(0, 4)
    yield { code: 'wrong-value', path: place, at: 'key', message, hint: 'Name the field that determines the others' }
  }
}

/** Checks whether a text is called after a failure. */
const fits = (when: string, text = '') => toShared(when, text.slice(text.lastIndexOf('.') + 1)) > 0

/** Finds two messages about failures that have been exchanged: one is called after the failure of the other. */
export const adviseExchangedFailures: Advice = function* ({ flow: { definition } }) {
  const told = (definition.failures ?? []).map(({ when, text }, index) => ({ when, text, index }))
  for (const one of told) {
    const other = told.find(({ text }) => text !== one.text && fits(one.when, text))
    if (!other || one.text === undefined || fits(one.when, one.text) || fits(other.when, other.text)) continue
    const message = `the failure ${one.when} is explained by "${one.text}", and ${other.when} by "${other.text}"`
    const path = ['failures', one.index, 'text']
    yield { code: 'wrong-value', path, message, hint: 'Exchange the two', unless: [one.when, other.when] }
  }
}

/** Finds steps that Back would lead into although they go on by themselves, or return to where a failure was, and failures that nothing returns from. */
export const adviseReturns: Advice = function* ({ flow: { definition } }) {
  const returns = toInstructions(definition).some(({ instruction }) => instruction.return === true)
  for (const [index, { to }] of (definition.failures ?? []).entries()) {
    const { back, ending } = definition.steps[to ?? ''] ?? { back: 'bar', ending: undefined }
    if (to !== undefined && isPassing(to, definition)) {
      const message = `a failure leads to ${to}, which goes on by itself, so that nobody can do anything about it`
      const hint = 'Lead to a step that asks for what is missing'
      yield { code: 'wrong-value', path: ['failures', index, 'to'], message, hint, unless: [to] }
      continue
    }
    if (to === undefined || ending !== undefined || back === 'bar' || returns === (back === 'skip')) continue
    const message = `a failure leads to ${to}, ${returns ? 'and on from there it returns, but Back leads into the step' : 'and nothing returns from there'}`
    yield returns
      ? { code: 'missing-property', path: ['steps', to], at: 'key', message, hint: 'Add "back": "skip"' }
      : {
          code: 'missing-property',
          path: ['failures', index, 'to'],
          message,
          hint: 'Add "return": true where it is over',
          unless: ['a way'],
        }
  }
  const told = definition.failures?.map(({ to }) => to)
  for (const [step, { back, ending }] of Object.entries(definition.steps)) {
    if (back !== undefined || ending || step === definition.start || told?.includes(step)) continue
    if (!isPassing(step, definition)) continue
    const message = `step ${step} always goes on by itself, and Back leads into it`
    yield { code: 'missing-property', path: ['steps', step], at: 'key', message, hint: 'Add "back": "skip"' }
  }
}
