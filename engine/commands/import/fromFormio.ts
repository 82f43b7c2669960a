import { isRecord } from '../../definition/Loose.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import {
  type Condition,
  type ImportedField,
  type ImportedForm,
  toAsked,
  toFieldName,
  toSchema,
  type Part,
  toDefined,
  toParts,
  toText,
} from './ImportedForm.ts'

/** Settings that affect a field's behavior but have no equivalent in a step. They are reported wherever they are set. */
const unread =
  'calculateValue customDefaultValue customConditional logic inputMask prefix suffix placeholder multiple hidden encrypted unique allowCalculateOverride'.split(
    ' ',
  )
const layouts = ['fieldset', 'well', 'columns', 'panel', 'table', 'tabs']

/** Imports a Form.io form: one step per panel of a wizard, or one step for any other form. */
export function fromFormio(form: Part): ImportedForm {
  const left: string[] = []
  const parts = toParts(form['components'])
  const panels = form['display'] === 'wizard' ? parts.filter(({ type }) => type === 'panel') : []
  const pages = panels.length > 0 ? panels : [{ key: 'form', components: parts, title: form['title'] }]
  return {
    left,
    pages: pages.map((page: Part) => {
      const own = new Set(listNames(page))
      const fields = toParts(page['components']).flatMap((part) => toFields(part, undefined, own))
      const shownWhen = panels.length > 0 ? toCondition(page, toText(page['key'])) : undefined
      return { name: toText(page['key']), title: page['title'], schema: toSchema(fields), shownWhen }
    }),
  }

  function toFields(part: Part, outer: Condition | undefined, own: ReadonlySet<string>): ImportedField[] {
    const [type, key] = [toText(part['type']), toText(part['key'])]
    if (type === 'button') {
      if (part['action'] !== undefined && part['action'] !== 'submit') left.push(`${key}: a button`)
      return []
    }
    const told = toCondition(part, key)
    const isHere = told === undefined || toAsked(told).every((field) => own.has(field))
    if (!isHere) left.push(`${key}: conditional, which asks about another page`)
    const inner = isHere ? told : undefined
    const shownWhen = inner && outer ? { all: [outer, inner] } : (inner ?? outer)
    if (layouts.includes(type)) return toInner(part).flatMap((one) => toFields(one, shownWhen, own))
    const schema = toField(part, key)
    if (!schema) {
      left.push(`${key}: a component of the type ${type}`)
      return []
    }
    const name = toFieldName(key)
    if (name !== key) left.push(`${key}: its name, which is ${name} here`)
    for (const setting of unread) if (part[setting]) left.push(`${key}: ${setting}`)
    const validate = isRecord(part['validate']) ? part['validate'] : {}
    if (validate['custom']) left.push(`${key}: validate.custom`)
    const common = toDefined({
      title: part['label'] ?? key,
      description: part['description'] ?? part['tooltip'],
      default: part['defaultValue'] ?? undefined,
      readOnly: part['disabled'] === true ? true : undefined,
    })
    const isRequired = validate['required'] === true
    return [{ name, schema: { ...common, ...schema }, isRequired, missing: validate['customMessage'], shownWhen }]
  }

  function toField(part: Part, key: string): JsonSchema | undefined {
    const validate: Part = isRecord(part['validate']) ? part['validate'] : {}
    const own = ['minLength', 'maxLength', 'pattern', 'min', 'max'].filter((rule) => (validate[rule] ?? '') !== '')
    const limits = toDefined({
      minLength: validate['minLength'],
      maxLength: validate['maxLength'],
      pattern: validate['pattern'] ? `^(?:${toText(validate['pattern'])})$` : undefined,
    })
    const range = toDefined({ minimum: validate['min'], maximum: validate['max'] })
    const told = validate['customMessage']
    const messages =
      told && Object.fromEntries(own.map((rule) => [{ min: 'minimum', max: 'maximum' }[rule] ?? rule, told]))
    const errorMessage = toDefined({ errorMessage: own.length > 0 ? messages : undefined })
    const text: JsonSchema = { type: 'string', ...limits, ...errorMessage }
    const type = toText(part['type'])
    if (type === 'textfield') return text
    if (type === 'textarea') return { ...text, ui: { input: 'textarea' } }
    if (type === 'phoneNumber') return { ...text, ui: { input: 'tel' } }
    if (type === 'email') return { ...text, format: 'email' }
    if (type === 'url') return { ...text, pattern: String.raw`^https?://\S+$` }
    if (type === 'number' || type === 'currency') return { type: 'number', ...range, ...errorMessage }
    if (type === 'checkbox')
      return { type: 'boolean', ...(validate['required'] === true && { const: true }), ui: { input: 'checkbox' } }
    if (type === 'day' || type === 'datetime') {
      if (type === 'datetime' && part['enableTime'] !== false) left.push(`${key}: the time of the day`)
      return { type: 'string', format: 'date' }
    }
    if (type === 'radio') return { ...toChoices(part['values']), ui: { input: 'radio' } }
    if (type === 'selectboxes') return { type: 'array', items: toChoices(part['values']) }
    if (type === 'select') {
      const choices = isRecord(part['data']) ? part['data']['values'] : undefined
      if (toParts(choices).length === 0) return undefined
      return part['multiple'] === true ? { type: 'array', items: toChoices(choices) } : toChoices(choices)
    }
    if (type !== 'container' && type !== 'datagrid' && type !== 'editgrid') return undefined
    const inside = toSchema(toInner(part).flatMap((one) => toFields(one, undefined, new Set(listNames(part)))))
    const sizes = toDefined({ minItems: validate['minLength'], maxItems: validate['maxLength'] })
    return type === 'container' ? inside : { type: 'array', items: inside, ...sizes }
  }

  function toCondition({ conditional }: Part, place: string): Condition | undefined {
    if (!isRecord(conditional)) return undefined
    const { when, eq, show, conditions, conjunction } = conditional
    const isHidden = show === false || show === 'false'
    const toOne = (field: unknown, value: unknown, isOther: boolean): Condition => ({
      field: toFieldName(toText(field)),
      is: isOther === isHidden ? '=' : '!=',
      value: value === 'true' ? true : value === 'false' ? false : value,
    })
    if (typeof when === 'string' && when !== '') return toOne(when, eq, false)
    const all = toParts(conditions)
    if (all.length === 0) return undefined
    if (all.some(({ operator }) => operator !== 'isEqual' && operator !== 'isNotEqual')) {
      left.push(`${place}: conditional`)
      return undefined
    }
    const compared = all.map(({ component, operator, value }) => toOne(component, value, operator === 'isNotEqual'))
    // Hidden while all hold means shown while any does not, and the other way around.
    return (conjunction === 'any') === isHidden ? { all: compared } : { any: compared }
  }
}

const toInner = (part: Part): readonly Part[] => [
  ...toParts(part['components']),
  ...toParts(part['columns']).flatMap((column) => toParts(column['components'])),
]

/** Returns the names of the fields at and below a component. */
const listNames = (part: Part): string[] =>
  toInner(part).flatMap((one) =>
    layouts.includes(toText(one['type'])) ? listNames(one) : [toFieldName(toText(one['key']))],
  )

/** Converts the options of a field and their labels. */
function toChoices(values: unknown): JsonSchema {
  const choices = toParts(values)
  return {
    type: 'string',
    enum: choices.map(({ value }) => toText(value)),
    enumNames: choices.map(({ label }) => label),
  }
}
