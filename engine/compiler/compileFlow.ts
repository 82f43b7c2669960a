import { fileURLToPath } from 'node:url'
import { bundleSchema } from '../validation/bundleSchema.ts'
import { toFormList } from '../definition/forms.ts'
import { FlowError, type FlowSource, type LinkedFlow } from '../definition/index.ts'
import { checkFlow } from './checkFlow.ts'
import { createExpressionCompiler } from './compileExpression.ts'
import { compileForms } from './compileForms.ts'
import { compileInstructions, mapValues } from './compileInstructions.ts'
import { compileStep } from './compileStep.ts'
import { compileFormOnce } from './compileFormOnce.ts'
import { compileValidators } from './schemas/compileValidators.ts'
import { toSavedHash, toSavedSchema } from './toSavedSchema.ts'
import { toSourceText } from './toSourceText.ts'

/** How the modules of a flow import one another. */
export interface ModuleNames {
  readonly forms: (step: string) => string
  readonly schema: (id: string) => string
  readonly saved: string
}

/** The sources of a flow's ES modules. */
export interface FlowModules {
  /** Default export: a `CompiledFlow`. */
  readonly core: string
  /** By step; default export: its `CompiledForm`s. */
  readonly forms: Readonly<Record<string, string>>
  /** By schema file; exports `schema`, `judge` and `validators` of a form. */
  readonly schemas: Readonly<Record<string, string>>
  /** Default export: the validator of saved data. */
  readonly saved: string
}

const runtime = fileURLToPath(new URL('../expressions/runtime.ts', import.meta.url)).replaceAll('\\', '/')

/** Compiles a flow into plain ES modules, without `eval`; throws a `FlowError` with every problem of a faulty one. */
export function compileFlow(source: FlowSource, names: ModuleNames): FlowModules {
  const { problems, flow } = checkFlow(source)
  if (!flow) throw new FlowError(problems)
  const { definition } = flow
  const compile = createExpressionCompiler(flow)
  const withForms = Object.entries(definition.steps).flatMap(([step, { form }]) => (form ? [{ step, form }] : []))
  const ids = new Set(withForms.flatMap(({ form }) => toFormList(form).map(({ schema }) => schema)))
  return {
    core: compileCore(flow, toSavedHash(flow), names),
    forms: Object.fromEntries(
      withForms.map(({ step, form }) => [step, compileForms(form, { runtime, schema: names.schema }, compile)]),
    ),
    schemas: Object.fromEntries(
      [...ids].map((id) => [id, compileFormOnce(bundleSchema(id, flow.schemas.files)).source]),
    ),
    saved: `${compileValidators({ isSavedData: toSavedSchema(flow) })}\nexport default isSavedData\n`,
  }
}

function compileCore(flow: LinkedFlow, hash: string, names: ModuleNames): string {
  const { definition } = flow
  const compile = createExpressionCompiler(flow)
  const failures = new Set((definition.failures ?? []).map(({ when }) => when))
  const properties = {
    name: definition.name,
    hash,
    start: definition.start,
    constants: definition.constants,
    slots: mapValues(definition.data, ({ initial = null, persist = false }) => ({ initial, persist })),
    predicates: mapValues(definition.predicates, (source, name) =>
      compile(source, { name: `predicate ${name}`, inFailure: failures.has(name) }),
    ),
    actions: mapValues(definition.actions, ({ outcomes, timeoutSeconds = 30, waits = false, once, progress }) => ({
      expected: Object.keys(outcomes)[0],
      timeoutMs: waits ? undefined : timeoutSeconds * 1000,
      waits,
      once,
      progress,
    })),
    events: mapValues(definition.events ?? {}, (event) => event.properties ?? []),
    failures: definition.failures ?? [],
    startUp: compileInstructions(definition.startUp, 'startUp', compile),
    steps: mapValues(definition.steps, (step, name) => compileStep(name, step, names.forms(name), compile)),
  }
  return [
    `import * as x from ${JSON.stringify(runtime)}`,
    'export default {',
    ...Object.entries(properties).map(([name, value]) => `  ${name}: ${toSourceText(value)},`),
    `  loadSavedDataJudge: () => import(${JSON.stringify(names.saved)}),`,
    '}',
    '',
  ].join('\n')
}
