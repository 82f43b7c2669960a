import type { JSONPath } from 'jsonc-parser'
import { toAbsoluteRef, toConditionText, type JsonSchema, type LinkedFlow } from '../../../../engine/authoring.ts'
import type { FormField, SchemaPlace } from './FormField.ts'

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

/** The copy key of a field's label. */
export function toLabelKey(field: FormField): string | undefined {
  const title = findKeyword(field, 'title')?.node['title']
  return typeof title === 'string' ? title : undefined
}
