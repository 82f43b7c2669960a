import { isRecord } from '../../definition/Loose.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { type ImportedForm, toText } from './ImportedForm.ts'

/** Maps rjsf widgets to our inputs; undefined for widgets that need no input of their own. */
const inputs: Readonly<Record<string, string | undefined>> = {
  textarea: 'textarea',
  radio: 'radio',
  select: 'select',
  checkbox: 'checkbox',
  checkboxes: 'checkboxes',
  email: 'email',
  date: 'date',
  text: undefined,
  updown: undefined,
  range: undefined,
}

/** Imports a JSON Schema with its rjsf `uiSchema` as one step. */
export function fromSchema(schema: JsonSchema, ui: unknown): ImportedForm {
  const left: string[] = []
  const page = withUi(schema, ui, '')
  return { pages: [{ name: toText(schema['title']) || 'form', title: page['title'], schema: page }], left }

  function withUi(node: JsonSchema, written: unknown, place: string): JsonSchema {
    if (!isRecord(written)) return node
    const said: Record<string, unknown> = isRecord(written['ui:options']) ? { ...written['ui:options'] } : {}
    for (const [key, value] of Object.entries(written))
      if (key.startsWith('ui:') && key !== 'ui:options') said[key.slice(3)] = value
    const { widget, title, description, help, autocomplete, order, enumNames, inputType, readonly, disabled, ...rest } =
      said
    for (const name of Object.keys(rest)) left.push(`${place || 'the form'}: ui:${name}`)
    const isKnown = typeof widget === 'string' && Object.hasOwn(inputs, widget)
    if (widget !== undefined && !isKnown) left.push(`${place || 'the form'}: the widget ${toText(widget)}`)
    const input = isKnown ? inputs[widget] : inputType === 'tel' ? 'tel' : undefined
    const own = { ...(input !== undefined && { input }), ...(autocomplete !== undefined && { autocomplete }) }
    const properties = Object.entries(node.properties ?? {}).map(
      ([name, inner]) => [name, withUi(inner, written[name], place === '' ? name : `${place}.${name}`)] as const,
    )
    const toRank = (name: string) => {
      const names: readonly unknown[] = Array.isArray(order) ? order : []
      const [rank, others] = [names.indexOf(name), names.indexOf('*')]
      return rank >= 0 ? rank : others >= 0 ? others : names.length
    }
    return {
      ...node,
      ...(title !== undefined && { title }),
      ...((description ?? help) !== undefined && { description: description ?? help }),
      ...(enumNames !== undefined && { enumNames }),
      ...((readonly === true || disabled === true) && { readOnly: true }),
      ...(Object.keys(own).length > 0 && { ui: own }),
      ...(properties.length > 0 && {
        properties: Object.fromEntries(properties.toSorted(([one], [other]) => toRank(one) - toRank(other))),
      }),
    }
  }
}
