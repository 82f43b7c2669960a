import type { LinkedFlow } from '../../definition/index.ts'
import { toMeaning } from '../../definition/predicates.ts'
import { toWayId, type Way, type WayChoice } from './Way.ts'

/** The results of the search that explain why a way is missing. */
export interface ExplainContext {
  readonly flow: LinkedFlow
  /** The ids of the ways that have data. */
  readonly proven: Iterable<string>
  /** The number of situations of a step that the search found. */
  readonly situations: (step: string) => number
  /** The messages of failures at an event, by its place. */
  readonly failures: (list: string) => readonly string[]
}

/** Creates a function that explains in a sentence why a way has no data. */
export function createExplanations(context: ExplainContext): (way: Way) => string {
  const { flow, proven, situations, failures } = context
  const { definition } = flow
  const begun = new Set<string>()
  for (const id of proven) {
    const parts = toParts(id)
    for (let length = 1; length <= parts.length; length++) begun.add(parts.slice(0, length).join(' '))
  }
  return (way) => {
    const { step, event, choices } = way
    const list = step === undefined ? 'startUp' : `steps.${step}.on.${event}`
    const [failure] = failures(list)
    if (step !== undefined && situations(step) === 0) return `the step ${step} is never reached`
    const failed = failure === undefined ? '' : `; and the flow failed there: ${failure}`
    if (!begun.has(list)) return `${toUnsent(flow, step ?? '', event)}${failed}`
    const blocking = choices.findIndex((_, index) => !begun.has(toWayId(list, choices.slice(0, index + 1))))
    const choice = choices[blocking]
    if (!choice) return `the event was never sent${failed}`
    const before = choices.slice(0, blocking).flatMap((one) => toWords(definition, one))
    const after = before.length === 0 ? '' : `after ${before.join(', and ')}, `
    const tried = step === undefined ? '' : ` in the ${situations(step)} situations that were looked at`
    return `${after}${toNever(definition, choice)}${tried}${failed}`
  }
}

function toNever(definition: LinkedFlow['definition'], choice: WayChoice): string {
  if (choice.kind === 'call') return `${choice.action} never answered "${choice.outcome}"`
  if (choice.kind === 'resume') return `nothing led to ${choice.step}`
  const meaning = toMeaning(definition, choice.predicate)
  return choice.holds
    ? `it was never so that ${meaning} (${choice.predicate})`
    : `it was always so that ${meaning} (${choice.predicate})`
}

function toWords(definition: LinkedFlow['definition'], choice: WayChoice): readonly string[] {
  if (choice.kind === 'call') return choice.outcome === 'failed' ? [`${choice.action} failed`] : []
  if (choice.kind === 'resume') return []
  const meaning = toMeaning(definition, choice.predicate)
  return [choice.holds ? `"${meaning}"` : `not "${meaning}"`]
}

function toUnsent({ definition }: LinkedFlow, step: string, event: string): string {
  const { view = [], dialogs = {} } = definition.steps[step] ?? {}
  const buttons = view.flatMap((part) =>
    typeof part === 'object' && 'action' in part && part.action === event ? [part] : [],
  )
  const hidden = buttons.flatMap(({ when }) => (when === undefined ? [] : [toMeaning(definition, when)]))
  const [dialog] = Object.entries(dialogs).flatMap(([name, one]) =>
    one.buttons.some(({ action }) => action === event) ? [name] : [],
  )
  if (hidden.length > 0) return `its button never shows: it was never so that ${hidden.join(', or ')}`
  if (dialog !== undefined && buttons.length === 0) return `the dialog ${dialog} that sends it never opens`
  if (event === 'submit') return 'no values were found that its form takes'
  return 'the event was never sent'
}

/** Splits an id into the place of the event, whose name may contain a space, and the choices. */
function toParts(id: string): readonly string[] {
  const [, list = id, rest = ''] = /^(startUp|steps\.\w+\.on\.(?:change \S+|\S+))(.*)$/.exec(id) ?? []
  return [list, ...rest.split(' ').filter((part) => part !== '')]
}
