import type { LinkedFlow } from '../../definition/index.ts'

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
