import { toFormList } from '../definition/forms.ts'
import type { FormDefinition, StepDefinition } from '../definition/index.ts'
import type { CompileExpression } from './compileExpression.ts'
import { mapValues } from './compileInstructions.ts'
import { Code, toSourceText } from './toSourceText.ts'

/** The module with the forms of one step: a `CompiledForm` for each variant, as the default export. */
export function compileForms(
  form: NonNullable<StepDefinition['form']>,
  imports: { readonly runtime: string; readonly schema: (id: string) => string },
  compile: CompileExpression,
): string {
  const forms = toFormList(form)
  const ids = [...new Set(forms.map(({ schema }) => schema))]
  const literals = forms.map((one) => {
    const module = `f${ids.indexOf(one.schema)}`
    const [schema, judge, validators] = ['schema', 'judge', 'validators'].map((name) => new Code(`${module}.${name}`))
    return compileFormOf(one, { schema, judge, validators }, compile)
  })
  return [
    `import * as x from ${JSON.stringify(imports.runtime)}`,
    ...ids.map((id, index) => `import * as f${index} from ${JSON.stringify(imports.schema(id))}`),
    `export default ${toSourceText(literals)}`,
    '',
  ].join('\n')
}

/** A form as a `CompiledForm` in the making, on what was made of its schema. */
export function compileFormOf(form: FormDefinition, ofSchema: object, compile: CompileExpression): object {
  const { when, data, submit, submitWhen, layout = [], layouts = {}, fields = {} } = form
  return {
    when,
    data,
    ...ofSchema,
    // The empty path is the form itself.
    layouts: { '': layout, ...layouts },
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

/** The slot that an expression is, where it is nothing but a name; a name that is no slot is harmless. */
export const toSlot = (expression: string): string | undefined => (/^\w+$/.test(expression) ? expression : undefined)
