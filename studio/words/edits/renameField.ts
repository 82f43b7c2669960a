import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, type LinkedFlow, renameReads } from '../../../engine/authoring.ts'
import { type FormField, type SchemaPlace, toPlainPath } from '../listFormFields.ts'
import { isReserved } from '../steps/NewStep.ts'
import type { FlowEdit } from './applyEdit.ts'
import { findFieldPlaces, listDataFiles } from './fieldPlaces.ts'
import { renameInForms } from './fields.ts'
import { listItems, migrate, toLastRelease } from './steps.ts'
import { type TextUse, renameTexts } from './texts.ts'

type Changes = FlowEdit['changes']

/** Renames a field wherever the flow, its schemas and its copy keys use the name. A migration keeps the values of saved applications. */
export function renameField(flow: LinkedFlow, field: FormField, name: string, code: string): FlowEdit {
  const { nodes, objects } = findFieldPlaces(flow, field)
  const changes = [
    ...nodes.flatMap((place) => renameInSchema(place, field.name, name)),
    ...renameTexts(flow, listWords(nodes, field.name), field.name, name, code),
    ...renameInForms(flow, objects, field.name, name),
    ...renameInData(flow, objects, field.name, name),
    ...migrateData(flow, objects, field.name, name),
  ]
  // Names change last, the innermost first, because a name is part of the paths of everything inside it.
  const names = changes.filter((change) => 'name' in change)
  return {
    label: `renaming ${field.name} to ${name}`,
    changes: [
      ...changes.filter((change) => !('name' in change)),
      ...names.toSorted((a, b) => b.path.length - a.path.length),
    ],
  }
}

/** Returns why a field cannot be renamed here, mostly because something outside of the flow knows its name; undefined if it can. */
export function toKnower(flow: LinkedFlow, field: FormField, code: string): string | undefined {
  const { name } = field
  const { nodes, objects, contracts } = findFieldPlaces(flow, field)
  const words = code.split('\n')
  if (words.some((word) => word.split('.').includes(name)))
    return `The product’s code uses the name ${name}, so a programmer has to rename it.`
  const own = new Set([...nodes.map(({ file }) => file), ...listDataFiles(flow)])
  const described = [...flow.source.schemas.values()].find(
    ({ path, text }) => !own.has(path) && text.includes(`${JSON.stringify(name)}:`),
  )
  if (described) return `A service uses this name: see ${described.path}.`
  const handed = contracts.find(({ action, isAnswer }) => isAnswer || !words.includes(action))
  const kept = findCalls(flow.written).find(
    ({ call, save }) =>
      objects.some((object) => object === save || object.startsWith(`${save}.`)) &&
      JSON.stringify(flow.definition.actions[call]?.outcomes).includes(`${JSON.stringify(name)}:`),
  )
  if (kept || handed?.isAnswer) return `The answer of ${kept?.call ?? handed?.action} uses this name.`
  if (handed) return `${handed.action} sends the whole form to a service, which uses this name.`
  if (objects.some((object) => findSaved(flow, `${object}.${name}`) === 'in a list'))
    return 'Saved applications keep it in a list, where no migration can rename it.'
  const expressions = listExpressions(flow.written, [])
  const filled = expressions.find(
    ({ path, source }) => path.at(-2) === 'set' && objects.includes(String(path.at(-1))) && /^\w+\(/.test(source),
  )
  const places = new Set(nodes.map(({ file }) => file))
  const item = [...flow.source.schemas.values()].find(
    ({ path, text }) => own.has(path) && !places.has(path) && text.includes(`${JSON.stringify(name)}:`),
  )
  if (filled && item) return `The form is filled with what ${item.path} describes, which uses this name.`
  const read = expressions.find(({ source }) => toRenamed(source, objects, name, name) === undefined)
  return (
    read &&
    `${read.path.slice(0, 3).join(', ')} uses it in quotes or on the result of a function, so only its author can rename it there.`
  )
}

/** Lists the calls of a flow that save their answer unchanged. */
function findCalls(at: unknown): readonly { readonly call: string; readonly save: string }[] {
  const { call, save }: { readonly [name: string]: unknown } = Object(at)
  return [
    ...(typeof call === 'string' && typeof save === 'string' ? [{ call, save }] : []),
    ...listItems(at).flatMap(([, value]) => findCalls(value)),
  ]
}

/** Describes what is wrong with a new name for a field; undefined if nothing is. */
export function toFieldNameFault(flow: LinkedFlow, field: FormField, name: string): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return 'Use letters and digits, starting with a lowercase letter, such as petName.'
  if (isReserved(name)) return `${name} means something else in conditions. Choose another name.`
  const taken = findFieldPlaces(flow, field).nodes.some(({ node }) => Object.hasOwn(node.properties ?? {}, name))
  return taken ? `The field ${name} already exists.` : undefined
}

