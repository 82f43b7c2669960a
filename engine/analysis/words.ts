import type { FlowDefinition, StepDefinition } from '../definition/index.ts'

const own: Readonly<Record<string, string>> = { enter: 'when the step opens', leave: 'when the step is left' }

/** What sets an event off, in words: the label of the button that sends it, or what the engine does by itself. */
export function toEventWords(event: string, step: StepDefinition, quote: (key: string) => string): string {
  if (own[event] !== undefined) return own[event]
  if (event.startsWith('change ')) return `when ${event.slice('change '.length)} changes`
  const label = toLabels(step).find(([action]) => action === event)?.[1]
  return label === undefined ? event : `"${quote(label)}"`
}

function toLabels({ view, form, dialogs = {} }: StepDefinition): readonly (readonly [string, string])[] {
  const buttons = [
    ...view.flatMap((part) => (typeof part === 'object' && 'action' in part ? [part] : [])),
    ...Object.values(dialogs).flatMap((dialog) => dialog.buttons),
  ]
  return [
    ...buttons.map(({ action, label }) => [action, label] as const),
    ...[form ?? []].flat().map(({ submit }) => ['submit', submit] as const),
  ]
}

/**
 * A predicate in words: as the flow puts it, constants filled in, else its name taken apart: `placeNotFound` is
 * "place not found".
 */
export function toMeaning(
  { predicates, constants }: Pick<FlowDefinition, 'constants'> & Partial<Pick<FlowDefinition, 'predicates'>>,
  name: string,
): string {
  const meaning = predicates?.[name]?.means
  if (meaning === undefined) return toSpaced(name)
  return meaning.replaceAll(/\{(\w+)\}/g, (placeholder, constant: string) => String(constants[constant] ?? placeholder))
}

const toSpaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
