import { compileDefinition, compileMigrations } from '../compiler/compileDefinition.ts'
import {
  type CheckedExpressions,
  type CompileExpression,
  createExpressionCompiler,
} from '../compiler/compileExpression.ts'
import { compileFormOf, toLayouts } from '../compiler/compileForms.ts'
import { toPlaced } from '../compiler/runtime/toPlaced.ts'
import { toConditions } from '../compiler/schemas/compileValidators.ts'
import { type Layouts, toFormPlan } from '../compiler/schemas/toFormPlan.ts'
import type { CompiledExpression, CompiledFlow } from '../definition/CompiledFlow.ts'
import type { PlanGroup } from '../definition/FormPlan.ts'
import { toFormList } from '../definition/forms.ts'
import type { LinkedFlow, StepDefinition } from '../definition/index.ts'
import { toResumeStepsOf } from '../definition/released/toResumeSteps.ts'
import { toSavedSchema } from '../definition/released/toSavedSchema.ts'
import * as runtime from '../expressions/runtime.ts'
import { runCode } from './toRunnableCopy.ts'
import { createSavedReader } from '../session/createSavedReader.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { StandaloneValidator } from '../validation/validate.ts'
import { bundleForm } from '../validation/bundleForm.ts'
import { compileSchema, createSchemaCompiler } from '../validation/createAjv.ts'
import { rememberByContent, rememberWithin } from '../validation/remember.ts'

/** Compiles a checked flow in memory, without modules: the same as `compileFlow` and a bundler produce, for tools. */
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
  // The text that the compiler writes has no types either; `tests/engine/runner` compares the two.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return toPlaced(runnable as CompiledFlow)
}

function toSavedReader(flow: LinkedFlow) {
  const versions = compileMigrations(flow, (expressions) => createExpressionRunner({ ...flow, expressions }))
  return createSavedReader({ ...versions, validate: compileSchema(toSavedSchema(flow)) })
}

const toRunnableForms = (form: NonNullable<StepDefinition['form']>, { schemas }: LinkedFlow, run: CompileExpression) =>
  toFormList(form).map((one) => {
    const { validate, toPlan } = toRunnableForm(bundleForm(one.schema, schemas.files))
    let plan: PlanGroup | undefined
    const drawn = {
      validate,
      get plan() {
        return (plan ??= toPlan(toLayouts(one)))
      },
    }
    // Copies the getter itself, so that the plan is still made on demand.
    return Object.defineProperties(compileFormOf(one, {}, run), Object.getOwnPropertyDescriptors(drawn))
  })

function once<Value>(make: () => Value): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= Promise.resolve().then(make))
}

/** Creates in memory what `compileForm` writes as a module: a schema's validator, and its plan by layouts. Remembers the result. */
export const toRunnableForm = rememberByContent((schema) => {
  const validate = compileSchema(schema)
  // Only a form that is shown needs a plan.
  let conditions: readonly StandaloneValidator[] | undefined
  return {
    validate,
    toPlan: (layouts: Layouts): PlanGroup => {
      conditions ??= toRunnableConditions(schema)
      const { plan } = toFormPlan(schema, layouts, (index) => conditions?.[index])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler writes the same as text, without types
      return plan as PlanGroup
    },
  }
})

const toRunnableConditions = (schema: JsonSchema): readonly StandaloneValidator[] =>
  toConditions(schema).map(compileCondition)

const compileCondition = createSchemaCompiler({ allErrors: false, strict: false })

/** Creates a function that compiles expressions of a checked flow in memory, each source once. */
export function createExpressionRunner(checked: CheckedExpressions): CompileExpression<CompiledExpression> {
  const compile = createExpressionCompiler(checked)
  const known = new Map<string, CompiledExpression>()
  return (source, options = {}) => {
    const key = JSON.stringify([source, options])
    const expression = known.get(key) ?? runCode<CompiledExpression>(compile(source, options).text, runtime)
    known.set(key, expression)
    return expression
  }
}

/**
 * Creates a function that makes a flow runnable again after each edit. An unedited step stays the same object, with its forms, so that a
 * session at this step continues.
 */
export function createFlowRunner(): (flow: LinkedFlow) => CompiledFlow {
  const toText = createStepTexts()
  let known = new Map<string, { readonly text: string; readonly step: CompiledFlow['steps'][string] }>()
  return (flow) => {
    const runnable = toRunnableFlow(flow)
    known = new Map(
      Object.entries(runnable.steps).map(([name, step]) => {
        const text = toText(flow, name)
        const before = known.get(name)
        return [name, before?.text === text ? before : { text, step }]
      }),
    )
    return { ...runnable, steps: Object.fromEntries([...known].map(([name, { step }]) => [name, step])) }
  }
}

/** Creates a function that returns everything a step consists of, as text for comparison. */
function createStepTexts() {
  const toBundle = rememberWithin(({ files }: LinkedFlow['schemas'], id: string) =>
    JSON.stringify(bundleForm(id, files)),
  )
  return ({ definition: { steps, constants }, schemas }: LinkedFlow, name: string): string => {
    const { form } = steps[name] ?? {}
    const own = JSON.stringify(steps[name])
    const forms = toFormList(form).map((one) => toBundle(schemas, one.schema))
    // Compiled expressions contain the values of the constants that they name.
    return [own, own.includes('constants') ? JSON.stringify(constants) : '', ...forms].join('\n')
  }
}
