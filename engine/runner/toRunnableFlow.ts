import { compileDefinition } from '../compiler/compileDefinition.ts'
import type { CompileExpression } from '../compiler/compileExpression.ts'
import { compileFormOf, toLayouts } from '../compiler/compileForms.ts'
import { compileMigrations } from '../compiler/compileMigrations.ts'
import { toPlaced } from '../compiler/runtime/toPlaced.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { toFormList } from '../definition/forms.ts'
import type { PlanGroup } from '../definition/FormPlan.ts'
import type { LinkedFlow, StepDefinition } from '../definition/index.ts'
import { toResumeStepsOf } from '../definition/released/toResumeSteps.ts'
import { toSavedSchema } from '../definition/released/toSavedSchema.ts'
import { createSavedReader } from '../session/createSavedReader.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { createExpressionRunner } from './createExpressionRunner.ts'
import { toRunnableForm } from './toRunnableForm.ts'

/**
 * Makes a checked flow run at once, without modules: what `compileFlow` and a bundler make of it, for tools.
 */
export function toRunnableFlow(flow: LinkedFlow): CompiledFlow {
  const { definition } = flow
  const run = createExpressionRunner(flow)
  const runnable = {
    ...compileDefinition(definition, run, (step) => {
      const { form } = definition.steps[step] ?? {}
      return form && once(() => ({ default: toRunnableForms(form, flow, run) }))
    }),
    resumeSteps: toResumeStepsOf(flow),
    loadSavedReader: once(() => ({ default: toSavedReader(flow) })),
  }
  // What the compiler writes as text has no types either; `tests/engine/runner` holds the two against each other.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return toPlaced(runnable as CompiledFlow)
}

function toSavedReader(flow: LinkedFlow) {
  const versions = compileMigrations(flow, (expressions) => createExpressionRunner({ ...flow, expressions }))
  return createSavedReader({ ...versions, validate: compileSchema(toSavedSchema(flow)) })
}

const toRunnableForms = (form: NonNullable<StepDefinition['form']>, { schemas }: LinkedFlow, run: CompileExpression) =>
  toFormList(form).map((one) => {
    const { validate, toPlan } = toRunnableForm(bundleSchema(one.schema, schemas.files))
    let plan: PlanGroup | undefined
    const drawn = {
      validate,
      get plan() {
        return (plan ??= toPlan(toLayouts(one)))
      },
    }
    // As it is: what is made on demand stays so.
    return Object.defineProperties(compileFormOf(one, {}, run), Object.getOwnPropertyDescriptors(drawn))
  })

function once<Value>(make: () => Value): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= Promise.resolve().then(make))
}
