import { checkSameWords } from '../../definition/checks/checkCopyKeys.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { Check, Finding, FlowContext } from '../../definition/index.ts'
import { toLostPlace } from '../../definition/consequences.ts'
import { createPlaces, toReference } from '../../definition/schemaSites.ts'
import { isRecord, toValueAt } from '../../definition/Loose.ts'
import { toHint } from '../../definition/Problem.ts'
import { toContent } from '../../definition/SourceFile.ts'
import { type JsonSchema, resolveRef, walkSchema } from '../../validation/JsonSchema.ts'
import { listFields, type ListedField } from '../text/listFields.ts'
import { createFit } from '../schemas/createSampler.ts'
import { toBundled, toLostLabel } from './checkFormSchemas.ts'

type Tell = (at: string, finding: Omit<Finding, 'path' | 'file'>) => void

/** Finds form fields that say too little to be drawn, and conditions in forms that always or never hold. */
export const checkFormFields: Check = (context) => {
  const { flow, source, report } = context
  for (const id of new Set(toAllForms(flow).map(({ form }) => form.schema))) {
    const file = id === undefined ? undefined : source.schemas.get(id)
    const root = id === undefined || !file || file.errors.length > 0 ? undefined : toBundled(id, context)
    if (id === undefined || !root) continue
    const toPlace = createPlaces(id, root, source)
    const tell: Tell = (at, finding) => report({ ...finding, ...toPlace(at) })
    const listed = listFields(root)
    const fields = new Map(listed.map(({ path, nodes }) => [path, nodes]))
    checkLabels(listed, toPlace, context)
    walkSchema(root, (node, at) => {
      const path = toFieldPath(at)
      if (path === undefined) return
      if (path !== '' && !isObject(resolveRef(node, root))) checkField(node, { at, path, root }, context, toPlace)
      checkShapes(node, { at, path, root }, (name) => fields.has(name), tell)
      if (node.if) checkCondition(node.if, { at: `${at}/if`, path, root, fields }, node.required ?? [], tell)
    })
  }
}

/** Converts a pointer into a schema to a field path, `addresses.0.city`; undefined inside conditions and shared definitions. */
function toFieldPath(at: string): string | undefined {
  const keys = at.split('/').slice(1)
  const path: string[] = []
  for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
    if (key === 'properties') path.push(keys.shift() ?? '')
    else if (key === 'items') path.push('0')
    else if (/^(allOf|anyOf|oneOf)$/.test(key)) keys.shift()
    else if (key !== 'then' && key !== 'else') return undefined
  }
  return path.join('.')
}

const isObject = ({ properties, items }: JsonSchema) => properties !== undefined || items !== undefined

interface Place {
  readonly at: string
  readonly path: string
  readonly root: JsonSchema
}

