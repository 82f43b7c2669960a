import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, type LinkedFlow, toSchema, toWrittenForm } from '../../../engine/authoring.ts'
import { type FormField, listFormFields, toPlainPath } from '../listFormFields.ts'
import { type NewField, toImportedFields } from '../steps/NewStep.ts'
import type { FlowEdit } from './applyEdit.ts'
import { toOptional } from './rules.ts'
import { listItems } from './steps.ts'
import { addWritten, firstLanguage, firstTexts } from './texts.ts'

type Changes = FlowEdit['changes']

/** Adds a field and its texts at the end of a form. */
export function addField(flow: LinkedFlow, step: string, form: number, field: NewField): FlowEdit {
  const { schema = '', data = '' } = [flow.written.steps[step]?.form ?? []].flat()[form] ?? {}
  const file = flow.source.schemas.get(schema)?.path
  const root = flow.schemas.files.get(schema)
  if (file === undefined || !root) throw new Error(`The form of ${step} has no readable schema.`)
  const prefix = data.split('.').at(-1) ?? step
  // A text that is there already would become the label of the field.
  const texts = Object.keys(firstTexts(flow)).filter((key) => key.startsWith(`${prefix}.`))
  const taken = [
    ...Object.keys(flow.schemas.open(schema)?.properties ?? {}),
    ...texts.map((key) => key.slice(prefix.length + 1).replace(/\..*$/, '')),
  ]
  const made = toSchema(toImportedFields([field], firstLanguage(flow), taken))
  const written = toWrittenForm(made, prefix, [...flow.copy.keys()])
  const { properties = {}, required = [], errorMessage } = written.schema
  const [name = ''] = Object.keys(properties)
  const messages = typeof errorMessage === 'object' ? Object(errorMessage.required) : {}
  const hasOwn = typeof root.errorMessage !== 'string' && typeof root.errorMessage?.required !== 'string'
  return {
    label: `adding the field ${name}`,
    changes: [
      { file, path: ['properties', name], value: properties[name] },
      ...addToSlots(flow, schema, name, properties[name] ?? {}),
      ...(required.length > 0
        ? [
            { file, path: ['required'], value: [...(root.required ?? []), name] },
            ...(hasOwn ? [{ file, path: ['errorMessage', 'required', name], value: messages[name] }] : []),
          ]
        : []),
      ...addWritten(flow, written.texts),
    ],
  }
}

/** Removes a field from its form: its rules, its message for an empty value, its places in layouts, and its change events. */
export function removeField(flow: LinkedFlow, field: FormField, code: string): FlowEdit {
  const { owner, name } = field
  return {
    label: `removing the field ${field.path}`,
    changes: [
      ...toOptional(flow, field, code).changes,
      { file: owner.file, path: [...owner.path, 'properties', name], value: undefined },
      ...removeMentions(flow, field),
    ],
  }
}

/**
 * Adds the field to each slot that stores such a form under a different schema. If a form draws that schema, too, the field keeps its texts
 * there.
 */
function addToSlots(flow: LinkedFlow, id: string, name: string, property: JsonSchema): Changes {
  const { title: _, description: __, ui: ___, errorMessage: ____, ...kept } = property
  const isSaid = (schema: string) => schema === id || listFormFields(flow, schema).some(({ owner }) => owner.id === id)
  const forms = listForms(flow).map(({ form }) => form)
  const slots = forms.flatMap(({ schema, data }) => (isSaid(schema) ? [data] : []))
  return [...new Set(slots)].flatMap((slot): Changes => {
    const schema = flow.written.data[slot]?.schema
    if (schema === undefined || (typeof schema === 'string' && isSaid(schema))) return []
    const file = typeof schema === 'string' ? flow.source.schemas.get(schema)?.path : flow.source.flow.path
    const path = typeof schema === 'string' ? [] : ['data', slot, 'schema']
    const isDrawn = forms.some((form) => form.schema === schema)
    const value = isDrawn ? property : kept
    return file === undefined ? [] : [{ file, path: [...path, 'properties', name], value }]
  })
}

/** Removes what the flow says about a field in each form that has it. */
function removeMentions(flow: LinkedFlow, { owner, name }: FormField): Changes {
  const file = flow.source.flow.path
  const isOwn = (one: FormField) =>
    one.name === name && one.owner.id === owner.id && one.owner.path.join() === owner.path.join()
  const toPaths = (schema: string) => [
    ...new Set(
      listFormFields(flow, schema)
        .filter(isOwn)
        .map(({ path }) => toPlainPath(path)),
    ),
  ]
  const toRows = (at: JSONPath, rows: readonly unknown[] = []): Changes => {
    const left = rows.flatMap((row) => toRow(row, name))
    // A form without rows needs no layout.
    const value = left.length === 0 && at[0] === 'steps' ? undefined : left
    return JSON.stringify(left) === JSON.stringify(rows) ? [] : [{ file, path: at, value }]
  }
  const forms = listForms(flow).flatMap((one) => toPaths(one.form.schema).map((path) => ({ ...one, path })))
  const events = new Set(forms.map(({ step, path }) => JSON.stringify([step, `change ${path}`])))
  const groups = new Set(
    forms.flatMap(({ form: { layout = [] } }) =>
      layout.flatMap((row) =>
        typeof row === 'object' && 'group' in row && typeof row.group === 'string' ? row.group : [],
      ),
    ),
  )
  return [
    ...forms.flatMap(({ form: { layout, layouts, fields }, at, path }): Changes => {
      const holder = path.split('.').slice(0, -1).join('.')
      return [
        ...(holder === '' ? toRows([...at, 'layout'], layout) : toRows([...at, 'layouts', holder], layouts?.[holder])),
        ...(fields?.[path] ? [{ file, path: [...at, 'fields', path], value: undefined }] : []),
      ]
    }),
    ...[...groups].flatMap((group): Changes => {
      const { layout, fields } = flow.written.fieldGroups?.[group] ?? {}
      return [
        ...toRows(['fieldGroups', group, 'layout'], layout),
        ...(fields?.[name] ? [{ file, path: ['fieldGroups', group, 'fields', name], value: undefined }] : []),
      ]
    }),
    ...[...events].flatMap((written): Changes => {
      const [step = '', event = '']: readonly string[] = JSON.parse(written)
      const isThere = flow.written.steps[step]?.on[event] !== undefined
      return isThere ? [{ file, path: ['steps', step, 'on', event], value: undefined }] : []
    }),
  ]
}

