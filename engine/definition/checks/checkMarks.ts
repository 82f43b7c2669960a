import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { toLostPlace } from '../consequences.ts'
import { toReference } from '../schemaSites.ts'
import { isRecord, toValueAt } from '../Loose.ts'
import { isMarked } from '../personal.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldSchema, toLayers } from '../schemaFields.ts'
import { type SourceFile, toContent } from '../SourceFile.ts'

/** Finds fields that one schema marks as personal or secret and another does not: a name means the same everywhere. */
export const checkMarks: Check = ({ source, schemas, report }) => {
  const fields = listFields(schemas)
  const told = checkNamed(fields, source, report)
  for (const mark of ['personal', 'secret'] as const) {
    const marked = new Map(fields.flatMap(({ name, id, marks }) => (marks[mark] ? [[name, id]] : [])))
    const isUnmarked = ({ name, marks }: Field) => marks[mark] === undefined && marked.has(name)
    for (const field of fields.filter(isUnmarked)) {
      const { id, name, path, files } = field
      // If all fields that refer to a file lack the mark, except those that state it themselves, the file is what lacks it.
      const shared = files.findLast((one) => {
        const users = fields.filter((other) => other.files.includes(one) && !other.says.includes(mark))
        return users.every(isUnmarked)
      })
      const file = source.schemas.get(shared ?? id)
      if (!file || [name, ...files].some((one) => told.has(`${mark} ${one}`))) continue
      const only = shared === undefined ? findOnly(fields, name, mark) : undefined
      if (only) {
        told.add(`${mark} ${name}`)
        const message = `${name} is marked as ${mark} here, and in no other schema that has it`
        const hint = `Take "${mark}" away, or write it in the others, too`
        const own = source.schemas.get(only.id) ?? file
        const place = [...only.path, mark]
        report({
          code: 'personal-unmarked',
          file: own,
          path: place,
          at: 'key',
          message,
          hint,
          loses: [`mark of ${name}`],
          unless: [`${mark} of ${own.path}`],
        })
        continue
      }
      if (shared !== undefined) told.add(`${mark} ${shared}`)
      report({
        code: 'personal-unmarked',
        file,
        path: shared === undefined ? path : toKind(file),
        at: 'key',
        message: `${name} is not marked as ${mark} here, but in ${marked.get(name)}`,
        hint: `Add "${mark}": true, or "${mark}": false where it is something else`,
        loses: [...listMarksOf(fields, shared, name), `${mark} of ${file.path}`],
        unless: [toReference(name), ...toPlaces(field, source)],
      })
    }
  }
}

/** Finds the only field with a name that has a mark, written on itself, if several others with that name do not say. */
function findOnly(fields: readonly Field[], name: string, mark: 'personal' | 'secret'): Field | undefined {
  const alike = fields.filter((one) => one.name === name)
  const [only, ...more] = alike.filter(({ marks }) => marks[mark] === true)
  const isOdd = alike.filter(({ marks }) => marks[mark] === undefined).length > 1
  return isOdd && more.length === 0 && only?.says.includes(mark) ? only : undefined
}

/** Names the places of a field and of the files it refers to, for `unless`: a mark may have been lost there. */
const toPlaces = ({ id, path, files }: Field, { schemas }: FlowContext['source']): readonly string[] => [
  toLostPlace(schemas.get(id), path),
  ...files.map((one) => toLostPlace(schemas.get(one), [])),
]

/** Names the mark of a field, and those of all fields that refer to a file. */
const listMarksOf = (fields: readonly Field[], file: string | undefined, own: string): readonly string[] =>
  [own, ...fields.flatMap(({ files, name }) => (file !== undefined && files.includes(file) ? [name] : []))].map(
    (name) => `mark of ${name}`,
  )

/** Names of fields that are personal whatever a schema says, and below, of those that no onlooker should see. */
const alwaysPersonal =
  /^(?:ssn|social_?security(?:_?number)?|tax_?(?:payer_?)?(?:id|number)|itin|date_?of_?birth|birth_?date|dob|pass(?:word|code)|passport(?:_?number)?|drivers?_?licen[cs]e(?:_?(?:number|no))?|(?:card|routing|bank_?account)_?number|iban|cv[cv])$/i
const alwaysSecret = /^(?:ssn|social_?security(?:_?number)?|pass(?:word|code)|cv[cv])$/i
const token = /^(?:(?:auth|access|refresh|session)_?)?token$/i
/** The `autocomplete` values (HTML) for which browsers fill in personal data. */
const filledIn =
  /(?:^| )(?:(?:given|family|additional)-name|name|email|tel|tel-national|bday|street-address|address-line[123]|cc-\w+|(?:current|new)-password|one-time-code)$/

/** The `autocomplete` values for data that no onlooker should see. */
const filledSecret = /(?:^| )(?:cc-csc|(?:current|new)-password|one-time-code)$/