function checkField(
  node: JsonSchema,
  { at, path, root }: Place,
  context: FlowContext,
  toPlace: ReturnType<typeof createPlaces>,
): void {
  const { copy, report } = context
  const tell: Tell = (place, finding) => report({ ...finding, ...toPlace(place) })
  const field = resolveRef(node, root)
  // An item of a list is not a field of its own, so `listFields` may not have it.
  const all = listFields(root).find((one) => one.path === path)?.nodes ?? [field]
  if (!all.some((one) => one.type ?? one['enum'] ?? ('const' in one ? true : undefined))) {
    const message = `the field ${path} does not say what kind it is`
    // A `$ref` leads to another file, where the missing type may be in a part that was already refused.
    const { file, path: own } = toPlace(`${at}/type`)
    const hint = 'Add "type", or a "$ref" to a schema that has it'
    const unless = [toLostPlace(file, own.slice(0, -1))]
    const parts = path.split('.')
    const loses = [toReference(parts.at(-1) ?? ''), ...parts.map((part) => `shape of ${part}`), ...unless]
    tell(at, { code: 'missing-property', message, hint, unless, loses, about: `kind of ${path}` })
  }
  const options: unknown[] = Array.isArray(field['enum']) ? field['enum'] : []
  const prefix = field.ui?.['options']
  if (options.length === 0 || all.length > 1) return
  if (typeof prefix !== 'string') {
    const message = `the options of ${path} have no words`
    const { file, path: own } = toPlace(at)
    const isShared = file !== undefined && !Object.hasOwn(Object(toValueAt(toContent(file), own)), 'ui')
    tell(isShared ? `${at}/enum` : at, {
      code: 'missing-property',
      message,
      // Options that several fields share are reported once.
      about: node.$ref && `${node.$ref} options`,
      loses: options.map(String),
      hint: 'Add "ui": { "options": … }, the beginning of their copy keys',
    })
    return
  }
  checkSameWords(
    options.map((option) => `${prefix}.${String(option)}`),
    path,
    context,
  )
  const [texts = {}] = copy.values()
  // If `enum` is written beside `ui.options`, the check of the copy keys reports missing words.
  const { file, path: own } = toPlace(at)
  const written = file && toValueAt(toContent(file), own)
  if (!isRecord(written) || written['enum'] !== undefined || !isRecord(written['ui']) || !('options' in written['ui']))
    return
  const missing = options
    .filter((option) => String(option) === String(option).trim())
    .map((option) => `${prefix}.${String(option)}`)
    .find((key) => !Object.hasOwn(texts, key))
  if (missing === undefined) return
  const beginnings = [...new Set(Object.keys(texts).map((key) => key.slice(0, key.lastIndexOf('.'))))]
  const message = `there is no "${missing}", the words of an option of ${path}`
  const unless = ['copy', missing, toReference(path), toLostPlace([...context.source.copy.values()][0], [])]
  tell(`${at}/ui/options`, { code: 'unknown-copy', message, hint: toHint(prefix, beginnings), about: missing, unless })
}

/** Reports fields that exist only in shapes of a `oneOf` or `anyOf` that nothing tells apart: they are validated, but never drawn. */
function checkShapes(
  node: JsonSchema,
  { at, path, root }: Place,
  isDrawn: (path: string) => boolean,
  tell: Tell,
): void {
  for (const part of ['oneOf', 'anyOf'] as const) {
    for (const [index, shape] of (node[part] ?? []).entries()) {
      const undrawn = Object.keys(resolveRef(shape, root).properties ?? {}).find((name) => !isDrawn(toPath(path, name)))
      if (undrawn === undefined) continue
      const message = `the field ${toPath(path, undrawn)} is in a choice of shapes (${part}), which no form draws`
      const hint = 'Give each shape a "const" for one required field, and a "title", the copy key of its option'
      const place = `${at}/${part}/${index}${shape.$ref === undefined ? `/properties/${undrawn}` : ''}`
      tell(place, { code: 'undrawn-field', message, hint, at: 'key' })
    }
  }
}

const toPath = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Converts a field path to a pointer into a schema. */
const toPointer = (path: string) =>
  path.replaceAll(/(?:^|\.)([^.]+)/g, (_, key: string) => (key === '0' ? '/items' : `/properties/${key}`))

