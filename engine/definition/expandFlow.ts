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
 * Expands a flow to the form that the rest of the engine reads. Contracts of actions, instructions of procedures and fields of
 * groups replace their names. `saveProgress` is added to each `set` that needs it, and each slot that a call passes to its `with`.
 * Every written value becomes an expression.
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

/** A flow whose actions have their contracts, and its schemas. */
interface Context {
  readonly flow: Loose<FlowDefinition>
  readonly schemas: SchemaCatalog
}

/** Returns the file that an action has its contract from if it names none. */
export const toContractId = (action: string): string =>
  `actions/${action.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.schema.json`

/** Adds the contract to an action that does not have it inline, from the file that the action names or that has its name. */
function expandAction(
  action: Loose<ActionDefinition | ActionInFile>,
  name: string,
  schemas: SchemaCatalog,
): Loose<ActionDefinition> {
  if ('input' in action || 'outcomes' in action) return action
  const own = 'schema' in action ? action.schema : undefined
  const schema = own ?? toContractId(name)
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
  // The instruction's own writes take precedence.
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

/** Lists the slots that a call passes unchanged: required properties of its action that have the name of a slot and are not in `with`. */
function listPassed({ call, with: input = {} }: Loose<InstructionDefinition>, { flow, schemas }: Context): string[] {
  const { actions = {}, data = {} } = flow
  const action = call !== undefined && Object.hasOwn(actions, call) ? actions[call] : undefined
  const required = action?.input === undefined ? [] : (schemas.open(action.input)?.required ?? [])
  return required.filter((name) => !Object.hasOwn(input, name) && Object.hasOwn(data, name))
}

/** Converts every value that an instruction writes to an expression. */
export const withExpressions = <Instruction extends Loose<InstructionDefinition>>(
  instruction: Instruction,
): Instruction => ({
  ...instruction,
  ...(instruction.set && { set: mapValues(instruction.set, toExpression) }),
  ...(instruction.fill && { fill: mapValues(instruction.fill, toExpression) }),
})

/** Lists what is written when a step is completed, with the step names as texts in the expressions. */
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

/** Matches a text in an expression, or a name that is not a property. */
const nameOrText = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![.\w])[A-Za-z_]\w*/g

/** Replaces a schema that is only a reference to a file by the path of that file. */
const toSource = (schema: JsonSchema): SchemaSource =>
  schema.$ref !== undefined && !schema.$ref.includes('#') && Object.keys(schema).length === 1 ? schema.$ref : schema
