import type { LinkedFlow, StepDefinition } from '../../definition/index.ts'

/** How a flow is put into words, in one language. */
export interface FlowWords {
  /** The words of a copy key, between quotes, placeholders as they are. */
  readonly quote: (key: string) => string
  /** A predicate with its expression; without a name nothing. */
  readonly when: (predicate: string | undefined) => string
}

/** Makes the words of a flow; throws when it has no copy in the language. */
export function createFlowWords({ definition, copy }: LinkedFlow, language: string): FlowWords {
  const texts = copy.get(language)
  if (!texts) {
    throw new Error(`${definition.name} has no copy in "${language}". It has: ${[...copy.keys()].join(', ')}.`)
  }
  return {
    quote: (key) => `"${texts[key] ?? key}"`,
    when: (predicate) =>
      predicate === undefined ? '' : `if ${predicate} (${definition.predicates[predicate]?.when ?? 'unknown'})`,
  }
}

/** Lines, two spaces further in. */
export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** A condition before what it rules: `if isMobile (device.isMobile): the form`. */
export const toConditional = (condition: string, rest: string): string =>
  condition === '' ? rest : `${condition}: ${rest}`

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
