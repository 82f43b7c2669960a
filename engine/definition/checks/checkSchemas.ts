import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import { isBare, isRecord, toValueAt } from '../Loose.ts'
import { toHint, toMeant, toSchemaHint } from '../Problem.ts'
import { toLostPlace } from '../consequences.ts'
import { toAbsoluteRef, toRelativeRef } from '../SchemaCatalog.ts'
import { type SourceFile, toContent } from '../SourceFile.ts'
import { type GrammarFault, toSchemaFaults } from '../grammar.ts'
import { toFinding } from './checkGrammar.ts'
import { toSchemaSites, toTypeNames } from '../schemaSites.ts'
import type { FlowSource } from '../toFlowSource.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/** A reference, written in the file `id` or, without one, in the flow, to a schema that is not there. */
interface BrokenRef {
  readonly id: string
  readonly path: JSONPath
  readonly inner: string
}

/** Finds references to schema files that do not exist, files whose `$id` is wrong, and files of actions without outcomes. */
export const checkSchemaFiles: Check = ({ source, flow, schemas, report }) => {
  const known = [...schemas.files.keys()]
  if (source.schemas.size === 0 && [...toSchemaSites(flow)].some(({ schema }) => typeof schema === 'string')) {
    const message = `there is no schema file in ${flow.schemas}`
    const hint = 'Name the folder that has the files of schemas, or restore it from git'
    report({ code: 'unknown-schema', file: source.flow, path: ['schemas'], message, hint, isWhole: true })
    return
  }
  const visited = new Set<string>()
  const broken = new Map<string, readonly BrokenRef[]>()

  function checkRefs(refs: Iterable<Ref>, id: string): void {
    for (const { ref: inner, path } of refs) {
      const ref = toAbsoluteRef(inner, id)
      const [file = ''] = ref.split('#')
      // Addresses are read leniently, and files are not.
      const isOutside = /^\/|\\/.test(inner) || inner.split('../').length > id.split('/').length
      if (!schemas.resolve(ref)) broken.set(ref, [...(broken.get(ref) ?? []), { id, path, inner }])
      else if (isOutside) {
        const message = `"${inner}" leads to ${file} by a way that other programs do not find`
        const hint = 'Write it as the references of the other files'
        report({ code: 'unknown-schema', file: source.schemas.get(id) ?? source.flow, path, message, hint })
      } else visit(file)
    }
  }

  function reportBroken(ref: string, { id, path, inner }: BrokenRef, isShared: boolean): void {
    const own = source.schemas.get(id)
    const [file = ''] = ref.split('#')
    const isThere = schemas.files.has(file)
    // What several places refer to was there once, so only a file that is left over can be meant.
    const candidates = known.filter((one) => !isShared || !used.has(one))
    const meant = isThere
      ? undefined
      : (toMeant(toHint(file, candidates)) ?? candidates.find((one) => one === file.replace(/\.json$/, '.schema.json')))
    const gone =
      isThere || !isShared
        ? 'Name an existing file, relative to the folder of this one'
        : `Restore ${file} from git, or take the references out`
    report({
      code: 'unknown-schema',
      path,
      ...(own && { file: own }),
      message: `"${inner}" leads to no schema`,
      // A hint names the file as it has to be written here.
      hint: meant === undefined ? gone : `Did you mean ${toRelativeRef(meant, id)}?`,
      about: ref,
      loses: [
        toLostPlace(own, path.slice(0, -1)),
        `mark of ${path.findLast((part) => part !== 'items' && part !== '$ref')}`,
        ...(meant === undefined ? [] : [meant]),
      ],
    })
  }

  function visit(id: string): void {
    const file = source.schemas.get(id)
    if (!file || visited.has(id)) return
    visited.add(id)
    const content = toContent(file)
    if (!isRecord(content) || content['$id'] !== id) {
      const message = `the $id of a schema file is its path below the schema folder: "${id}"`
      report({ code: 'wrong-id', file, path: ['$id'], message, hint: `Write "${id}"` })
    }
    checkRefs(toFileRefs(file), id)
  }

  for (const { schema, path } of toSchemaSites(flow)) {
    if (typeof schema !== 'string') checkRefs(listRefs(schema, path), '')
    else if (schemas.files.has(schema)) visit(schema)
    else
      report({
        code: 'unknown-schema',
        path,
        message: `there is no schema file ${schema}`,
        hint: toHint(schema, known),
        loses: [schema, path[0] === 'steps' ? `form of ${path[1]}` : String(path[1])],
      })
  }
  const used = new Set(visited) // Of the files that no form, slot or action names, contracts may refer to some.
  for (const id of known) if (id.includes('/')) visit(id)
  for (const [ref, refs] of broken) for (const one of refs) reportBroken(ref, one, refs.length > 1)
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    if (!action || !('schema' in action) || !schemas.files.has(action.schema ?? '')) continue
    const contract = Object.keys(schemas.files.get(action.schema ?? '')?.['properties'] ?? {})
    const file = source.schemas.get(action.schema ?? '')
    const strange = contract.some((part) => parts.includes(part))
      ? contract.filter((part) => !parts.includes(part))
      : []
    for (const part of strange) {
      const message = `${part} is neither what action ${name} takes nor what it answers`
      report({
        code: 'unknown-property',
        ...(file && { file }),
        path: ['properties', part],
        at: 'key',
        message,
        hint: toHint(part, parts),
        loses: [name],
      })
    }
    // For a misspelled name, only that is reported.
    if (Object.keys(action.outcomes ?? {}).length > 0 || strange.length > 0) continue
    const message = `${action.schema} lacks the "outcomes" of action ${name}`
    const isEmpty = file && contract.includes('outcomes')
    const place = isEmpty ? { file, path: ['properties', 'outcomes'] } : { path: ['actions', name, 'schema'] }
    const hint = 'Add what it can answer: "outcomes": { "type": "object", "properties": { "done": {} } }'
    report({ code: 'missing-property', ...place, message, hint, loses: [name], unless: [toLostPlace(file, [])] })
  }
}

