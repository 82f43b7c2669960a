import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { toLostPlace } from '../consequences.ts'
import { isRecord } from '../Loose.ts'
import { isMarked } from '../personal.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldSchema, toLayers } from '../schemaFields.ts'
import { type SourceFile, toContent } from '../SourceFile.ts'

/** Finds fields that one schema marks as personal or secret and another one does not: a name means the same wherever it stands. */
export const checkMarks: Check = ({ source, schemas, report }) => {
  const fields = listFields(schemas)
  const told = checkNamed(fields, source, report)
  for (const mark of ['personal', 'secret'] as const) {
    const marked = new Map(fields.flatMap(({ name, id, marks }) => (marks[mark] ? [[name, id]] : [])))
    const isUnmarked = ({ name, marks }: Field) => marks[mark] === undefined && marked.has(name)
    for (const field of fields.filter(isUnmarked)) {
      const { id, name, path, files } = field
      // Where all that a file stands for lack it, but for those that say so themselves, it is the file that lacks it.
      const shared = files.findLast((one) => {
        const users = fields.filter((other) => other.files.includes(one) && !other.says.includes(mark))
        return users.every(isUnmarked)
      })
      const file = source.schemas.get(shared ?? id)
      if (!file || [name, ...files].some((one) => told.has(`${mark} ${one}`))) continue
      if (shared !== undefined) told.add(`${mark} ${shared}`)
      report({
        code: 'personal-unmarked',
        file,
        path: shared === undefined ? path : toKind(file),
        at: 'key',
        message: `${name} is not marked as ${mark} here, but in ${marked.get(name)}`,
        hint: `Add "${mark}": true, or "${mark}": false where it is something else`,
        loses: listMarksOf(fields, shared, name),
        unless: toPlaces(field, source),
      })
    }
  }
}

/** Where a field stands, and the files that it stands for: a mark may have been lost there. */
const toPlaces = ({ id, path, files }: Field, { schemas }: FlowContext['source']): readonly string[] => [
  toLostPlace(schemas.get(id), path),
  ...files.map((one) => toLostPlace(schemas.get(one), [])),
]

/** The marks of the fields that a file stands for, beside one of them. */
const listMarksOf = (fields: readonly Field[], file: string | undefined, own: string): readonly string[] =>
  [own, ...fields.flatMap(({ files, name }) => (file !== undefined && files.includes(file) ? [name] : []))].map(
    (name) => `mark of ${name}`,
  )

/** Fields that are personal whatever a schema says, and those of them that nobody should see over a shoulder. */
const alwaysPersonal =
  /^(?:ssn|social_?security(?:_?number)?|tax_?(?:payer_?)?(?:id|number)|itin|date_?of_?birth|birth_?date|dob|pass(?:word|code)|passport(?:_?number)?|drivers?_?licen[cs]e(?:_?(?:number|no))?|(?:card|routing|bank_?account)_?number|iban|cv[cv])$/i
const alwaysSecret = /^(?:ssn|social_?security(?:_?number)?|pass(?:word|code)|cv[cv])$/i
const token = /^(?:(?:auth|access|refresh|session)_?)?token$/i
/** What browsers fill in of a person (HTML, the `autocomplete` attribute). */
const filledIn =
  /(?:^| )(?:(?:given|family|additional)-name|name|email|tel|tel-national|bday|street-address|address-line[123]|cc-\w+|(?:current|new)-password|one-time-code)$/

/** What browsers fill in and nobody should see over a shoulder. */
const filledSecret = /(?:^| )(?:cc-csc|(?:current|new)-password|one-time-code)$/

