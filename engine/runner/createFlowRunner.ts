import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { toFormList } from '../definition/forms.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { bundleForm } from '../validation/bundleForm.ts'
import { toRunnableFlow } from './toRunnableFlow.ts'

/**
 * Creates what makes a flow run, again and again as it is edited. A step of which nothing was edited is the same object as
 * before, with its forms: a session that shows it goes on with it.
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

/** Creates what tells all that a step is made of, as a text. */
function createStepTexts() {
  const bundles = new WeakMap<LinkedFlow['schemas'], Map<string, string>>()
  const toBundle = (id: string, schemas: LinkedFlow['schemas']): string => {
    const known = bundles.get(schemas) ?? new Map<string, string>()
    const text = known.get(id) ?? JSON.stringify(bundleForm(id, schemas.files))
    bundles.set(schemas, known.set(id, text))
    return text
  }
  return ({ definition: { steps, constants }, schemas }: LinkedFlow, name: string): string => {
    const { form } = steps[name] ?? {}
    const own = JSON.stringify(steps[name])
    const forms = (form ? toFormList(form) : []).map((one) => toBundle(one.schema, schemas))
    // Expressions hold the constants that they name.
    return [own, own.includes('constants') ? JSON.stringify(constants) : '', ...forms].join('\n')
  }
}