/** Reports unmarked fields that are personal or secret by name or `autocomplete`; returns which marks of which names and files. */
function checkNamed(fields: readonly Field[], source: FlowContext['source'], report: FlowContext['report']) {
  const told = new Set<string>()
  // A flow that marks nothing, such as a new one, is not checked yet.
  if (!fields.some(({ marks }) => marks.personal === true)) return told
  for (const field of fields) {
    const { id, name, path, marks, autocomplete = '', files, begins } = field
    const isNamed = alwaysPersonal.test(name)
    const isFilled = filledIn.test(autocomplete) && !autocomplete.startsWith('section-')
    const isForm = id.startsWith('forms/')
    const isHidden = alwaysSecret.test(name) || filledSecret.test(autocomplete)
    const isSecret = marks.secret !== true && (isHidden ? isForm : token.test(name) && marks.secret === undefined)
    const [nearest = id] = files
    const isKept = autocomplete === '' || autocomplete === 'on'
    const kept = marks.secret === true && isForm && (isKept || begins) ? source.schemas.get(nearest) : undefined
    if (kept && !told.has(nearest)) {
      told.add(nearest)
      const place = nearest === id ? path : []
      const written = toValueAt(toContent(kept), [...place, 'ui', 'autocomplete'])
      const said = written === 'on' ? ['ui', 'autocomplete'] : []
      const message = `${name} is secret, and browsers may keep what is typed there`
      const hint = 'Add "autocomplete": "off" to its "ui"'
      report(
        isKept
          ? { code: 'missing-property', file: kept, path: [...place, ...said], at: 'key', message, hint }
          : {
              code: 'wrong-value',
              file: kept,
              path: Object.hasOwn(toNode(toRoot(kept), place), 'default') ? [...place, 'default'] : place,
              message: `${name} is secret, and begins with a value that everybody sees in the page`,
              hint: 'Take "default" away',
            },
      )
    }
    const mark = (isNamed || isFilled) && marks.personal !== true ? 'personal' : isSecret ? 'secret' : undefined
    if (mark === undefined || told.has(`${mark} ${name}`)) continue
    // The fix belongs where a schema denies the mark, or else in the last file that the field refers to.
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
      loses: [...listMarksOf(fields, place, name), `${mark} of ${file.path}`],
      unless: toPlaces(field, source),
    })
  }
  return told
}

/** Returns the path of `type` in a file that is a single field, since a mark is written beside it. */
const toKind = (file: SourceFile): JSONPath => (Object.hasOwn(Object(toContent(file)), 'type') ? ['type'] : [])

const toRoot = (file: SourceFile): JsonSchema => Object(toContent(file))

/** Returns what a part of a file itself says about a mark. */
function toMarkAt(file: SourceFile | undefined, path: JSONPath, mark: string): unknown {
  return file && toValueAt(toContent(file), [...path, mark])
}

interface Field {
  /** The file of its schema. */
  readonly id: string
  readonly name: string
  readonly path: JSONPath
  /** The files that it refers to, the nearest first, each by way of the one before. */
  readonly files: readonly string[]
  /** The marks written on the field itself, whatever it refers to. */
  readonly says: readonly string[]
  readonly autocomplete: string | undefined
  /** Whether it has a value before anybody has typed one. */
  readonly begins: boolean
  /** Whether it is marked or explicitly not; undefined if no schema says so. */
  readonly marks: { readonly personal: boolean | undefined; readonly secret: boolean | undefined }
}

/** Lists the fields of all data schemas, each at its first place in a file; schemas outside the folders describe files, not data. */
const listFields = rememberByIdentity(({ files, resolve }: SchemaCatalog): readonly Field[] =>
  [...files.keys()].flatMap((id) => {
    const root = id.includes('/') ? resolve(id) : undefined
    if (!root) return []
    const known = new Set<string>()
    return [...listPlaces(root, [], [])].flatMap(({ keys, path }) => {
      const field = toFieldSchema(root, keys, resolve)
      if (!field || known.has(keys.join('.')) || isOfFailure(id, keys)) return []
      known.add(keys.join('.'))
      const layers = toLayers(field, resolve)
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
          begins: layers.some((layer) => layer.default !== undefined),
          marks: { personal, secret: toMark('secret') },
        },
      ]
    })
  }),
)

const failed = /^(?:errors?|failures?|problems?|warnings?)(?=\.|$)/i

/** Whether a field describes what failed: the code of an error is not the code that an applicant enters. */
const isOfFailure = (id: string, keys: readonly string[]): boolean =>
  [...id.split('/'), ...keys.slice(0, -1)].some((part) => failed.test(part))

/** Lists the whole files that a part of a schema refers to, the nearest first. */
function toFiles({ $ref }: JsonSchema, resolve: SchemaCatalog['resolve']): readonly string[] {
  if (typeof $ref !== 'string' || $ref.includes('#')) return []
  return [$ref, ...toFiles(resolve($ref) ?? {}, resolve)]
}

const toNode = (root: JsonSchema, path: JSONPath): JsonSchema => Object(toValueAt(root, path))

/** Lists the places where a schema describes fields; a condition describes none. */
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
