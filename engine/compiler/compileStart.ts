import { compileCopy } from './compileCopy.ts'
import { toFormList } from '../definition/forms.ts'
import type { FlowDefinition, LinkedFlow, StepDefinition } from '../definition/index.ts'
import { isRecord } from '../definition/Loose.ts'
import { withDefaultTexts } from '../definition/texts/withDefaultTexts.ts'
import { requiredCopy } from '../react/requiredCopy.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'

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
function toShown({ on, ...shown }: StepDefinition) {
  return { shown, lists: Object.entries(on).flatMap(([event, list]) => (unpressed.test(event) ? [list] : [])) }
}

/**
 * The module of the texts that a page needs until a person leads on from the start step, in the first language: those that the
 * step and its forms name, those of the engine, and with `also` the product's own by the beginning of their keys.
 */
export function compileStartCopy({ definition, schemas, copy }: LinkedFlow, also: readonly string[]): string {
  const [first] = copy
  if (!first) throw new Error('A flow without words has none for its start.')
  const [language, own] = first
  const texts = withDefaultTexts(language, own)
  const step = definition.steps[definition.start]
  const forms = step?.form ? toFormList(step.form) : []
  const named = toTextsIn([
    step && toShown(step),
    requiredCopy,
    also,
    forms.map(({ schema }) => bundleSchema(schema, schemas.files)),
  ])
  // By the beginning of its key, as the label of a choice is, or by the whole of it.
  const isNamed = (key: string) => key.split('.').some((_, at, parts) => named.has(parts.slice(0, at + 1).join('.')))
  return compileCopy(language, Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key))))
}

/** Every text that stands in a value made of JSON, and so all that it names. */
function toTextsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value)
  else if (isRecord(value)) for (const inner of Object.values(value)) toTextsIn(inner, texts)
  return texts
}
