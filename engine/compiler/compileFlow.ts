import { checkFlow } from './checkFlow.ts'
import { compileDefinition, compileMigrations } from './compileDefinition.ts'
import { createExpressionCompiler } from './compileExpression.ts'
import { compileForms } from './compileForms.ts'
import { compileStartCopy, toStartDefinition } from './compileStart.ts'
import { compileForm, compileValidators } from './schemas/compileValidators.ts'
import { Code, toModulePath, toSourceText } from './toSourceText.ts'
import { toFormList } from '../definition/forms.ts'
import { type FlowDefinition, FlowError, type FlowSource, type LinkedFlow } from '../definition/index.ts'
import { toResumeStepsOf } from '../definition/released/toResumeSteps.ts'
import { toSavedSchema } from '../definition/released/toSavedSchema.ts'
import { bundleForm } from '../validation/bundleForm.ts'
import { rememberByContent } from '../validation/remember.ts'

/** The specifiers by which the modules of a flow import one another. */
export interface ModuleNames {
  readonly forms: (step: string) => string
  readonly schema: (id: string) => string
  readonly saved: string
}

/** The sources of a flow's ES modules. */
export interface FlowModules {
  /** Default export: a `CompiledFlow`. */
  readonly core: string
  /** Default export: the part of it that is needed until the applicant continues from the start step. */
  readonly start: string
  /** Default export: the texts that are needed until then, plus those with the given key prefixes. */
  readonly toStartCopy: (also: readonly string[]) => string
  /** By step. Default export: the step's `CompiledForm`s. */
  readonly forms: Readonly<Record<string, string>>
  /** By schema file. Exports `validate` for a form and, if its plan has any, `conditions`. */
  readonly schemas: Readonly<Record<string, string>>
  /** Default export: a `SavedReader`. */
  readonly saved: string
}

const runtime = toModulePath(new URL('../expressions/runtime.ts', import.meta.url))
const placesRuntime = toModulePath(new URL('./runtime/toPlaced.ts', import.meta.url))
const savedRuntime = toModulePath(new URL('../session/createSavedReader.ts', import.meta.url))

/** Compiles a flow to plain ES modules that need no `eval`. Throws a `FlowError` with all problems of an invalid flow. */
export function compileFlow(source: FlowSource, names: ModuleNames): FlowModules {
  const { problems, flow } = checkFlow(source)
  if (!flow) throw new FlowError(problems)
  const { definition } = flow
  const compile = createExpressionCompiler(flow)
  const withForms = Object.entries(definition.steps).flatMap(([step, { form }]) => (form ? [{ step, form }] : []))
  const toSchema = (id: string) => bundleForm(id, flow.schemas.files)
  const ids = new Set(withForms.flatMap(({ form }) => toFormList(form).map(({ schema }) => schema)))
  return {
    core: compileCore(flow, names, definition, { resumeSteps: toResumeStepsOf(flow) }),
    start: compileCore(flow, names, toStartDefinition(flow), { formsOf: definition.start }),
    toStartCopy: (also) => compileStartCopy(flow, also),
    forms: Object.fromEntries(
      withForms.map(({ step, form }) => [
        step,
        compileForms(form, { runtime, schema: names.schema }, toSchema, compile),
      ]),
    ),
    schemas: Object.fromEntries([...ids].map((id) => [id, compileFormOnce(toSchema(id))])),
    saved: compileSaved(flow),
  }
}

/**
 * Generates the module of a flow, or of a part of its definition. It includes the forms of at most one step and loads those of
 * all others.
 */
function compileCore(
  flow: LinkedFlow,
  names: ModuleNames,
  definition: FlowDefinition,
  { formsOf, ...more }: { readonly formsOf?: string; readonly resumeSteps?: object | undefined },
): string {
  const isThere = formsOf !== undefined && definition.steps[formsOf]?.form !== undefined
  const toLoadForms = (step: string) =>
    isThere && step === formsOf ? new Code('async () => forms') : toImport(names.forms(step))
  const properties = {
    ...compileDefinition(definition, createExpressionCompiler(flow), toLoadForms),
    ...more,
    loadSavedReader: toImport(names.saved),
  }
  return [
    `import * as x from ${JSON.stringify(runtime)}`,
    `import { toPlaced } from ${JSON.stringify(placesRuntime)}`,
    ...(isThere ? [`import * as forms from ${JSON.stringify(names.forms(formsOf))}`] : []),
    'export default toPlaced({',
    ...Object.entries(properties).flatMap(([name, value]) =>
      value === undefined ? [] : [`  ${name}: ${toSourceText(value)},`],
    ),
    '})',
    '',
  ].join('\n')
}

function compileSaved(flow: LinkedFlow): string {
  const versions = {
    ...compileMigrations(flow, (expressions) => createExpressionCompiler({ ...flow, expressions })),
    validate: new Code('isSavedData'),
  }
  return [
    `import * as x from ${JSON.stringify(runtime)}`,
    `import { createSavedReader } from ${JSON.stringify(savedRuntime)}`,
    compileValidators({ isSavedData: toSavedSchema(flow) }),
    `export default createSavedReader(${toSourceText(versions)})`,
    '',
  ].join('\n')
}

const toImport = (module: string) => new Code(`() => import(${JSON.stringify(module)})`)

/** Like `compileForm`, but cached by content. */
const compileFormOnce = rememberByContent(compileForm)