/** Reports unconditional fields without a label, and those that share their label with another field. */
function checkLabels(
  listed: readonly ListedField[],
  toPlace: ReturnType<typeof createPlaces>,
  { source, report }: FlowContext,
): void {
  const labels = new Map<string, string>()
  const hint = 'Say in each what it asks for'
  for (const { path, nodes, conditions } of listed) {
    if (conditions.length > 0 || nodes.some(isObject)) continue
    const at = toPointer(path)
    const title = nodes.map((node) => node['title']).find((one) => typeof one === 'string')
    if (title === undefined) {
      if (path.includes('.')) continue
      const { file, path: own } = toPlace(`${at}/title`)
      report({
        ...(toLostLabel(toPlace(at), source) ?? toPlace(at)),
        code: 'missing-property',
        message: `the field ${path} has no label`,
        hint: 'Add "title", the copy key of its label',
        about: `title at ${toLostPlace(file, own)}`,
        loses: ['a text'],
        unless: [toLostPlace(file, own.slice(0, -1)), toLostPlace(file, []), toReference(path)],
      })
      continue
    }
    const label = `${path.slice(0, path.lastIndexOf('.') + 1)} ${title}`
    const other = labels.get(label)
    labels.set(label, path)
    if (other === undefined) continue
    const message = `the fields ${other} and ${path} have the same label`
    // The label belongs to the field that its key is named after, so the other field is wrong.
    const strange = title.split('.').at(-1) === path.split('.').at(-1) ? other : path
    const unless = [other, path].map(toReference)
    // Of two fields with the label of one file, the wrong one was meant to refer to another.
    const [own, theirs] = [strange, strange === path ? other : path].map((one) => toPlace(`${toPointer(one)}/title`))
    const isRef = own?.file !== undefined && own.file === theirs?.file && own.path.join() === theirs.path.join()
    const place = isRef ? toPlace(toPointer(strange)) : { path: [], ...own }
    report({ code: 'name-taken', ...place, message, hint, unless, loses: ['a text'] })
  }
}

/** Reports conditions that ask for an unknown field or an impossible value, that always hold, or that also hold for an empty field. */
function checkCondition(
  condition: JsonSchema,
  { at, path, root, fields }: Place & { readonly fields: ReadonlyMap<string, readonly JsonSchema[]> },
  always: readonly string[],
  tell: Tell,
): void {
  const fit = createFit(root, undefined)
  const asked = Object.entries(condition.properties ?? {})
  const required = condition.required ?? []
  const known = [...fields.keys()].flatMap((name) =>
    name.startsWith(toPath(path, '')) ? [name.slice(toPath(path, '').length)] : [],
  )
  const names = [
    ...required.map((name, index) => ({ name, place: `${at}/required/${index}` })),
    ...asked.map(([name]) => ({ name, place: `${at}/properties/${name}` })),
  ]
  const isField = (name: string) => fields.has(toPath(path, name))
  for (const { name, place } of names.filter((one) => !isField(one.name))) {
    const message = `a condition asks for ${toPath(path, name)}, which is not a field`
    tell(place, { code: 'unknown-field', message, hint: toHint(name, known), about: name })
  }
  const keywords = Object.keys(condition)
  const isThere = (name: string) =>
    always.includes(name) ||
    root.required?.includes(name) ||
    fields.get(toPath(path, name))?.some((node) => node.default !== undefined)
  if (keywords.join() === 'required' && required.every(isThere)) {
    const message = `this condition always holds: ${required.join(', ')} is there in any case`
    tell(at, { code: 'constant-condition', message, hint: 'Say in "properties" which value it has to have' })
  }
  for (const [name, wanted] of asked) {
    const nodes = fields.get(toPath(path, name))
    const place = `${at}/properties/${name}`
    if (!nodes) continue
    if (![...required, ...always].includes(name) && required.every(isField)) {
      const message = `a condition on ${toPath(path, name)} also holds while nothing is entered`
      tell(place, { code: 'constant-condition', message, hint: `Add "required": ["${name}"] beside "properties"` })
    }
    const values: unknown[] =
      'const' in wanted ? [wanted['const']] : Array.isArray(wanted['enum']) ? wanted['enum'] : []
    for (const [index, value] of values.entries()) {
      if (fit(nodes, value)) continue
      const message = `a condition asks whether ${toPath(path, name)} is ${JSON.stringify(value)}, which it can never be`
      const options = nodes.flatMap((node): unknown[] => (Array.isArray(node['enum']) ? node['enum'] : []))
      const detail = 'const' in wanted ? 'const' : `enum/${index}`
      tell(`${place}/${detail}`, {
        code: 'contradictory-rules',
        message,
        hint: toHint(String(value), options.map(String)),
        // The option may be misspelled where it is declared.
        unless: [String(value)],
      })
    }
  }
}
