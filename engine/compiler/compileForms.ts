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
  const literals = forms.map((one) => compileOne(one, `f${ids.indexOf(one.schema)}`, compile))
  return [
    `import * as x from ${JSON.stringify(imports.runtime)}`,
    ...ids.map((id, index) => `import * as f${index} from ${JSON.stringify(imports.schema(id))}`),
    `export default ${toSourceText(literals)}`,
    '',
  ].join('\n')
}

function compileOne(form: FormDefinition, module: string, compile: CompileExpression): object {
  const { when, data, submit, submitWhen, layout = [], layouts = {}, fields = {} } = form
  return {
    when,
    data,
    schema: new Code(`${module}.schema`),
    judge: new Code(`${module}.judge`),
    validators: new Code(`${module}.validators`),
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
