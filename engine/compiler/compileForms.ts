import { toFormList } from '../definition/forms.ts'
import type { FormDefinition, StepDefinition } from '../definition/index.ts'
import type { CompileExpression } from './compileExpression.ts'
import { mapValues } from '../definition/Loose.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { toFormPlan, type Layouts } from './schemas/toFormPlan.ts'
import { Code, toSourceText } from './toSourceText.ts'

/** Generates the module with the forms of one step. Its default export has a `CompiledForm` for each variant. */
export function compileForms(
  form: NonNullable<StepDefinition['form']>,
  imports: { readonly runtime: string; readonly schema: (id: string) => string },
  toSchema: (id: string) => JsonSchema,
  compile: CompileExpression,
): string {
  const forms = toFormList(form)
  const ids = [...new Set(forms.map(({ schema }) => schema))]
  const literals = forms.map((one) => {
    const module = `f${ids.indexOf(one.schema)}`
    const { plan } = toFormPlan(toSchema(one.schema), toLayouts(one), (at) => new Code(`${module}.conditions[${at}]`))
    return compileFormOf(one, { plan, validate: new Code(`${module}.validate`) }, compile)
  })
  return [
    `import * as x from ${JSON.stringify(imports.runtime)}`,
    ...ids.map((id, index) => `import * as f${index} from ${JSON.stringify(imports.schema(id))}`),
    `export default ${toSourceText(literals)}`,
    '',
  ].join('\n')
}

/** Combines a form with what was compiled from its schema into the parts of a `CompiledForm`. */
export function compileFormOf(form: FormDefinition, ofSchema: object, compile: CompileExpression): object {
  const { when, data, submit, submitWhen, fields = {} } = form
  return {
    when,
    data,
    ...ofSchema,
    fields: mapValues(fields, ({ options, ...field }, name) => ({
      ...field,
      options: options && {
        ...options,
        from: compile(options.from, { name: `options of ${name}` }),
        slot: toSlot(options.from),
      },
    })),
    submit,
    submitWhen,
  }
}

/** Returns the rows of a form by path. The empty path is the form itself. */
export const toLayouts = ({ layout = [], layouts = {} }: FormDefinition): Layouts => ({ '': layout, ...layouts })

/** Returns the slot if an expression is a bare name. A name that is not a slot does no harm. */
export const toSlot = (expression: string): string | undefined => (/^\w+$/.test(expression) ? expression : undefined)
