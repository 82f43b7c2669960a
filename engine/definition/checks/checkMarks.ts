import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { isRecord } from '../Loose.ts'
import { isMarked } from '../personal.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldSchema, toLayers } from '../schemaFields.ts'

/** Finds fields that one schema marks as personal or secret and another one does not: a name means the same wherever it stands. */
export const checkMarks: Check = ({ source, schemas, report }) => {
  const fields = listFields(schemas)
  const named = checkNamed(fields, source, report)
  for (const mark of ['personal', 'secret'] as const) {
    const marked = new Map(fields.flatMap(({ name, id, marks }) => (marks[mark] ? [[name, id]] : [])))
    const isUnmarked = ({ name, marks }: Field) => marks[mark] === undefined && marked.has(name)
    const told = new Set<string | undefined>()
    for (const field of fields.filter((one) => isUnmarked(one) && !named.has(`${mark} ${one.name}`))) {
      const { id, name, path, shared } = field
      const other = marked.get(name)
      // Where all fields that a file stands for lack it, it is the file that lacks it.
      const isOfFile = shared !== undefined && fields.every((one) => one.shared !== shared || isUnmarked(one))
      const file = source.schemas.get(isOfFile ? shared : id)
      if (!file || (isOfFile && told.has(shared))) continue
      if (isOfFile) told.add(shared)
      report({
        code: 'personal-unmarked',
        file,
        path: isOfFile ? [] : path,
        at: 'key',
        message: `${name} is not marked as ${mark} here, but in ${other}`,
        hint: `Add "${mark}": true, or "${mark}": false where it is something else`,
      })
    }
  }
}

/** Fields that are personal whatever a schema says, and those of them that nobody should see over a shoulder. */
const alwaysPersonal =
  /^(?:ssn|social_?security(?:_?number)?|tax_?id|date_?of_?birth|birth_?date|dob|pass(?:word|code)|iban|cv[cv])$/i
const alwaysSecret = /^(?:ssn|social_?security(?:_?number)?|pass(?:word|code)|cv[cv])$/i
/** What browsers fill in of a person (HTML, the `autocomplete` attribute). */
const filledIn =
  /(?:^| )(?:(?:given|family|additional)-name|name|email|tel|tel-national|bday|street-address|address-line[123]|cc-\w+|(?:current|new)-password|one-time-code)$/

/** What browsers fill in and nobody should see over a shoulder. */
const filledSecret = /(?:^| )(?:cc-csc|(?:current|new)-password|one-time-code)$/

/** Finds fields that are personal by their names, or by what browsers fill in there, and are not marked so; answers which mark of which name. */
function checkNamed(fields: readonly Field[], source: FlowContext['source'], report: FlowContext['report']) {
  const told = new Set<string>()
  // A flow that marks nothing, as one that was begun a minute ago, is not held to it yet.
  if (!fields.some(({ marks }) => marks.personal === true)) return told
  for (const { id, name, path, marks, autocomplete = '', shared } of fields) {
    const isNamed = alwaysPersonal.test(name)
    const isFilled = filledIn.test(autocomplete) && !autocomplete.startsWith('section-')
    const mark =
      (isNamed && marks.personal !== true) || (isFilled && marks.personal === undefined)
        ? 'personal'
        : (alwaysSecret.test(name) || filledSecret.test(autocomplete)) &&
            id.startsWith('forms/') &&
            marks.secret !== true
          ? 'secret'
          : undefined
    const place = shared ?? id
    const file = source.schemas.get(place)
    if (file && marks.secret === true && id.startsWith('forms/') && autocomplete === '' && !told.has(place)) {
      told.add(place)
      report({
        code: 'missing-property',
        file,
        path: shared === undefined ? path : [],
        at: 'key',
        message: `${name} is secret, and browsers may keep what is typed there`,
        hint: 'Add "autocomplete": "off" to its "ui"',
      })
    }
    if (mark === undefined || !file || told.has(`${mark} ${name}`)) continue
    told.add(`${mark} ${name}`)
    const reason = isNamed ? 'is what it is called' : `is what browsers fill in for ${autocomplete}`
    report({
      code: 'personal-unmarked',
      file,
      path: shared === undefined ? path : [],
      at: 'key',
      message: `${name} is not marked as ${mark}, but ${mark} ${reason}`,
      hint: `Write "${mark}": true`,
    })
  }
  return told
}

interface Field {
  /** The file of its schema. */
  readonly id: string
  readonly name: string
  readonly path: JSONPath
  /** The file that it stands for, where it is nothing but a reference with words of its own. */
  readonly shared: string | undefined
  readonly autocomplete: string | undefined
  /** What it is said to be, or not to be; undefined where nothing is said. */
  readonly marks: { readonly personal: boolean | undefined; readonly secret: boolean | undefined }
}

/** The fields of all schemas of data, each at the first place of its file; what lies beside their folders describes files. */
const listFields = rememberByIdentity(({ files, resolve }: SchemaCatalog): readonly Field[] =>
  [...files.keys()].flatMap((id) => {
    const root = id.includes('/') ? resolve(id) : undefined
    const known = new Set<string>()
    return [...(root ? listPlaces(root, [], []) : [])].flatMap(({ keys, path }) => {
      const field = root && toFieldSchema(root, keys, resolve)
      if (!field || known.has(keys.join('.'))) return []
      known.add(keys.join('.'))
      const layers = [...toLayers(field, resolve)]
      if (layers.some(({ properties, items }) => properties ?? items)) return []
      const toMark = (mark: 'personal' | 'secret') => layers.find((layer) => layer[mark] !== undefined)?.[mark]
      const personal = isMarked(root, keys, resolve) || toMark('personal')
      const { $ref } = toNode(root, path)
      const shared = typeof $ref === 'string' && !$ref.includes('#') ? $ref : undefined
      const autocomplete = layers.map(({ ui }) => ui?.['autocomplete']).find((one) => typeof one === 'string')
      return [
        { id, name: keys.at(-1) ?? '', path, shared, autocomplete, marks: { personal, secret: toMark('secret') } },
      ]
    })
  }),
)

const toNode = (root: JsonSchema, path: JSONPath): JsonSchema =>
  Object(path.reduce<unknown>((at, key) => Object(at)[key], root))

/** Where a schema describes fields; what is only asked in a condition describes none. */
function* listPlaces(
  schema: JsonSchema,
  path: JSONPath,
  keys: readonly string[],
): Generator<{ readonly keys: readonly string[]; readonly path: JSONPath }> {
  if (!isRecord(schema)) return
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield { keys: [...keys, name], path: [...path, 'properties', name] }
    yield* listPlaces(inner, [...path, 'properties', name], [...keys, name])
  }
  for (const part of ['then', 'else', 'items'] as const) {
    const inner = schema[part]
    if (isRecord(inner)) yield* listPlaces(inner, [...path, part], keys)
  }
  for (const part of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [index, inner] of (schema[part] ?? []).entries()) yield* listPlaces(inner, [...path, part, index], keys)
}
