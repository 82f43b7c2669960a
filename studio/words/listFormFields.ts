import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, type LinkedFlow, toAbsoluteRef, toConditionText } from '../../engine/authoring.ts'
import { findAt } from './edits/steps.ts'
import { capitalize, firstTexts } from './edits/texts.ts'

/** The props of each form in the words pane. */
export interface FormProps {
  readonly flow: LinkedFlow
  readonly step: string
}

/** A node of a schema as it is written, and its place. */
export interface SchemaPlace {
  /** The path of the file. */
  readonly file: string
  /** The id of the file: its path relative to the schema folder. */
  readonly id: string
  readonly path: JSONPath
  readonly node: JsonSchema
}

/** One field of a form, and the places where its parts are written. */
export interface FormField {
  /** The path as issues name it, with the first item for a list: `addresses.0.city`. */
  readonly path: string
  readonly name: string
  /** The schema nodes that describe the field, the nearest first, followed by the targets of `$ref`. */
  readonly places: readonly SchemaPlace[]
  /** The node whose `properties` contain the field. */
  readonly owner: SchemaPlace
  /** The lists that require the field, with their conditions beyond those of the field itself. */
  readonly needs: readonly { readonly place: SchemaPlace; readonly conditions: readonly string[] }[]
  /** The conditions in words; the field is shown only if all of them hold. */
  readonly conditions: readonly string[]
}

const remembered = new WeakMap<LinkedFlow, Map<string, readonly FormField[]>>()

/**
 * Lists the fields of a form's schema in the order in which they are written, including conditional ones, with their places in the files.
 * Remembers the result, because each rule of a field asks which other forms have it.
 */
export function listFormFields(flow: LinkedFlow, form: string): readonly FormField[] {
  const forms = remembered.get(flow) ?? new Map<string, readonly FormField[]>()
  remembered.set(flow, forms)
  const fields = forms.get(form) ?? readFormFields(flow, form)
  forms.set(form, fields)
  return fields
}

function readFormFields(flow: LinkedFlow, form: string): readonly FormField[] {
  const fields = new Map<string, FormField>()

  const toPlaces = (id: string, path: JSONPath, known: readonly string[] = []): SchemaPlace[] => {
    const place = findPlace(flow, id, path)
    const name = [id, ...path].join('/')
    if (!place || known.includes(name)) return []
    const { $ref } = place.node
    if ($ref === undefined) return [place]
    const [target = '', pointer = ''] = toAbsoluteRef($ref, id).split('#')
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

/** Returns the node at a path of a schema file, which is given by its id; undefined if there is none. */
export function findPlace({ schemas, source }: LinkedFlow, id: string, path: JSONPath): SchemaPlace | undefined {
  const node = findAt(schemas.files.get(id), path)
  const file = source.schemas.get(id)?.path
  return isSchema(node) && file !== undefined ? { file, id, path, node } : undefined
}

/** Checks whether a value can be a schema. */
export const isSchema = (node: unknown): node is JsonSchema => typeof node === 'object' && node !== null

/** Returns the nearest place that contains a keyword of a field. */
export const findKeyword = ({ places }: Pick<FormField, 'places'>, keyword: string): SchemaPlace | undefined =>
  places.find(({ node }) => node[keyword] !== undefined)

/** Returns the path of a field without list positions, as a flow names it: `addresses.city`. */
export const toPlainPath = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '')

/** Returns the copy key of a field's label. */
export function toLabelKey(field: FormField): string | undefined {
  const title = findKeyword(field, 'title')?.node['title']
  return typeof title === 'string' ? title : undefined
}

/** Returns the label of a field in the first language as it reads, or else the words of its name. */
export function toFieldLabel(flow: LinkedFlow, field: FormField | undefined, path = field?.path ?? ''): string {
  const label = field && firstTexts(flow)[toLabelKey(field) ?? '']
  return label?.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1') ?? capitalize(toNameWords(path))
}

/** Converts `softPullForm.annualIncome` to `annual income`. */
export const toNameWords = (path: string): string =>
  (path.split('.').at(-1) ?? path).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()

/** Lists steps by their titles in the first language, in quotes; by its name a step that has none. */
export function toStepTitles(flow: LinkedFlow, steps: readonly string[]): string {
  const texts = firstTexts(flow)
  const titles = steps.map((step) => texts[flow.definition.steps[step]?.title ?? ''] ?? step)
  return [...new Set(titles)].map((title) => `“${title}”`).join(', ')
}

/** One form of a step with its fields. */
interface StepForm {
  /** The id of its schema. */
  readonly schema: string
  /** The predicate under which the form is shown, if the step has several. */
  readonly when: string | undefined
  readonly fields: readonly FormField[]
}

/** Lists the forms of a step; empty if it has none. */
export function listStepForms(flow: LinkedFlow, step: string): StepForm[] {
  const forms = [flow.definition.steps[step]?.form ?? []].flat()
  return forms.map(({ schema, when }) => ({ schema, when, fields: listFormFields(flow, schema) }))
}

/** Lists the other steps whose forms use this schema file, so that an edit of it affects them, too. */
export function listSharers(flow: LinkedFlow, step: string, id: string): string[] {
  const uses = (schema: string) =>
    schema === id || listFormFields(flow, schema).some(({ places }) => places.some((place) => place.id === id))
  return Object.entries(flow.definition.steps).flatMap(([name, { form = [] }]) =>
    name !== step && [form].flat().some(({ schema }) => uses(schema)) ? [name] : [],
  )
}
