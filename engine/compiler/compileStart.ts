import { compileCopy } from './compileCopy.ts'
import { toFormList } from '../definition/forms.ts'
import type { FlowDefinition, InstructionDefinition, LinkedFlow, StepDefinition } from '../definition/index.ts'
import { isRecord } from '../definition/Loose.ts'
import { withDefaultTexts } from '../definition/languages.ts'
import { startCopy } from '../react/requiredCopy.ts'
import { bundleForm } from '../validation/bundleForm.ts'

/** The events of a step that nobody presses a button for. */
const unpressed = /^(?:enter|leave|change .+)$/

/**
 * What a flow needs until a person leads on from its start step, which is little however many steps there are: that step without
 * what a press of its buttons does, the start-up of who comes for the first time, and the predicates and slots that they name. The
 * whole flow where the step or the start-up does more by itself than write values.
 */
export function toStartDefinition({ definition, copy }: LinkedFlow): FlowDefinition {
  const { start, steps, predicates, data, constants } = definition
  const whole = steps[start]
  if (!whole) return definition
  const step = { ...whole, on: toUnpressed(whole) }
  const lists = Object.values(step.on).flat()
  const startUp = toFirstStartUp(definition)
  // A reset changes nothing of what is begun just now.
  if (!lists.every(hasOnly(['stay'])) || !startUp.every(hasOnly(['to', 'reset']))) return definition
  const named = toTextsIn([step, startUp])
  const asked = Object.fromEntries(Object.entries(predicates).filter(([name]) => named.has(name)))
  // What is no text and in none is a limit: expressions hold it themselves, and what else goes by it comes with the whole.
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

/** Tells of an instruction whether it does nothing else than write values, besides these. */
const hasOnly = (more: readonly string[]) => (instruction: InstructionDefinition) =>
  Object.keys(instruction).every((key) => ['when', 'set', 'say', 'track', ...more].includes(key))

/** What a step does until a person presses something. */
const toUnpressed = ({ on }: StepDefinition) =>
  Object.fromEntries(Object.entries(on).filter(([event]) => unpressed.test(event)))

/** The start-up up to where whoever has nothing saved is led away; who has something saved waits for the whole flow. */
function toFirstStartUp({ startUp, predicates }: FlowDefinition): FlowDefinition['startUp'] {
  const isFirst = ({ when, to }: FlowDefinition['startUp'][number]) =>
    to !== undefined && (when === undefined || predicates[when]?.when === 'saved == null')
  const end = startUp.findIndex(isFirst)
  return end < 0 ? startUp : startUp.slice(0, end + 1)
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
  const named = toTextsIn([step && { ...step, on: toUnpressed(step) }, startCopy])
  // By the beginning of its key, as the label of a choice is, or by the whole of it.
  const begun = toTextsIn([also, forms.map(({ schema }) => bundleForm(schema, schemas.files))])
  const isBegun = (key: string) => key.split('.').some((_, at, parts) => begun.has(parts.slice(0, at + 1).join('.')))
  const isNamed = (key: string) => named.has(key) || isBegun(key)
  return compileCopy(language, Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key))))
}

/** Every text that stands in a value made of JSON, and so all that it names. */
function toTextsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value)
  else if (isRecord(value)) for (const inner of Object.values(value)) toTextsIn(inner, texts)
  return texts
}
