import { toFields, toItem, toNonNull } from '../../expressions/ExpressionType.ts'
import type { Check } from '../FlowContext.ts'
import { toAllForms } from '../forms.ts'
import { toHint } from '../toHint.ts'

/** Finds options whose value or label is no property of the items they are made of. */
export const checkOptions: Check = ({ flow, expressions, report }) => {
  for (const { step, form, path } of toAllForms(flow)) {
    for (const [field, taken] of Object.entries(form.fields ?? {})) {
      const options = taken?.options
      const checked = options?.from === undefined ? undefined : expressions.check(options.from)
      const item = checked?.ok ? toItem(toNonNull(checked.type)) : undefined
      const fields = item && toFields(toNonNull(item))
      if (!options || !fields) continue
      for (const property of ['value', 'label'] as const) {
        const name = options[property]
        if (name === undefined || Object.hasOwn(fields, name)) continue
        const message = `step ${step} makes the ${property} of the options of ${field} of ${name}, which the items do not have`
        const place = [...path, 'fields', field, 'options', property]
        report({ code: 'unknown-field', path: place, message, hint: toHint(name, Object.keys(fields)) })
      }
    }
  }
}
