import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, type LinkedFlow, toAbsoluteRef, toConditionText } from '../../engine/authoring.ts'

/** What each form of the words pane is about. */
export interface FormProps {
  readonly flow: LinkedFlow
  readonly step: string
}

/** A node of a schema as it is written, and where. */
export interface SchemaPlace {
  /** The path of the file. */
  readonly file: string
  /** The id of the file: its path below the folder of schemas. */
  readonly id: string
  readonly path: JSONPath
  readonly node: JsonSchema
}

/** One field of a form, and where each thing about it is written. */
export interface FormField {
  /** As messages name it, with the first item for a list: `addresses.0.city`. */
  readonly path: string
  readonly name: string
  /** What describes it, the nearest first; the next ones are what a `$ref` leads to. */
  readonly places: readonly SchemaPlace[]
  /** What holds it among its `properties`. */
  readonly owner: SchemaPlace
  /** The lists that name it as required, with the conditions under which they count beyond those of the field. */
  readonly needs: readonly { readonly place: SchemaPlace; readonly conditions: readonly string[] }[]
  /** In words; the field is there only when each of them holds. */
  readonly conditions: readonly string[]
}

/** The fields of a form's schema in the order in which they are written, those of conditions too, with their places in the files. */
export function listFormFields({ schemas, source }: LinkedFlow, form: string): FormField[] {
  const fields = new Map<string, FormField>()

  const toPlaces = (id: string, path: JSONPath, known: readonly string[] = []): SchemaPlace[] => {
    const node = path.reduce<unknown>((at, part) => Object(at)[part], schemas.files.get(id))
    const file = source.schemas.get(id)?.path
    const name = [id, ...path].join('/')
    if (!isSchema(node) || file === undefined || known.includes(name)) return []
    const place: SchemaPlace = { file, id, path, node }
    if (node.$ref === undefined) return [place]
    const [target = '', pointer = ''] = toAbsoluteRef(node.$ref, id).split('#')
    return [place, ...toPlaces(target, pointer.split('/').slice(1), [...known, name])]
  }

  const visit = (places: readonly SchemaPlace[], path: string, conditions: readonly string[]): void => {
    const toPath = (name: string) => (path === '' ? name : `${path}.${name}`)
    for (const owner of places) {
      const { id, node, path: at } = owner
      const inner = (...keys: JSONPath) => toPlaces(id, [...at, ...keys])
      for (const name of Object.keys(node.properties ?? {})) {
        const found = fields.get(toPath(name))
        const own = inner('properties', name)
        fields.set(toPath(name), {
          ...(found ?? { path: toPath(name), name, owner, needs: [], conditions }),
          places: [...(found?.places ?? []), ...own],
        })
        visit(own, toPath(name), conditions)
      }
      for (const name of node.required ?? []) {
        const field = fields.get(toPath(name))
        if (!field) continue
        const further = conditions.filter((condition) => !field.conditions.includes(condition))
        fields.set(toPath(name), { ...field, needs: [...field.needs, { place: owner, conditions: further }] })
      }
      if (node.items && !Array.isArray(node.items)) visit(inner('items'), toPath('0'), conditions)
      for (const [index] of (node.allOf ?? []).entries()) visit(inner('allOf', index), path, conditions)
      if (!node.if) continue
      const condition = toConditionText(node.if)
      if (node.then) visit(inner('then'), path, [...conditions, condition])
      if (node.else) visit(inner('else'), path, [...conditions, `not (${condition})`])
    }
  }

  visit(toPlaces(form, []), '', [])
  return [...fields.values()]
}

const isSchema = (node: unknown): node is JsonSchema => typeof node === 'object' && node !== null

/** What the schema says of a keyword: the nearest place that has it. */
export const findKeyword = ({ places }: Pick<FormField, 'places'>, keyword: string): SchemaPlace | undefined =>
  places.find(({ node }) => node[keyword] !== undefined)

/** The path of a field without the positions in lists, as a flow names it: `addresses.city`. */
export const toPlainPath = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '')

/** The copy key of a field's label. */
export function toLabelKey(field: FormField): string | undefined {
  const title = findKeyword(field, 'title')?.node['title']
  return typeof title === 'string' ? title : undefined
}

/** What a field is called in the first language; undefined for one without a label. */
export function toFieldLabel({ copy }: LinkedFlow, field: FormField | undefined): string | undefined {
  const [texts] = copy.values()
  return field && texts?.[toLabelKey(field) ?? '']
}

/** One form of a step with its fields. */
interface StepForm {
  /** The id of its schema. */
  readonly schema: string
  /** The predicate under which it is shown, when the step has several. */
  readonly when: string | undefined
  readonly fields: readonly FormField[]
}

/** The forms of a step; none when it only shows something. */
export function listStepForms(flow: LinkedFlow, step: string): StepForm[] {
  const forms = [flow.definition.steps[step]?.form ?? []].flat()
  return forms.map(({ schema, when }) => ({ schema, when, fields: listFormFields(flow, schema) }))
}

/** The other steps whose forms say what this schema file says: an edit of it changes them, too. */
export function listSharers(flow: LinkedFlow, step: string, id: string): string[] {
  const uses = (schema: string) =>
    schema === id || listFormFields(flow, schema).some(({ places }) => places.some((place) => place.id === id))
  return Object.entries(flow.definition.steps).flatMap(([name, { form = [] }]) =>
    name !== step && [form].flat().some(({ schema }) => uses(schema)) ? [name] : [],
  )
}
