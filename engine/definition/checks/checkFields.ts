import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { toValueAt } from '../Loose.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { toAllForms, toForms } from '../forms.ts'
import { toInstructions, toSteps } from '../instructions.ts'
import { toFieldNames, toFields, toFieldSchema, toInput, toLayers } from '../schemaFields.ts'
import { toLayerPlaces, toReference, toPartSite } from '../schemaSites.ts'
import { toHint } from '../Problem.ts'
import { toWrittenPath } from '../toWrittenPath.ts'

/** A choice without options, with the path of its form and the places where its options may have been lost. */
interface BareChoice {
  readonly step: string
  readonly field: string
  readonly path: JSONPath
  readonly unless: readonly string[]
}

/** Lists fields with one of these inputs and nothing to choose from: neither their schema nor their form has options for them. */
export function listBareChoices(
  { flow, schemas, source }: Pick<FlowContext, 'flow' | 'schemas' | 'source'>,
  inputs: readonly string[],
): readonly BareChoice[] {
  const { open, resolve } = schemas
  return toAllForms(flow).flatMap(({ step, form, path }) => {
    const schema = open(form.schema)
    return toFieldNames(schema, resolve).flatMap((field) => {
      const layers = toLayers(toFieldSchema(schema, [field], resolve), resolve)
      const input = toInput(schema, field, resolve)
      // What is said of the field, also in a group of several forms, is where its options were lost.
      const row = (form.layout ?? []).findIndex((cells) => [cells].flat().includes(field))
      const group = toWrittenPath(flow, [...path, 'layout', row])
      const lost = group[0] === 'fieldGroups' ? group.slice(0, 2) : path
      const place = form.fields?.[field] ? toWrittenPath(flow, [...path, 'fields', field]) : lost
      const hasOptions = form.fields?.[field]?.options || layers.some((layer) => Array.isArray(layer['enum']))
      return inputs.includes(String(input)) && !hasOptions
        ? [
            {
              step,
              field,
              path: place,
              unless: [field, `fields of ${step}`, ...toLayerPlaces(layers, source, schemas)],
            },
          ]
        : []
    })
  })
}

const changePrefix = 'change '
const emptyHint = 'Name the fields in their order, or take it out'

