import type { FlowDefinition, StepDefinition } from '../definition/index.ts'
import { toTextsIn } from './toTextsIn.ts'

/** The events of a step that nobody presses a button for. */
const unpressed = /^(?:enter|leave|change .+)$/

/**
 * What a flow needs until a person leads on from its start step, which is little however many steps there are: that step, the
 * start-up, and the predicates that they ask for. The whole flow where the step calls an action or leads on by itself.
 */
export function toStartDefinition(definition: FlowDefinition): FlowDefinition {
  const { start, steps, startUp, predicates } = definition
  const step = steps[start]
  if (!step) return definition
  const shown = toShown(step)
  if (shown.lists.flat().some(({ call, to }) => call !== undefined || to !== undefined)) return definition
  const named = toTextsIn([shown, startUp])
  const asked = Object.entries(predicates).filter(([name]) => named.has(name))
  return { ...definition, steps: { [start]: step }, predicates: Object.fromEntries(asked), actions: {}, failures: [] }
}

/** What a step shows and does until a person presses something. */
export function toShown({ on, ...shown }: StepDefinition) {
  return { shown, lists: Object.entries(on).flatMap(([event, list]) => (unpressed.test(event) ? [list] : [])) }
}
