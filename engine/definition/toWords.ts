import type { JSONPath } from 'jsonc-parser'

const owners: Readonly<Record<string, string>> = {
  steps: 'step',
  data: 'slot',
  actions: 'action',
  predicates: 'predicate',
  procedures: 'procedure',
  fieldGroups: 'group of fields',
  constants: 'constant',
  facts: 'fact',
  functions: 'function',
}

/** A path of the flow file in words: `step TOPICS, on.submit.0.to`. */
export function toWords([section, name, ...rest]: JSONPath): string {
  if (section === undefined) return 'the flow'
  const owner = owners[section]
  if (owner === undefined || name === undefined)
    return [section, name, ...rest].filter((part) => part !== undefined).join('.')
  // All that a predicate can be wrong in is its expression.
  return rest.length === 0 || section === 'predicates' ? `${owner} ${name}` : `${owner} ${name}, ${rest.join('.')}`
}
