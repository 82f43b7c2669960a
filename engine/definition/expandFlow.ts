import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import type {
  ActionDefinition,
  ActionInFile,
  FlowDefinition,
  InstructionDefinition,
  SchemaSource,
  StepDefinition,
} from './FlowDefinition.ts'
import { combinePredicates } from './combinePredicates.ts'
import { expandForm } from './expandForm.ts'
import { isFormList } from './forms.ts'
import { inlineProcedures } from './inlineProcedures.ts'
import type { Loose } from './Loose.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import { toExpression } from './setValues.ts'
import { noteWritten } from './toWrittenPath.ts'

type LooseList = Loose<readonly InstructionDefinition[]>
type LooseStep = Loose<StepDefinition>

/**
 * A flow as the rest of the engine reads it: what an action takes and answers, the instructions of a procedure and the fields
 * of a group stand where they are named, what is saved of the progress where it is saved, and every value that is written is
 * an expression.
 */
export function expandFlow(flow: Loose<FlowDefinition>, schemas: SchemaCatalog): Loose<FlowDefinition> {
  const { actions, predicates, startUp, steps } = flow
  return {
    ...flow,
    ...(predicates && { predicates: combinePredicates(predicates) }),
    ...(actions && {
      actions: mapAll(actions, (action) =>
        action && 'schema' in action ? { ...action, ...toContract(action, schemas) } : action,
      ),
    }),
    ...(startUp && { startUp: expandList(startUp, ['startUp'], flow) }),
    ...(steps && { steps: mapAll(steps, (step, name) => step && expandStep(step, name, flow)) }),
  }
}

function expandStep(step: LooseStep, name: string, flow: Loose<FlowDefinition>): LooseStep {
  const { form, on } = step
  const path = ['steps', name]
  return {
    ...step,
    ...(form && {
      form: isFormList(form)
        ? form.map((one, index) => one && expandForm(one, [...path, 'form', index], flow.fieldGroups))
        : expandForm(form, [...path, 'form'], flow.fieldGroups),
    }),
    ...(on && {
      on: mapAll(on, (list, event) => list && expandList(list, [...path, 'on', event], flow, { ...step, name })),
    }),
  }
}

interface NamedStep extends LooseStep {
  readonly name: string
}

function expandList(list: LooseList, path: JSONPath, flow: Loose<FlowDefinition>, step?: NamedStep): LooseList {
  const items = [...inlineProcedures(list, path, flow.procedures)]
  return noteWritten(
    items.map(({ instruction, path: place }) => instruction && expandInstruction(instruction, place, flow, step)),
    items.map(({ path: place }, index) => [index, place]),
  )
}

function expandInstruction(
  instruction: Loose<InstructionDefinition>,
  path: JSONPath,
  flow: Loose<FlowDefinition>,
  step: NamedStep | undefined,
): Loose<InstructionDefinition> {
  const { to, on, set = {} } = instruction
  const isProgress = step !== undefined && to !== undefined && step.savesProgressTo?.includes(to)
  const progress = isProgress ? toProgress(flow.saveProgress ?? {}, { completedStep: step.name, nextStep: to }) : []
  // What an instruction writes itself counts for more.
  const added = progress.filter(([slot]) => !Object.hasOwn(set, slot))
  const written = withExpressions(instruction)
  return {
    ...written,
    ...(added.length > 0 && {
      set: noteWritten(
        { ...written.set, ...Object.fromEntries(added) },
        added.map(([slot]) => [slot, ['saveProgress', slot]]),
      ),
    }),
    ...(on && { on: mapAll(on, (list, outcome) => list && expandList(list, [...path, 'on', outcome], flow, step)) }),
  }
}

/** An instruction whose written values are expressions all. */
export const withExpressions = <Instruction extends Loose<InstructionDefinition>>(
  instruction: Instruction,
): Instruction => ({
  ...instruction,
  ...(instruction.set && { set: mapAll(instruction.set, toExpression) }),
  ...(instruction.fill && { fill: mapAll(instruction.fill, toExpression) }),
})

/** What is written when a step was completed, with the names of the steps in it. */
const toProgress = (
  saved: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): [string, string][] =>
  Object.entries(saved).map(([slot, value]) => [
    slot,
    toExpression(value).replaceAll(nameOrText, (text) =>
      Object.hasOwn(names, text) ? toExpression(names[text]) : text,
    ),
  ])

/** A text of an expression, or a name in it that is no property. */
const nameOrText = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![.\w])[A-Za-z_]\w*/g

const mapAll = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))

function toContract(
  { schema = '' }: Loose<ActionInFile>,
  schemas: SchemaCatalog,
): Pick<ActionDefinition, 'input' | 'outcomes'> {
  const { input, outcomes } = schemas.open(schema)?.properties ?? {}
  return { ...(input && { input: toSource(input) }), outcomes: mapAll(outcomes?.properties ?? {}, toSource) }
}

/** A schema that only leads to a file is named as the flow itself would name it. */
const toSource = (schema: JsonSchema): SchemaSource =>
  schema.$ref !== undefined && !schema.$ref.includes('#') && Object.keys(schema).length === 1 ? schema.$ref : schema
