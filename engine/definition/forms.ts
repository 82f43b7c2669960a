import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { FormDefinition, StepDefinition } from './StepDefinition.ts'
import type { Loose } from './Loose.ts'
import type { FlowContext, LinkedFlow } from './FlowContext.ts'
import { toSteps } from './instructions.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import { toFieldSchema, toFields, toLayers } from './schemaFields.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/** A form and its place. */
export interface FormSite {
  readonly step: string
  readonly form: Loose<FormDefinition>
  readonly path: JSONPath
}

/** Returns the variants of a checked form. */
export const toFormList = (form: StepDefinition['form'] = []): readonly FormDefinition[] =>
  'schema' in form ? [form] : form

/** Checks whether a form has variants. */
export const isFormList = (
  form: StepDefinition['form'] | Loose<StepDefinition['form']>,
): form is Loose<readonly FormDefinition[]> => Array.isArray(form)

/** Lists the form of a step, or its variants. */
export function toForms(name: string, { form }: Loose<StepDefinition>): FormSite[] {
  const path = ['steps', name, 'form']
  if (form === undefined) return []
  if (!isFormList(form)) return [{ step: name, form, path }]
  return form.flatMap((variant, index) => (variant ? [{ step: name, form: variant, path: [...path, index] }] : []))
}

/** Lists every form of a flow. */
export const toAllForms = rememberByIdentity((flow: Loose<FlowDefinition>): readonly FormSite[] =>
  toSteps(flow).flatMap(([name, step]) => toForms(name, step)),
)

/** Lists the paths of the fields in a step's forms, without list positions: `addresses.city`. */
export function listFieldNames({ definition, schemas }: LinkedFlow, step: string): string[] {
  const forms = toForms(step, definition.steps[step] ?? {})
  const fields = forms.flatMap(({ form }) => toFields(schemas.open(form.schema), schemas.resolve))
  return [...new Set(fields.map(({ path }) => path))].filter((name) => name !== '')
}

/** Checks whether a form of a step asks for a place in the data, such as `place.city`. */
export function isAskedFor(
  place: string,
  step: string,
  { flow, schemas }: Pick<FlowContext, 'flow' | 'schemas'>,
): boolean {
  const [slot, ...keys] = place.split('.')
  return toForms(step, flow.steps?.[step] ?? {}).some(
    ({ form }) => form.data === slot && toFieldSchema(schemas.open(form.schema), keys, schemas.resolve) !== undefined,
  )
}

/** Lists each drawn part of the schemas of a flow's forms, with every schema that describes it. */
export const listDrawn = (flow: Loose<FlowDefinition>, { open, resolve }: SchemaCatalog) =>
  toAllForms(flow).flatMap(({ step, form }) =>
    toFields(open(form.schema), resolve).map(({ path, schema }) => {
      const layers = toLayers(schema, resolve)
      return {
        step,
        path,
        form: form.schema ?? '',
        layers,
        hasOptions: form.fields?.[path]?.options !== undefined || layers.some(hasEnum),
      }
    }),
  )

/** Checks whether a schema lists options; those of a list may be on its items. */
const hasEnum = (layer: JsonSchema) => layer['enum'] !== undefined || Object(layer.items)['enum'] !== undefined
