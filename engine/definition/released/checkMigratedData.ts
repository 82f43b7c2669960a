import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { isAssignable } from '../../expressions/ExpressionType.ts'
import type { ExpressionType } from '../../expressions/index.ts'
import type { FlowContext } from '../FlowContext.ts'
import { toTypesOf } from '../schemaSites.ts'
import { toFieldNames, toFieldSchema, toLayers } from '../schemaFields.ts'
import { toHint } from '../Problem.ts'
import { type Refusal, listRefusals, toCanonicalText } from './listRefusals.ts'
import { createMigrationChecker, toPlaceType } from './toSavedSchema.ts'
import { type Hop, toPasteHint } from './ReleasedFlow.ts'

/** Reports saved data that the next version would refuse, and faulty migrations. Returns whether any data would be refused. */
export function checkMigratedData(hop: Hop, context: FlowContext): boolean {
  const { from, to, migration } = hop
  const { flow, report, source } = context
  const data = migration.data ?? {}
  checkEntries(hop, context)

  const refusals = listRefusals(from.saved, to.saved).filter(({ path, reason }) => !isMended(path, reason, data))
  // A renamed field causes two refusals, but needs one migration.
  const mending = new Map(
    refusals.toReversed().map((refusal) => {
      const entries = toEntries(refusal, hop)
      return [toCanonicalText(entries), { refusal, entries }] as const
    }),
  )
  for (const {
    refusal: { path, reason },
    entries,
  } of [...mending.values()].toReversed()) {
    const [slot = ''] = path.split(/[.[]/)
    const { schema, persist } = flow.data?.[slot] ?? {}
    const isSame = (name: string) =>
      toCanonicalText(from.saved.properties?.[slot] ?? {}) === toCanonicalText(to.saved.properties?.[name] ?? {})
    // Unless another slot is kept in its place, it has most likely lost its "persist".
    const isUnkept = schema !== undefined && persist !== true && !Object.keys(entries).some(isSame)
    const paste = toPasteHint(flow, from.version, 'data', isUnkept ? { [slot]: null } : entries)
    report({
      code: 'unmigrated-data',
      path: flow.data?.[slot] ? ['data', slot] : ['data'],
      at: 'key',
      message: `${path} of what version ${from.version} saved ${reason}`,
      unless: [...path.split(/[.[]/), toTypesOf(typeof schema === 'string' ? source.schemas.get(schema) : source.flow)],
      hint: isUnkept ? `Add "persist": true. To drop it instead: ${paste}` : paste,
    })
  }
  return refusals.length > 0
}

/** Checks whether a migration covers a place, or something that contains it. A required value cannot be migrated by removing it. */
function isMended(path: string, reason: string, data: NonNullable<Hop['migration']['data']>): boolean {
  return Object.entries(data).some(([place, source]) => {
    if (path !== place) return path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
    return source !== null || !reason.endsWith('is required')
  })
}

function checkEntries({ from, to, migration }: Hop, { report }: FlowContext): void {
  const checker = createMigrationChecker(from.saved)
  const place = (name: string): JSONPath => ['migrations', String(from.version), 'data', name]
  const words = `the migration of version ${from.version}`
  for (const [name, source] of Object.entries(migration.data ?? {})) {
    const keys = name.split('.')
    const isKnown = toPlaceType(from.saved, keys) !== undefined
    const needless = source === null ? !isKnown : source === `saved.${name}`
    if (needless) {
      const message = isKnown
        ? `${name} stays what it is without a migration`
        : `version ${from.version} saved no ${name}`
      report({ code: 'unneeded-migration', path: place(name), at: 'key', message, hint: 'Take it out' })
    } else if (source === null && isRequired(to.saved, keys)) {
      const message = `${words} takes ${name} away, which is required`
      report({ code: 'unmigrated-data', path: place(name), message, hint: 'Write an expression over what was saved' })
    }
    if (needless || source === undefined || source === null) continue
    const target = toPlaceType(to.saved, keys)
    if (!target) {
      const known = toFieldNames(toFieldSchema(to.saved, keys.slice(0, -1), resolve) ?? to.saved, resolve)
      const message = `${words} writes ${name}, which is not kept between visits`
      report({ code: 'unknown-path', path: place(name), at: 'key', message, hint: toHint(keys.at(-1) ?? '', known) })
      continue
    }
    const checked = checker.check(source, target)
    if (checked.ok) continue
    for (const { message, offset, hint } of checked.problems) {
      const told = { message: `${words}, ${name}: ${message.replace(/\.$/, '')}`, index: offset }
      report({ code: 'bad-expression', path: place(name), ...told, hint: hint ?? 'Look at what version saved' })
    }
  }
}

/** What is saved contains its schemas, and refers to none. */
const resolve = () => undefined

function isRequired(saved: JsonSchema, keys: readonly string[]): boolean {
  const owner = toFieldSchema(saved, keys.slice(0, -1), resolve)
  const layers = [owner ?? {}, ...(owner?.anyOf ?? [])]
  return layers.some(({ required }) => required?.includes(keys.at(-1) ?? ''))
}

/** Suggests a migration for a refusal: take a renamed value, convert it, start with a default value, or drop it. */
function toEntries({ path }: Refusal, { from, to }: Hop): Record<string, string | null> {
  const place = path.split('[')[0] ?? ''
  const keys = place.split('.')
  const [was, is] = [toPlaceType(from.saved, keys), toPlaceType(to.saved, keys)]
  const toBeside = (name: string) => [...keys.slice(0, -1), name].join('.')
  const findRenamed = (here: JsonSchema, there: JsonSchema, type: ExpressionType) =>
    toSiblings(here, keys)
      .filter((name) => !toSiblings(there, keys).includes(name))
      .map(toBeside)
      .find((name) => isSameType(toPlaceType(here, name.split('.')), type))

  if (was === undefined && is !== undefined) {
    const gone = findRenamed(from.saved, to.saved, is)
    if (gone !== undefined) return { [place]: `saved.${gone}`, [gone]: null }
    return accepts(to.saved, keys, is) ? { [place]: toBeginning(is) } : { [keys[0] ?? '']: null }
  }
  if (was !== undefined && is === undefined) {
    const added = findRenamed(to.saved, from.saved, was)
    return added === undefined ? { [place]: null } : { [added]: `saved.${place}`, [place]: null }
  }
  const converted = is === undefined ? undefined : toConverted(`saved.${place}`, is)
  if (converted !== undefined && !isSameType(was, is)) return { [place]: converted }
  return { [isRequired(to.saved, keys) ? (keys[0] ?? '') : place]: null }
}

const toSiblings = (saved: JsonSchema, keys: readonly string[]): string[] =>
  toFieldNames(toFieldSchema(saved, keys.slice(0, -1), resolve), resolve)

const isSameType = (a: ExpressionType | undefined, b: ExpressionType | undefined): boolean =>
  a !== undefined && b !== undefined && isAssignable(a, b) && isAssignable(b, a)

const toBeginning = (type: ExpressionType) =>
  type === 'number' ? '0' : type === 'boolean' ? 'false' : type === 'string' ? "''" : 'null'

/** Checks whether the schema of a place accepts what `toBeginning` suggests for it: a required id is no empty text. */
function accepts(saved: JsonSchema, keys: readonly string[], type: ExpressionType): boolean {
  return !toLayers(toFieldSchema(saved, keys, resolve), resolve).some(
    ({ minLength, pattern, format, minimum, exclusiveMinimum, ...rest }) =>
      rest['enum'] !== undefined ||
      'const' in rest ||
      (type === 'string' && (Number(minLength ?? 0) > 0 || pattern !== undefined || format !== undefined)) ||
      (type === 'number' && (Number(minimum ?? 0) > 0 || Number(exclusiveMinimum ?? -1) >= 0)),
  )
}

const toConverted = (read: string, type: ExpressionType) =>
  type === 'string' ? `string(${read})` : type === 'number' ? `double(${read})` : undefined