/** Finds fields that are personal by their names, or by what browsers fill in there, and are not marked so; answers which mark of which name or file. */
function checkNamed(fields: readonly Field[], source: FlowContext['source'], report: FlowContext['report']) {
  const told = new Set<string>()
  // A flow that marks nothing, as one that was begun a minute ago, is not held to it yet.
  if (!fields.some(({ marks }) => marks.personal === true)) return told
  for (const field of fields) {
    const { id, name, path, marks, autocomplete = '', files } = field
    const isNamed = alwaysPersonal.test(name)
    const isFilled = filledIn.test(autocomplete) && !autocomplete.startsWith('section-')
    const isForm = id.startsWith('forms/')
    const isHidden = alwaysSecret.test(name) || filledSecret.test(autocomplete)
    const isSecret = marks.secret !== true && (isHidden ? isForm : token.test(name) && marks.secret === undefined)
    const [nearest = id] = files
    const kept = marks.secret === true && isForm && autocomplete === '' ? source.schemas.get(nearest) : undefined
    if (kept && !told.has(nearest)) {
      told.add(nearest)
      report({
        code: 'missing-property',
        file: kept,
        path: nearest === id ? path : [],
        at: 'key',
        message: `${name} is secret, and browsers may keep what is typed there`,
        hint: 'Add "autocomplete": "off" to its "ui"',
      })
    }
    const mark = (isNamed || isFilled) && marks.personal !== true ? 'personal' : isSecret ? 'secret' : undefined
    if (mark === undefined || told.has(`${mark} ${name}`)) continue
    // It is mended where it is denied, or else in the last file that the field stands for.
    const denying = [...files, id].find(
      (one) => toMarkAt(source.schemas.get(one), one === id ? path : [], mark) === false,
    )
    const place = denying ?? files.at(-1) ?? id
    const file = source.schemas.get(place)
    if (!file || told.has(`${mark} ${place}`)) continue
    for (const one of [name, ...files]) told.add(`${mark} ${one}`)
    const reason =
      isNamed || (mark === 'secret' && !filledSecret.test(autocomplete))
        ? 'is what it is called'
        : `is what browsers fill in for ${autocomplete}`
    const own = place === id ? path : toKind(file)
    report({
      code: 'personal-unmarked',
      file,
      path: denying === undefined ? own : [...(place === id ? path : []), mark],
      at: 'key',
      message: `${name} is not marked as ${mark}, but ${mark} ${reason}`,
      hint: `Write "${mark}": true`,
      loses: listMarksOf(fields, place, name),
      unless: toPlaces(field, source),
    })
  }
  return told
}

/** Where a file that is one field says of what kind it is, as a mark stands beside that. */
const toKind = (file: SourceFile): JSONPath => (Object.hasOwn(Object(toContent(file)), 'type') ? ['type'] : [])

/** What a part of a file says itself of a mark. */
function toMarkAt(file: SourceFile | undefined, path: JSONPath, mark: string): unknown {
  const node = path.reduce<unknown>((at, key) => Object(at)[key], file && toContent(file))
  return isRecord(node) ? node[mark] : undefined
}

interface Field {
  /** The file of its schema. */
  readonly id: string
  readonly name: string
  readonly path: JSONPath
  /** The files that it stands for, one by way of the other, where it is nothing but a reference with words of its own. */
  readonly files: readonly string[]
  /** The marks that it has in its own place, whatever it refers to. */
  readonly says: readonly string[]
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
      const node = toNode(root, path)
      const says = ['personal', 'secret'].filter((mark) => Object.hasOwn(node, mark))
      const autocomplete = layers.map(({ ui }) => ui?.['autocomplete']).find((one) => typeof one === 'string')
      return [
        {
          id,
          name: keys.at(-1) ?? '',
          path,
          files: toFiles(node, resolve),
          says,
          autocomplete,
          marks: { personal, secret: toMark('secret') },
        },
      ]
    })
  }),
)

/** The whole files that a part of a schema refers to, the nearest first. */
function toFiles({ $ref }: JsonSchema, resolve: SchemaCatalog['resolve']): readonly string[] {
  if (typeof $ref !== 'string' || $ref.includes('#')) return []
  return [$ref, ...toFiles(resolve($ref) ?? {}, resolve)]
}

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
