import type { FlowDefinition } from '../definition/index.ts'

/**
 * A predicate in words: as the flow puts it, constants filled in, else its name taken apart: `plateNotFound` is
 * "plate not found".
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