/** The parts of an action's schema. */
const parts: readonly string[] = ['input', 'outcomes']

/** Finds schema files that are not JSON Schema, and lists in them that do not say what they hold. */
export function checkSchemas({ schemas }: FlowSource, report: FlowContext['report']): void {
  for (const file of schemas.values()) {
    if (file.errors.length > 0) continue
    for (const fault of toFileFaults(file)) {
      const { path, rule, reason = 'is not what a JSON Schema has there' } = fault
      if (rule !== 'schema') {
        const isName = rule === 'additionalProperties'
        const { message, ...finding } = toFinding(fault)
        report({
          file,
          path,
          at: isName ? 'key' : 'value',
          ...finding,
          message: isName && path.length === 1 ? `the file has no property "${path[0]}"` : message,
        })
        continue
      }
      const place = path.length === 0 ? 'the file' : toRuleWords(path)
      // If a rule is for another type, the type may be what is wrong.
      const unless = 'type' in fault.params ? toTypeNames([{ file, path: path.slice(0, -1) }]) : []
      const value = toValueAt(toContent(file), path)
      const isQuoted = typeof value === 'string' && /^\d+$/.test(value)
      const message = isQuoted ? `${place} should be a number, but is between quotation marks` : `${place} ${reason}`
      const hint = isQuoted ? `Write ${value}` : toSchemaHint(path, reason, value)
      report({ code: 'bad-schema', file, path, message, hint, unless })
    }
    const isFaulty = (path: JSONPath) =>
      toFileFaults(file).some((fault) => fault.path.slice(0, -1).join() === path.join())
    for (const path of [...listOpenLists(toContent(file), [])].filter((one) => !isFaulty(one))) {
      const name = path.findLast((part) => typeof part === 'string') ?? 'here'
      const message = `the list ${name} does not say what it holds`
      const hint = 'Add "items", the schema of one of them'
      const loses = [`items of ${name}`, path.length === 0 ? 'a mark' : `shape of ${name}`]
      const unless = [toLostPlace(file, [...path, 'items'])]
      report({ code: 'missing-property', file, path, message, hint, loses, unless })
    }
  }
}

/** Puts the place of a rule in words, whatever conditions it stands under: `notBefore of endDate`. */
function toRuleWords(path: JSONPath): string {
  const at = path.lastIndexOf('properties') + 1
  const rule = path.slice(at + 1).join('.')
  return at === 0 || rule === '' ? path.join('.') : `${rule} of ${String(path[at])}`
}

/** Lists the arrays in a schema that say nothing about their items; one in a condition need not. */
function* listOpenLists(node: unknown, path: JSONPath): Generator<JSONPath> {
  if (typeof node !== 'object' || node === null) return
  const isUnsaid = (word: string) => isRecord(node) && (!(word in node) || isBare(node[word]))
  if (isRecord(node) && node['type'] === 'array' && ['items', 'enum', 'const', '$ref'].every(isUnsaid)) yield path
  for (const [key, inner] of Object.entries(node)) {
    if (['if', 'not', 'contains', 'enum', 'const', 'default', 'examples', 'ui'].includes(key)) continue
    yield* listOpenLists(inner, [...path, Array.isArray(node) ? Number(key) : key])
  }
}

/** Finds schema files that refer to themselves, directly or through others: a form cannot nest without end. */
export function checkRefCircles(source: FlowSource, report: FlowContext['report']): void {
  for (const { file, path, message } of listRefCircles(source))
    report({ code: 'circle', file, path, message, hint: 'Refer to another file, or write the rules here' })
}

/** A reference that leads back to its own file. */
interface RefCircle extends GrammarFault {
  readonly file: SourceFile
  readonly message: string
}

/** Lists the references by which files would nest without end, each as a fault to refuse. */
export const listRefCircles = rememberByIdentity(({ schemas }: FlowSource): readonly RefCircle[] => {
  const done = new Set<string>()
  const circles: RefCircle[] = []
  function follow(id: string, chain: readonly string[]): void {
    const file = schemas.get(id)
    if (!file || done.has(id)) return
    for (const { ref, path } of toFileRefs(file)) {
      const [target = ''] = toAbsoluteRef(ref, id).split('#')
      // A file may refer to its own parts.
      if (ref.startsWith('#')) continue
      if (![...chain, id].includes(target)) {
        follow(target, [...chain, id])
        continue
      }
      const message = `"${ref}" leads back to ${target === id ? 'this file' : `${target}, which refers to this file`}`
      circles.push({ file, path, message, rule: 'circle', params: {}, known: [] })
    }
    done.add(id)
  }
  for (const id of schemas.keys()) follow(id, [])
  return circles
})

/** Lists what a schema file refers to, and where. */
export const toFileRefs = rememberByIdentity((file: SourceFile) => [...listRefs(toContent(file), [])])

interface Ref {
  readonly ref: string
  readonly path: JSONPath
}

function* listRefs(value: unknown, path: JSONPath): Generator<Ref> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    if (key === '$ref' && typeof inner === 'string') yield { ref: inner, path: place }
    else yield* listRefs(inner, place)
  }
}

/** Lists everything in a schema file that is not JSON Schema. */
export const toFileFaults = rememberByIdentity((file: SourceFile) =>
  file.errors.length > 0 ? [] : toSchemaFaults(toContent(file)),
)
