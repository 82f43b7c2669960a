import { compileDefinition } from '../compiler/compileDefinition.ts'
import type { CompileExpression } from '../compiler/compileExpression.ts'
import { compileFormOf } from '../compiler/compileForms.ts'
import { toSavedSchema } from '../compiler/toSavedSchema.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { toFormList } from '../definition/forms.ts'
import type { LinkedFlow, StepDefinition } from '../definition/index.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { createInterpreter } from './createInterpreter.ts'
import { interpretForm } from './interpretForm.ts'

/**
 * Makes a checked flow run at once, without modules: what `compileFlow` and a bundler make of it, for tools. Its `hash` names
 * the version only, since nothing that it saves outlives the page.
 */
export function toRunnableFlow(flow: LinkedFlow): CompiledFlow {
  const { definition } = flow
  const interpret = createInterpreter(flow)
  const runnable = {
    hash: `${definition.name} ${definition.version}`,
    ...compileDefinition(definition, interpret, (step) => {
      const { form } = definition.steps[step] ?? {}
      return form && once(() => ({ default: interpretForms(form, flow, interpret) }))
    }),
    loadSavedDataJudge: once(() => ({ default: compileSchema(toSavedSchema(flow)) })),
  }
  // What the compiler writes as text has no types either; `tests/engine/interpreter` holds the two against each other.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return runnable as CompiledFlow
}

const interpretForms = (
  form: NonNullable<StepDefinition['form']>,
  { schemas }: LinkedFlow,
  interpret: CompileExpression,
) =>
  toFormList(form).map((one) => compileFormOf(one, interpretForm(bundleSchema(one.schema, schemas.files)), interpret))

function once<Value>(make: () => Value): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= Promise.resolve().then(make))
}