/** Renames a field in one schema that describes or requires it. */
function renameInSchema({ file, path, node }: SchemaPlace, from: string, to: string): Changes {
  const { required = [], properties = {}, errorMessage } = node
  const isNamed = (value: unknown) => typeof value === 'object' && value !== null && Object.hasOwn(value, from)
  const messages = typeof errorMessage === 'object' ? errorMessage : {}
  const keyed = [
    ...['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'].map((key) => ({
      keys: [key],
      value: node[key],
    })),
    ...['required', 'properties'].map((key) => ({ keys: ['errorMessage', key], value: messages[key] })),
  ]
  return [
    ...required.flatMap((one, index) =>
      one === from ? [{ file, path: [...path, 'required', index], value: to }] : [],
    ),
    ...Object.entries(properties).flatMap(([sibling, { notBefore }]) =>
      notBefore === from ? [{ file, path: [...path, 'properties', sibling, 'notBefore'], value: to }] : [],
    ),
    ...keyed.flatMap(({ keys, value }) => (isNamed(value) ? [{ file, path: [...path, ...keys, from], name: to }] : [])),
  ]
}

/** Lists the places where the schemas name the texts of a field. */
const listWords = (nodes: readonly SchemaPlace[], name: string): readonly TextUse[] =>
  nodes.flatMap(({ file, path, node }) => {
    const { required } = typeof node.errorMessage === 'object' ? node.errorMessage : {}
    const message = typeof required === 'object' ? required[name] : undefined
    const own = node.properties?.[name]
    return [
      ...['title', 'description', 'errorMessage', 'ui'].flatMap((key) =>
        listStrings(own?.[key], [...path, 'properties', name, key]),
      ),
      ...listStrings(message, [...path, 'errorMessage', 'required', name]),
    ].map((use) => ({ ...use, file }))
  })

/** Lists the strings inside a value that may be copy keys, with their paths. */
const listStrings = (value: unknown, path: JSONPath): readonly Omit<TextUse, 'file'>[] =>
  typeof value === 'string'
    ? [{ path, key: value }]
    : listItems(value).flatMap(([part, inner]) => listStrings(inner, [...path, part]))

