import type { LinkedFlow, StepDefinition } from '../../definition/index.ts'

/** The functions that describe parts of a flow in one language. */
export interface FlowWords {
  /** Returns the text of a copy key in quotes, with its placeholders unchanged. */
  readonly quote: (key: string) => string
  /** Returns a predicate with its expression, or an empty string without a name. */
  readonly when: (predicate: string | undefined) => string
}

/** Creates the descriptions of a flow. Throws when it has no copy in the language. */
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

/** Indents lines by two spaces. */
export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** Puts a condition in front of what it controls: `if isMobile (device.isMobile): the form`. */
export const toConditional = (condition: string, rest: string): string =>
  condition === '' ? rest : `${condition}: ${rest}`

const own: Readonly<Record<string, string>> = { enter: 'when the step opens', leave: 'when the step is left' }

/** Describes what triggers an event: the label of the button that sends it, what the engine does on its own, or its name in words. */
export function toEventWords(event: string, step: StepDefinition, quote: (key: string) => string): string {
  if (own[event] !== undefined) return own[event]
  if (event.startsWith('change ')) return `when ${event.slice('change '.length)} changes`
  const label = toLabels(step).find(([action]) => action === event)?.[1]
  return label === undefined ? toWords(event) : `"${quote(label)}"`
}

/** Splits a name in camel case: `addIncome` becomes "add income". */
const toWords = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

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
