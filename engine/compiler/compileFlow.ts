import { bundleSchema } from '../validation/bundleSchema.ts'
import { toFormList } from '../definition/forms.ts'
import { FlowError, type FlowSource, type LinkedFlow } from '../definition/index.ts'
import { checkFlow } from './checkFlow.ts'
import { compileDefinition } from './compileDefinition.ts'
import { createExpressionCompiler } from './compileExpression.ts'
import { compileForms } from './compileForms.ts'
import { compileFormOnce } from './compileFormOnce.ts'
import { compileValidators } from './schemas/compileValidators.ts'
import { toModulePath } from './toModulePath.ts'
import { toSavedHash } from './toSavedHash.ts'
import { toSavedSchema } from './toSavedSchema.ts'
import { Code, toSourceText } from './toSourceText.ts'

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

const runtime = toModulePath(new URL('../expressions/runtime.ts', import.meta.url))

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
  const properties = {
    hash,
    ...compileDefinition(flow.definition, createExpressionCompiler(flow), (step) => toImport(names.forms(step))),
    loadSavedDataJudge: toImport(names.saved),
  }
  return [
    `import * as x from ${JSON.stringify(runtime)}`,
    'export default {',
    ...Object.entries(properties).map(([name, value]) => `  ${name}: ${toSourceText(value)},`),
    '}',
    '',
  ].join('\n')
}

const toImport = (module: string) => new Code(`() => import(${JSON.stringify(module)})`)