/** Renames a field where the flow writes, initializes, forgets or reads it. */
function renameInData(flow: LinkedFlow, objects: readonly string[], from: string, to: string): Changes {
  const file = flow.source.flow.path
  const old = objects.map((object) => `${object}.${from}`)
  const toOther = (target: string): string | undefined => {
    const parts = target.split('.')
    const index = parts.findIndex((_, end) => old.includes(toPlainPath(parts.slice(0, end + 1).join('.'))))
    return index < 0 ? undefined : parts.with(index, to).join('.')
  }
  const toValue = (path: JSONPath, target: unknown): Changes => {
    const other = typeof target === 'string' ? toOther(target) : undefined
    return other === undefined ? [] : [{ file, path, value: other }]
  }
  /** Renames the keys of a literal value, which belongs to a place of the data. */
  const toNames = (value: unknown, path: JSONPath, place: string): Changes =>
    listItems(value).flatMap(([part, inner]) => {
      const own = typeof part === 'number' ? place : `${place}.${part}`
      const isOld = typeof part === 'string' && old.includes(own)
      return [...(isOld ? [{ file, path: [...path, part], name: to }] : []), ...toNames(inner, [...path, part], own)]
    })
  const visit = (at: unknown, path: JSONPath): Changes => {
    const key = path.at(-1)
    if (key === 'save') return toValue(path, at)
    if (key === 'forget') return listItems(at).flatMap(([index, target]) => toValue([...path, index], target))
    if (key === 'options' && objects.includes(String(Object(at).from)))
      return ['value', 'label'].flatMap((part) =>
        Object(at)[part] === from ? [{ file, path: [...path, part], value: to }] : [],
      )
    const isWritten = key === 'set' || key === 'fill' || (key === 'saveProgress' && path.length === 1)
    return listItems(at).flatMap(([part, value]) => {
      const inner = [...path, part]
      if (!isWritten) return visit(value, inner)
      const other = toOther(String(part))
      return [
        ...(other === undefined ? [] : [{ file, path: inner, name: other }]),
        ...toNames(value, inner, toPlainPath(String(part))),
      ]
    })
  }
  const { startUp, steps, procedures, fieldGroups, saveProgress, data } = flow.written
  return [
    ...listExpressions(flow.written, []).flatMap(({ path, source, mark }) => {
      const value = toRenamed(source, objects, from, to)
      return value === undefined || value === source ? [] : [{ file, path, value: mark + value }]
    }),
    ...visit({ startUp, steps, procedures, fieldGroups, saveProgress }, []),
    ...Object.entries(data).flatMap(([slot, { initial }]) => toNames(initial, ['data', slot, 'initial'], slot)),
  ]
}

const toRenamed = (source: string, objects: readonly string[], from: string, to: string) =>
  renameReads(
    source,
    objects.map((object) => `${object}.${from}`),
    to,
  )

/** Lists the expressions of a flow as they are written, with the mark before them. */
function listExpressions(at: unknown, path: JSONPath): readonly Expression[] {
  if (typeof at === 'string') {
    const [holder, key] = path.slice(-2)
    if (at.startsWith('=')) return [{ path, source: at.slice(1), mark: '=' }]
    const isExpression =
      holder === 'with' || holder === 'params' || key === 'resumeAt' || (holder === 'options' && key === 'from')
    return isExpression || (path[0] === 'predicates' && key === 'when') ? [{ path, source: at, mark: '' }] : []
  }
  const silent = path.length === 0 ? ['constants', 'facts', 'actions', 'migrations', 'data'] : []
  return listItems(at).flatMap(([part, value]) =>
    silent.includes(String(part)) ? [] : listExpressions(value, [...path, part]),
  )
}

interface Expression {
  readonly path: JSONPath
  readonly source: string
  readonly mark: string
}

/** Adds migrations that keep the values of saved applications under the new name. */
function migrateData(flow: LinkedFlow, objects: readonly string[], from: string, to: string): Changes {
  const release = toLastRelease(flow)
  const file = flow.source.flow.path
  return objects.flatMap((object): Changes => {
    const known = flow.written.migrations?.[release?.version ?? 0]?.data ?? {}
    const [old, own] = [`${object}.${from}`, `${object}.${to}`]
    if (typeof known[old] === 'string' && release)
      return [{ file, path: ['migrations', String(release.version), 'data', old], name: own }]
    return findSaved(flow, old) === undefined ? [] : migrate(flow, 'data', { [own]: `saved.${old}`, [old]: null })
  })
}

/** Returns how the latest released version saves the value at a place of the data; undefined if it does not. */
function findSaved(flow: LinkedFlow, place: string): 'once' | 'in a list' | undefined {
  const visit = (node: JsonSchema | undefined, [name, ...rest]: readonly string[], isListed: boolean): boolean[] => {
    if (!node) return []
    if (name === undefined) return [isListed]
    const items = Array.isArray(node.items) ? [] : visit(node.items, [name, ...rest], true)
    const either = (node.anyOf ?? []).flatMap((one) => visit(one, [name, ...rest], isListed))
    return [...visit(node.properties?.[name], rest, isListed), ...items, ...either]
  }
  const [isListed] = visit(toLastRelease(flow)?.saved, place.split('.'), false)
  return isListed === undefined ? undefined : isListed ? 'in a list' : 'once'
}
