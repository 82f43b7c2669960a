import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, type LinkedFlow, toAbsoluteRef } from '../../../engine/authoring.ts'
import type { SchemaPlace } from '../listFormFields.ts'
import { listForms } from './fields.ts'

/** A node of a schema that speaks of some object, as it is written. */
interface Mention extends SchemaPlace {
  /** The object: where it lies in the data, without positions in lists, such as `drivers`; or in what an action is given. */
  readonly object: string
  /** The contract that it is part of. */
  readonly contract: Contract | undefined
}

/** What an action is given, or answers. */
interface Contract {
  readonly action: string
  readonly isAnswer: boolean
}

/** Everything that speaks of the object that a field is part of. */
export interface FieldPlaces {
  /** The nodes of schemas, each once. */
  readonly nodes: readonly SchemaPlace[]
  /** Where the object lies in the data. */
  readonly objects: readonly string[]
  /** Those that have it as it is. */
  readonly contracts: readonly Contract[]
}

/**
 * Finds all that has to call a field the same: the schemas that lead to the one it stands in, those of the slots that keep such a
 * form, and of the other forms that write there or share a group of fields with it.
 */
export function findFieldPlaces(flow: LinkedFlow, { owner, name }: { owner: SchemaPlace; name: string }): FieldPlaces {
  const mentions = listMentions(flow)
  const having = mentions.filter(({ node }) => Object.hasOwn(node.properties ?? {}, name))
  const groups = Object.values(flow.written.fieldGroups ?? {}).flatMap(({ layout }, index) =>
    layout.flat().includes(name) ? [listForms(flow).filter((one) => hasGroup(flow, one.form, index))] : [],
  )
  const [objects, owners] = [new Set<string>(), new Set([toKey(owner)])]
  let known = -1
  while (known !== objects.size + owners.size) {
    known = objects.size + owners.size
    for (const one of having) if (owners.has(toKey(one))) objects.add(one.object)
    for (const forms of groups)
      if (forms.some(({ form }) => objects.has(form.data))) for (const { form } of forms) objects.add(form.data)
    for (const one of having) if (objects.has(one.object)) owners.add(toKey(one))
  }
  const found = mentions.filter(({ object }) => objects.has(object))
  const contracts = having.flatMap(({ object, contract }) => (objects.has(object) && contract ? contract : []))
  return {
    nodes: [...new Map(found.filter(({ file }) => file !== '').map((one) => [toKey(one), one])).values()],
    objects: [...objects].filter((object) => !object.startsWith(ofAction)),
    contracts,
  }
}

const toKey = ({ file, path }: Pick<SchemaPlace, 'file' | 'path'>) => [file, ...path].join(' ')

/** No slot is called so. */
const ofAction = '(action) '

function hasGroup({ written }: LinkedFlow, { layout = [] }: { readonly layout?: readonly unknown[] }, index: number) {
  const group = Object.keys(written.fieldGroups ?? {})[index]
  return layout.some((row) => typeof row === 'object' && row !== null && 'group' in row && row.group === group)
}

/** Every node of the schemas of slots, forms and actions. */
function listMentions(flow: LinkedFlow): readonly Mention[] {
  const { definition, written, source } = flow
  const place = (path: JSONPath, node: unknown): SchemaPlace => ({
    file: source.flow.path,
    id: '',
    path,
    node: toNode(node),
  })
  const start = (schema: unknown, path: JSONPath) =>
    typeof schema === 'string' ? toPlace(flow, schema) : [place(path, schema)]
  const visit = createVisit(flow)
  return [
    ...Object.entries(written.data).flatMap(([slot, { schema }]) =>
      start(schema, ['data', slot, 'schema']).flatMap((one) => [...visit(one, slot, undefined)]),
    ),
    ...listForms(flow).flatMap(({ form }) =>
      toPlace(flow, form.schema).flatMap((one) => [...visit(one, form.data, undefined)]),
    ),
    ...Object.entries(definition.actions).flatMap(([action, { input, outcomes }]) =>
      [input, ...Object.values(outcomes)].flatMap((schema, part) =>
        (typeof schema === 'string' ? toPlace(flow, schema) : [{ ...place([], schema), file: '' }]).flatMap((one) => [
          ...visit(one, `${ofAction}${action} ${part}`, { action, isAnswer: part > 0 }),
        ]),
      ),
    ),
  ]
}

const toNode = (node: unknown): JsonSchema => Object(node)

function toPlace({ schemas, source }: LinkedFlow, ref: string): readonly SchemaPlace[] {
  const [id = '', pointer = ''] = ref.split('#')
  const path = pointer.split('/').slice(1)
  const node = path.reduce<unknown>((at, part) => Object(at)[part], schemas.files.get(id))
  const file = source.schemas.get(id)?.path
  return node === undefined || file === undefined ? [] : [{ file, id, path, node: toNode(node) }]
}

/** Creates what walks a schema, and what it refers to, as far as it does not come back to itself. */
function createVisit(flow: LinkedFlow) {
  return function* visit(
    place: SchemaPlace,
    object: string,
    contract: Contract | undefined,
    seen: readonly string[] = [],
  ): Generator<Mention> {
    const { node, id, path } = place
    const key = toKey({ ...place, file: `${place.file} ${object}` })
    if (seen.includes(key)) return
    yield { ...place, object, contract }
    const inner = [...seen, key]
    if (typeof node.$ref === 'string')
      for (const target of toPlace(flow, toAbsoluteRef(node.$ref, id))) yield* visit(target, object, contract, inner)
    for (const { keys, value, name } of listParts(node))
      if (typeof value === 'object' && value !== null)
        yield* visit(
          { ...place, path: [...path, ...keys], node: toNode(value) },
          name === undefined ? object : `${object}.${name}`,
          contract,
          inner,
        )
  }
}

/** The schemas right within a schema, with the name of the property that they describe; without one they speak of the same, or of its items. */
function listParts(
  node: JsonSchema,
): readonly { readonly keys: JSONPath; readonly value: unknown; readonly name?: string }[] {
  return [
    ...Object.entries(node.properties ?? {}).map(([name, value]) => ({ keys: ['properties', name], value, name })),
    ...['items', 'if', 'then', 'else', 'not'].map((key) => ({ keys: [key], value: node[key] })),
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
      (node[key] ?? []).map((value, index) => ({ keys: [key, index], value })),
    ),
  ]
}

/** The files of the schemas that say how the flow's own data look. */
export const listDataFiles = (flow: LinkedFlow): ReadonlySet<string> =>
  new Set(listMentions(flow).flatMap(({ file, contract }) => (contract ? [] : [file])))