/**
 * Renames a field of the objects at these paths of the data wherever forms refer to it: in layouts, field settings, change events and
 * issues.
 */
export function renameInForms(flow: LinkedFlow, objects: readonly string[], from: string, to: string): Changes {
  const file = flow.source.flow.path
  const rename = (path: JSONPath, name: string) => ({ file, path, name })
  const toRows = (at: JSONPath, rows: readonly unknown[] = []): Changes =>
    rows.flatMap((row, index): Changes => {
      if (Array.isArray(row)) return toRows([...at, index], row)
      return row === from ? [{ file, path: [...at, index], value: to }] : []
    })
  const forms = listForms(flow).flatMap((one) =>
    objects.flatMap((object) => {
      const isInside = object === one.form.data || object.startsWith(`${one.form.data}.`)
      return isInside ? [{ ...one, holder: object.slice(one.form.data.length + 1) }] : []
    }),
  )
  const groups = new Set(
    forms.flatMap(({ holder, form: { layout = [] } }) =>
      holder === ''
        ? layout.flatMap((row) => (typeof row === 'object' && 'group' in row ? [String(row.group)] : []))
        : [],
    ),
  )
  const toOther = (path: string, holder: string) => {
    const old = holder === '' ? from : `${holder}.${from}`
    return path === old || path.startsWith(`${old}.`)
      ? `${holder === '' ? to : `${holder}.${to}`}${path.slice(old.length)}`
      : undefined
  }
  const toKeys = (at: JSONPath, record: object = {}, holder = '', before = ''): Changes =>
    Object.keys(record).flatMap((key) => {
      const other = key.startsWith(before) ? toOther(key.slice(before.length), holder) : undefined
      return other === undefined ? [] : [rename([...at, key], `${before}${other}`)]
    })
  const toIssues = (at: unknown, path: JSONPath, holder: string): Changes => {
    const field = path.at(-1) === 'issue' ? Object(at).field : undefined
    const other = typeof field === 'string' ? toOther(field, holder) : undefined
    if (other !== undefined) return [{ file, path: [...path, 'field'], value: other }]
    return listItems(at).flatMap(([part, value]) => toIssues(value, [...path, part], holder))
  }
  const events = new Map(forms.map(({ step, holder }) => [`${step} ${holder}`, { step, holder }]))
  return [
    ...forms.flatMap(({ form: { layout, layouts, fields }, at, holder }) => [
      ...(holder === '' ? toRows([...at, 'layout'], layout) : toRows([...at, 'layouts', holder], layouts?.[holder])),
      ...toKeys([...at, 'layouts'], layouts, holder),
      ...toKeys([...at, 'fields'], fields, holder),
    ]),
    ...[...groups].flatMap((group) => {
      const { layout, fields } = flow.written.fieldGroups?.[group] ?? {}
      return [...toRows(['fieldGroups', group, 'layout'], layout), ...toKeys(['fieldGroups', group, 'fields'], fields)]
    }),
    ...[...events.values()].flatMap(({ step, holder }) => {
      const on = flow.written.steps[step]?.on
      const at = ['steps', step, 'on']
      return [...toKeys(at, on, holder, 'change '), ...toIssues(on, at, holder)]
    }),
    ...[...new Set(forms.map(({ holder }) => holder))].flatMap((holder) =>
      toIssues(flow.written.procedures, ['procedures'], holder),
    ),
  ]
}

/** Lists the forms of a flow with their paths in its file. */
export const listForms = ({ written }: LinkedFlow) =>
  Object.entries(written.steps).flatMap(([step, { form = [] }]) =>
    [form].flat().map((one, index) => {
      const at: JSONPath = ['steps', step, 'form', ...(Array.isArray(form) ? [index] : [])]
      return { step, form: one, at }
    }),
  )

/** Removes a field from a row of a layout. A row with a single remaining field needs no list. */
function toRow(row: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(row)) return row === name ? [] : [row]
  const left = row.filter((one) => one !== name)
  return left.length === 0 ? [] : left.length === 1 && row.length > 1 ? left : [left]
}
