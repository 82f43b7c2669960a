import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, type LinkedFlow, toAbsoluteRef } from '../../../engine/authoring.ts'
import { type SchemaPlace, findPlace } from '../listFormFields.ts'
import { listForms } from './fields.ts'

/** A node of a schema that describes an object, as it is written. */
interface Mention extends SchemaPlace {
  /** The object: its path in the data without list positions, such as `drivers`, or its place in a contract. */
  readonly object: string
  /** The contract that the node belongs to. */
  readonly contract: Contract | undefined
}

/** The input of an action, or one of its outcomes. */
interface Contract {
  readonly action: string
  readonly isAnswer: boolean
}

/** All places that describe the object that a field belongs to. */
export interface FieldPlaces {
  /** The nodes of schemas, each once. */
  readonly nodes: readonly SchemaPlace[]
  /** The paths of the object in the data. */
  readonly objects: readonly string[]
  /** The contracts that contain the object unchanged. */
  readonly contracts: readonly Contract[]
}

/**
 * Finds all places that must use the same name for a field: the schemas that lead to the field's own schema, those of the slots that store
 * such a form, and those of other forms that write to these slots or share a field group.
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

/** No slot can have this name. */
const ofAction = '(action) '

function hasGroup({ written }: LinkedFlow, { layout = [] }: { readonly layout?: readonly unknown[] }, index: number) {
  const group = Object.keys(written.fieldGroups ?? {})[index]
  return layout.some((row) => typeof row === 'object' && row !== null && 'group' in row && row.group === group)
}

/** Lists every node of the schemas of slots, forms and actions. */
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

function toPlace(flow: LinkedFlow, ref: string): readonly SchemaPlace[] {
  const [id = '', pointer = ''] = ref.split('#')
  return [findPlace(flow, id, pointer.split('/').slice(1)) ?? []].flat()
}

/** Creates a generator that walks a schema and its references, without following cycles. */
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

/**
 * Lists the direct subschemas of a schema, with the name of the property that each describes. One without a name describes the same object,
 * or its items.
 */
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

/** Returns the files of the schemas that describe the flow's own data. */
export const listDataFiles = (flow: LinkedFlow): ReadonlySet<string> =>
  new Set(listMentions(flow).flatMap(({ file, contract }) => (contract ? [] : [file])))
