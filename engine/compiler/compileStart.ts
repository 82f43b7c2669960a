import { compileCopy } from './compileCopy.ts'
import { toFormList } from '../definition/forms.ts'
import type { FlowDefinition, InstructionDefinition, LinkedFlow, StepDefinition } from '../definition/index.ts'
import { isRecord } from '../definition/Loose.ts'
import { withDefaultTexts } from '../definition/languages.ts'
import { startCopy } from '../react/requiredCopy.ts'
import { bundleForm } from '../validation/bundleForm.ts'

/** The events of a step that no button triggers. */
const unpressed = /^(?:enter|leave|change .+)$/

/**
 * Reduces a flow to what it needs until the applicant continues from its start step, which is little however many steps there
 * are: that step without its button handlers, the start-up for a first visit, and the predicates and slots that they name.
 * Returns the whole flow if the step or the start-up does more on its own than write values.
 */
export function toStartDefinition({ definition, copy }: LinkedFlow): FlowDefinition {
  const { start, steps, predicates, data, constants } = definition
  const whole = steps[start]
  if (!whole) return definition
  const step = { ...whole, on: toUnpressed(whole) }
  const lists = Object.values(step.on).flat()
  const startUp = toFirstStartUp(definition)
  // A reset has no effect on an application that has just begun.
  if (!lists.every(hasOnly(['stay'])) || !startUp.every(hasOnly(['to', 'reset']))) return definition
  const named = toTextsIn([step, startUp])
  const asked = Object.fromEntries(Object.entries(predicates).filter(([name]) => named.has(name)))
  // Numeric constants that no text uses are limits. Expressions inline them, and everything else that reads them comes with the
  // whole flow.
  const words = JSON.stringify([...copy.values()])
  const isTold = (name: string) => typeof constants[name] === 'string' || words.includes(`{${name}`)
  const names = new Set(JSON.stringify([step, startUp, asked]).match(/\w+/g))
  return {
    ...definition,
    data: Object.fromEntries(Object.entries(data).filter(([slot]) => names.has(slot))),
    constants: Object.fromEntries(Object.entries(constants).filter(([name]) => names.has(name) || isTold(name))),
    startUp,
    steps: { [start]: step },
    predicates: asked,
    actions: {},
    events: {},
    failures: [],
  }
}

/** Creates a check for whether an instruction only writes values or uses one of the additional keywords. */
const hasOnly = (more: readonly string[]) => (instruction: InstructionDefinition) =>
  Object.keys(instruction).every((key) => ['when', 'set', 'say', 'track', ...more].includes(key))

/** Returns what a step does without a button press. */
const toUnpressed = ({ on }: StepDefinition) =>
  Object.fromEntries(Object.entries(on).filter(([event]) => unpressed.test(event)))

/**
 * Returns the start-up up to the instruction that routes an applicant without saved data. An applicant with saved data waits
 * for the whole flow.
 */
function toFirstStartUp({ startUp, predicates }: FlowDefinition): FlowDefinition['startUp'] {
  const isFirst = ({ when, to }: FlowDefinition['startUp'][number]) =>
    to !== undefined && (when === undefined || predicates[when]?.when === 'saved == null')
  const end = startUp.findIndex(isFirst)
  return end < 0 ? startUp : startUp.slice(0, end + 1)
}

/**
 * Generates the module with the texts that a page needs until the applicant continues from the start step, in the first
 * language: those that the step and its forms name, those of the engine, and the product's own texts with the key prefixes in
 * `also`.
 */
export function compileStartCopy({ definition, schemas, copy }: LinkedFlow, also: readonly string[]): string {
  const [first] = copy
  if (!first) throw new Error('A flow without words has none for its start.')
  const [language, own] = first
  const texts = withDefaultTexts(language, own)
  const step = definition.steps[definition.start]
  const forms = toFormList(step?.form)
  const named = toTextsIn([step && { ...step, on: toUnpressed(step) }, startCopy])
  // Matched by the whole key or by a prefix, as for the labels of a choice.
  const begun = toTextsIn([also, forms.map(({ schema }) => bundleForm(schema, schemas.files))])
  const isBegun = (key: string) => key.split('.').some((_, at, parts) => begun.has(parts.slice(0, at + 1).join('.')))
  const isNamed = (key: string) => named.has(key) || isBegun(key)
  return compileCopy(language, Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key))))
}

/** Collects all strings in a JSON value, and so every name in it. */
function toTextsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value)
  else if (isRecord(value)) for (const inner of Object.values(value)) toTextsIn(inner, texts)
  return texts
}