/** Finds fields that a form or step lays out, feeds, listens to, or blames, but that no schema of the form has. */
export const checkFields: Check = ({ flow, written: source, schemas, report }) => {
  const { resolve } = schemas

  /** Reports a field that none of the schemas has; without a schema there is nothing to compare with. */
  function check(
    forms: readonly JsonSchema[],
    field: string,
    path: JSONPath,
    words: string,
    at: 'key' | 'value' = 'value',
    entries: 'one' | 'all' = 'all',
  ) {
    const keys = field.split('.')
    if (forms.some((schema) => toFieldSchema(schema, keys, resolve)))
      return checkEntries(forms, keys, path, words, at, entries)
    if (forms.length === 0) return
    const owners = forms.map((schema) => toFieldSchema(schema, keys.slice(0, -1), resolve) ?? schema)
    const known = owners.flatMap((schema) => toFieldNames(schema, resolve))
    const hint = toHint(keys.at(-1) ?? '', known)
    const written = toWrittenPath(flow, path)
    const isGroup = written[0] === 'fieldGroups' && !hint.startsWith('Did you mean')
    report({
      code: 'unknown-field',
      path,
      at,
      message: `${words} ${field}, which is not a field of its form`,
      // A form without any fields is one fault, and so is a group of other fields.
      about: known.length === 0 ? 'fields' : isGroup ? written.slice(0, 2).join('.') : keys.at(-1),
      hint,
      unless: [`form of ${path[1]}`, ...keys.map((key) => `items of ${key}`)],
      loses: [...keys.slice(-1), ...(isGroup || path.at(-2) === 'fields' ? [`fields of ${path[1]}`] : [])],
    })
  }

  /** Reports wrong positions in a list: events and issues name one entry by its number, layouts and fields mean all entries. */
  function checkEntries(
    forms: readonly JsonSchema[],
    keys: readonly string[],
    path: JSONPath,
    words: string,
    at: 'key' | 'value',
    entries: 'one' | 'all',
  ) {
    const index = keys.findIndex((key, position) => {
      const isList = forms.some((schema) =>
        toLayers(toFieldSchema(schema, keys.slice(0, position), resolve), resolve).some(({ items }) => items),
      )
      return position > 0 && isList && /^\d+$/.test(key) === (entries === 'all')
    })
    if (index === -1) return
    const meant = entries === 'all' ? keys.toSpliced(index, 1) : keys.toSpliced(index, 0, '0')
    const message = `${words} ${keys.join('.')}, but ${keys.slice(0, index).join('.')} is a list`
    report({ code: 'unknown-field', path, at, message, hint: `Did you mean ${meant.join('.')}?` })
  }

  /** Checks a name in a layout, which is a field or a group of fields. */
  function checkRow(forms: readonly JsonSchema[], prefix: string, name: string, path: JSONPath, step: string) {
    const isField = forms.length === 0 || forms.some((one) => toFieldSchema(one, [name], resolve))
    if (prefix === '' && !isField && Object.hasOwn(flow.fieldGroups ?? {}, name)) {
      const message = `step ${step} lays out ${name}, which is not a field, but a group of them`
      const loses = [`fields of ${step}`]
      const hint = `Write { "group": "${name}" }`
      return report({ code: 'unknown-field', path, message, hint, loses, unless: [`form of ${step}`] })
    }
    if (toWrittenPath(flow, path).at(-1) !== 'group') return check(forms, prefix + name, path, `step ${step} lays out`)
    const message = `step ${step} lays out ${name}, which is not a group of fields`
    const known = Object.keys(flow.fieldGroups ?? {})
    const loses = [name, `fields of ${step}`]
    report({ code: 'unknown-group', path, message, hint: toHint(name, known), about: name, loses })
  }

  const open = (schema: string | undefined): JsonSchema[] => {
    const found = schemas.open(schema)
    return found ? [found] : []
  }

  for (const [group, fields] of Object.entries(flow.fieldGroups ?? {}))
    if (fields?.layout?.length === 0) {
      const message = `the group ${group} has a layout with nothing in it`
      report({ code: 'empty', path: ['fieldGroups', group, 'layout'], message, hint: emptyHint })
    }
  const forms = toAllForms(flow)
  for (const { step, form, path } of forms) {
    const schema = open(form.schema)
    const layouts = [
      { place: [...path, 'layout'], prefix: '', layout: form.layout },
      ...Object.entries(form.layouts ?? {}).map(([name, layout]) => ({
        place: [...path, 'layouts', name],
        prefix: `${name}.`,
        layout,
      })),
    ]
    for (const name of Object.keys(form.layouts ?? {}))
      check(schema, name, [...path, 'layouts', name], `step ${step} lays out`, 'key')
    for (const { place, prefix, layout } of layouts) {
      // Already reported at the name of the layout.
      if (/\.\d+\./.test(prefix)) continue
      if (prefix !== '' && !schema.some((one) => toFieldSchema(one, prefix.slice(0, -1).split('.'), resolve))) continue
      if (Object(toValueAt(source, place)).length === 0)
        report({ code: 'empty', path: place, message: `step ${step} has a layout with nothing in it`, hint: emptyHint })
      const seen = new Set<string>()
      for (const [index, row] of (layout ?? []).entries()) {
        const cells =
          typeof row === 'string'
            ? [{ name: row, at: [index] }]
            : (Array.isArray(row) ? row : []).map((name, cell) => ({ name, at: [index, cell] }))
        for (const { name, at } of cells) {
          if (name === undefined) continue
          checkRow(schema, prefix, name, [...place, ...at], step)
          const message = `step ${step} lays ${name} out twice`
          if (seen.has(name)) report({ code: 'name-taken', path: [...place, ...at], message, hint: 'Keep one of them' })
          seen.add(name)
        }
      }
    }
    for (const name of Object.keys(form.fields ?? {}))
      check(schema, name, [...path, 'fields', name], `step ${step} feeds`, 'key')
  }

  const toSchemas = (step: string) => toForms(step, flow.steps?.[step] ?? {}).flatMap(({ form }) => open(form.schema))
  for (const [name, { on }] of toSteps(flow)) {
    for (const event of Object.keys(on ?? {})) {
      if (event.startsWith(changePrefix))
        check(
          toSchemas(name),
          event.slice(changePrefix.length),
          ['steps', name, 'on', event],
          `step ${name} listens to`,
          'key',
          'one',
        )
    }
  }
  for (const { instruction, path, step } of toInstructions(flow)) {
    const field = instruction.issue?.field
    if (field !== undefined && step !== undefined)
      check(toSchemas(step), field, [...path, 'issue', 'field'], `step ${step} finds a mistake at`, 'value', 'one')
  }
}

/** Finds dates that must not be before a field that holds no date, and two that must each not be before the other. */
export const checkDates: Check = (context) => {
  const { flow, schemas, report } = context
  for (const { form } of toAllForms(flow)) {
    // A field is listed once for each of its parts.
    const fields = new Map<string, readonly JsonSchema[]>()
    for (const { path, schema: part } of toFields(schemas.open(form.schema), schemas.resolve))
      fields.set(path, [...(fields.get(path) ?? []), ...toLayers(part, schemas.resolve)])
    const findLimited = (path: string) => fields.get(path)?.find(({ notBefore }) => typeof notBefore === 'string')
    for (const path of fields.keys()) {
      const owner = findLimited(path)
      const name = String(owner?.['notBefore'])
      const other = [...path.split('.').slice(0, -1), name].join('.')
      const site = toPartSite(owner, context)
      if (!site) continue
      const [own = ''] = path.split('.').slice(-1)
      const at = { file: site.file, path: [...site.path, 'notBefore'], unless: [toReference(name)] }
      // A date input on a field without the format is reported there.
      if (fields.get(other)?.some(({ format, ui }) => [format, ui?.['input']].includes('date')) === false)
        report({
          code: 'bad-schema',
          ...at,
          message: `notBefore names ${name}, which is not a date`,
          hint: 'Name the field with the earlier date',
        })
      if (own === name || findLimited(other)?.['notBefore'] !== own) continue
      const message = `${own} must not be before ${name}, nor ${name} before ${own}: only the same day would fit`
      report({ code: 'contradictory-rules', ...at, message, hint: 'Take "notBefore" out of the earlier one' })
      break
    }
  }
}
