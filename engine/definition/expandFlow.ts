import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { ActionDefinition, ActionInFile, FlowDefinition } from './FlowDefinition.ts'
import type { SchemaSource } from './SchemaCatalog.ts'
import type { InstructionDefinition, StepDefinition } from './StepDefinition.ts'
import { combinePredicates } from './predicates.ts'
import { expandForm, inlineProcedures } from './inlineNames.ts'
import { isFormList } from './forms.ts'
import { type Loose, mapValues } from './Loose.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import { toExpression } from './instructions.ts'
import { noteWritten } from './toWrittenPath.ts'

type LooseList = Loose<readonly InstructionDefinition[]>
type LooseStep = Loose<StepDefinition>

/**
 * A flow as the rest of the engine reads it: what an action takes and answers, the instructions of a procedure and the fields
 * of a group stand where they are named, what is saved of the progress where it is saved, every slot that a call passes on is
 * in its `with`, and every value that is written is an expression.
 */
export function expandFlow(flow: Loose<FlowDefinition>, schemas: SchemaCatalog): Loose<FlowDefinition> {
  const { actions, predicates, startUp, steps } = flow
  const known = {
    ...flow,
    ...(predicates && { predicates: combinePredicates(predicates) }),
    ...(actions && { actions: mapValues(actions, (action, name) => action && expandAction(action, name, schemas)) }),
  }
  const context = { flow: known, schemas }
  return {
    ...known,
    ...(startUp && { startUp: expandList(startUp, ['startUp'], context) }),
    ...(steps && { steps: mapValues(steps, (step, name) => step && expandStep(step, name, context)) }),
  }
}

/** A flow whose actions have their contracts, and the schemas that it names. */
interface Context {
  readonly flow: Loose<FlowDefinition>
  readonly schemas: SchemaCatalog
}

/** An action with its contract, which stands in a file of its name unless another one is named, or the flow holds it in place. */
function expandAction(
  action: Loose<ActionDefinition | ActionInFile>,
  name: string,
  schemas: SchemaCatalog,
): Loose<ActionDefinition> {
  if ('input' in action || 'outcomes' in action) return action
  const own = 'schema' in action ? action.schema : undefined
  const schema = own ?? `actions/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.schema.json`
  const { input, outcomes } = schemas.open(schema)?.properties ?? {}
  const contract = {
    ...(input && { input: toSource(input) }),
    outcomes: mapValues(outcomes?.properties ?? {}, toSource),
  }
  const expanded = { ...action, schema, ...contract }
  return own === undefined ? noteWritten(expanded, [['schema', ['actions', name]]]) : expanded
}

function expandStep(step: LooseStep, name: string, context: Context): LooseStep {
  const { form, on } = step
  const { fieldGroups } = context.flow
  const path = ['steps', name]
  return {
    ...step,
    ...(form && {
      form: isFormList(form)
        ? form.map((one, index) => one && expandForm(one, [...path, 'form', index], fieldGroups))
        : expandForm(form, [...path, 'form'], fieldGroups),
    }),
    ...(on && {
      on: mapValues(on, (list, event) => list && expandList(list, [...path, 'on', event], context, { ...step, name })),
    }),
  }
}

interface NamedStep extends LooseStep {
  readonly name: string
}

function expandList(list: LooseList, path: JSONPath, context: Context, step?: NamedStep): LooseList {
  const items = [...inlineProcedures(list, path, context.flow.procedures)]
  return noteWritten(
    items.map(({ instruction, path: place }) => instruction && expandInstruction(instruction, place, context, step)),
    items.map(({ path: place }, index) => [index, place]),
  )
}

function expandInstruction(
  instruction: Loose<InstructionDefinition>,
  path: JSONPath,
  context: Context,
  step: NamedStep | undefined,
): Loose<InstructionDefinition> {
  const { to, on, set = {} } = instruction
  const { flow } = context
  const isProgress = step !== undefined && to !== undefined && step.savesProgressTo?.includes(to)
  const progress = isProgress ? toProgress(flow.saveProgress ?? {}, { completedStep: step.name, nextStep: to }) : []
  // What an instruction writes itself counts for more.
  const added = progress.filter(([slot]) => !Object.hasOwn(set, slot))
  const written = withExpressions(instruction)
  const passed = listPassed(instruction, context)
  return {
    ...written,
    ...(passed.length > 0 && {
      with: noteWritten(
        { ...written.with, ...Object.fromEntries(passed.map((slot) => [slot, slot])) },
        passed.map((slot) => [slot, [...path, 'call']]),
      ),
    }),
    ...(added.length > 0 && {
      set: noteWritten(
        { ...written.set, ...Object.fromEntries(added) },
        added.map(([slot]) => [slot, ['saveProgress', slot]]),
      ),
    }),
    ...(on && {
      on: mapValues(on, (list, outcome) => list && expandList(list, [...path, 'on', outcome], context, step)),
    }),
  }
}

/** The slots that a call passes on as they are: what its action has to be given by the name of a slot, and `with` does not say. */
function listPassed({ call, with: input = {} }: Loose<InstructionDefinition>, { flow, schemas }: Context): string[] {
  const { actions = {}, data = {} } = flow
  const action = call !== undefined && Object.hasOwn(actions, call) ? actions[call] : undefined
  const required = action?.input === undefined ? [] : (schemas.open(action.input)?.required ?? [])
  return required.filter((name) => !Object.hasOwn(input, name) && Object.hasOwn(data, name))
}

/** An instruction whose written values are expressions all. */
export const withExpressions = <Instruction extends Loose<InstructionDefinition>>(
  instruction: Instruction,
): Instruction => ({
  ...instruction,
  ...(instruction.set && { set: mapValues(instruction.set, toExpression) }),
  ...(instruction.fill && { fill: mapValues(instruction.fill, toExpression) }),
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

/** A schema that only leads to a file is named as the flow itself would name it. */
const toSource = (schema: JsonSchema): SchemaSource =>
  schema.$ref !== undefined && !schema.$ref.includes('#') && Object.keys(schema).length === 1 ? schema.$ref : schema
