import type { FlowContext, LinkedFlow } from './FlowContext.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import { toFieldSchema, toFields } from './schemaFields.ts'
import { type ExpressionNode, toItemList, toPath } from '../expressions/index.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberWithin } from '../validation/remember.ts'

/** Personal data in a value. */
export interface PersonalPart {
  /** The place in the value: `''` for all of it, `address.zip`; undefined where it is unknown. */
  readonly at: string | undefined
  /** The source of the data: `contact.address.zip`. */
  readonly from: string
}

type Known = Pick<FlowContext, 'flow' | 'schemas'>

const withoutPlace = (parts: readonly PersonalPart[]): PersonalPart[] =>
  parts.map(({ from }) => ({ at: undefined, from }))

/**
 * Lists the personal data in the value of a checked expression; `event` is the schema of the event's payload, if known.
 * Booleans, and numbers that a function counts or computes, do not count as personal.
 */
export function listPersonal(ast: ExpressionNode, { flow, schemas }: Known, event?: JsonSchema): PersonalPart[] {
  const { resolve } = schemas
  const toRoot = (name: string) => {
    if (name === 'event') return event
    return schemas.open(flow.data?.[name]?.schema ?? flow.facts?.[name])
  }

  function ofPath(path: string): PersonalPart[] {
    const [root = '', ...keys] = path.replaceAll('[]', '').split('.')
    const schema = toRoot(root)
    if (!schema) return []
    if (isMarked(schema, keys, resolve)) return [{ at: '', from: path }]
    return listMarked(toFieldSchema(schema, keys, resolve), resolve).map((at) => ({ at, from: `${path}.${at}` }))
  }

  /** Returns the path of what a node reads; that of a list also stands for the one entry that a function returns. */
  function toRead(node: ExpressionNode, locals: ReadonlyMap<string, string | undefined>): string | undefined {
    if (node.kind === 'select') {
      const object = toRead(node.object, locals)
      return object === undefined ? undefined : `${object}.${node.field.name}`
    }
    const list = toItemList(node, flow.functions)
    return list ? toRead(list, locals) : toPath(node, locals)
  }

  function visit(node: ExpressionNode, locals: ReadonlyMap<string, string | undefined>): PersonalPart[] {
    const path = node.kind === 'select' ? toRead(node, locals) : toPath(node, locals)
    if (path !== undefined) return ofPath(path)
    const inner = (child: ExpressionNode) => visit(child, locals)
    switch (node.kind) {
      case 'select':
      case 'index':
        return withoutPlace(inner(node.object))
      case 'list':
        return node.items.flatMap(inner)
      case 'map':
        return node.entries.flatMap(({ key, value }) =>
          inner(value).map(({ at, from }) => ({
            at: at === undefined ? at : [key, at].filter(Boolean).join('.'),
            from,
          })),
        )
      case 'conditional':
        return [...inner(node.consequent), ...inner(node.alternate)]
      case 'binary':
        return ['+', '-', '*', '/', '%'].includes(node.operator)
          ? withoutPlace([...inner(node.left), ...inner(node.right)])
          : []
      case 'unary':
        return node.operator === '-' ? inner(node.operand) : []
      case 'builtin':
        return node.name === 'string' || node.name === 'double' ? node.args.flatMap(inner) : []
      case 'call':
        return /:\s*(boolean|number)\??\s*$/.test(flow.functions?.[node.name] ?? '')
          ? []
          : withoutPlace(node.args.flatMap(inner))
      case 'macro':
        return node.name === 'map'
          ? visit(node.body, new Map([...locals, [node.variable.name, toPath(node.list, locals)]]))
          : node.name === 'filter'
            ? inner(node.list)
            : []
      case 'has':
      case 'literal':
      case 'variable':
        return []
    }
  }
  return visit(ast, new Map())
}

/** Lists the names of personal data in a flow: fields that any of its schemas marks, and slots and facts that contain one. */
export function listNames({ flow, schemas }: Pick<FlowContext, 'flow' | 'schemas'>): ReadonlySet<string> {
  const { files, open, resolve } = schemas
  const inFiles = [...files.keys()].map(open)
  const inActions = Object.values(flow.actions ?? {}).map((action) => open(action?.input))
  const fields = [...inFiles, ...inActions].flatMap((schema) => toFields(schema, resolve))
  const slots = [
    ...Object.entries(flow.data ?? {}).map(([name, slot]) => [name, slot?.schema] as const),
    ...Object.entries(flow.facts ?? {}),
  ]
  return new Set([
    ...fields.flatMap(({ path, schema }) => (schema.personal === true ? (path.split('.').at(-1) ?? []) : [])),
    ...slots.flatMap(([name, source]) => (listMarked(open(source), resolve).length > 0 ? [name] : [])),
  ])
}

type Resolve = SchemaCatalog['resolve']

/** Checks whether a place of a schema is personal: itself, the items of its list, or something that contains it. */
export const isMarked = (schema: JsonSchema | undefined, keys: readonly string[], resolve: Resolve): boolean =>
  [...keys.keys(), keys.length].some((length) =>
    listMarked(toFieldSchema(schema, keys.slice(0, length), resolve), resolve).includes(''),
  )

/** Lists the personal places at or below a schema: `''` for itself, `addresses.zip`, without list positions. */
export const listMarked = (schema: JsonSchema | undefined, resolve: Resolve): readonly string[] =>
  toMarked(resolve, schema)

const toMarked = rememberWithin((resolve: Resolve, schema: JsonSchema | undefined): readonly string[] => [
  ...new Set(toFields(schema, resolve).flatMap(({ path, schema: field }) => (field.personal === true ? [path] : []))),
])

/** Lists the secret fields of the data as paths, such as `form.code`. */
export const listSecrets = ({ definition, schemas }: LinkedFlow): readonly string[] =>
  Object.entries(definition.data).flatMap(([slot, { schema }]) => {
    const fields = toFields(schemas.open(schema), schemas.resolve).filter((field) => field.schema['secret'] === true)
    return [...new Set(fields.map(({ path }) => [slot, path].filter(Boolean).join('.')))]
  })
