import type { LinkedFlow } from '../FlowContext.ts'
import type { FlowDefinition, MigrationDefinition } from '../FlowDefinition.ts'
import { type Loose, isRecord } from '../Loose.ts'
import { type SourceFile, toContent } from '../SourceFile.ts'
import { toSchemaFaults } from '../grammar.ts'
import { toSavedSchema } from './toSavedSchema.ts'
import type { FlowSource } from '../toFlowSource.ts'
import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'

/** The record of a released version for later versions: the content of one `released/NAME.VERSION.json`, apart from its seal. */
export interface ReleasedFlow {
  readonly version: number
  /** Identifies saved records of this version that were written before records contained their version. */
  readonly hash?: string
  /** The steps, in the order of the flow. */
  readonly steps: Readonly<Record<string, ReleasedStep>>
  /** The schema of the saved data: an object with a property for each persistent slot. Plain: no `$ref`, no annotations. */
  readonly saved: JsonSchema
}

interface Sealed {
  readonly seal?: unknown
}

/** What a release records about a step. */
interface ReleasedStep {
  /** 0 to 100. */
  readonly progress: number
  readonly resumable?: true
  /** The application ends here. */
  readonly ending?: true
}

/** Creates the record of a flow as it is. Throws when a schema of its saved data cannot be bundled. */
export const toReleasedFlow = (flow: Pick<LinkedFlow, 'definition' | 'schemas'>): ReleasedFlow => ({
  version: flow.definition.version,
  steps: toReleasedSteps(flow.definition),
  saved: toSavedSchema(flow),
})

/** Creates the records of a flow's steps. */
export const toReleasedSteps = ({ steps }: FlowDefinition): ReleasedFlow['steps'] =>
  Object.fromEntries(
    Object.entries(steps).map(([name, { progress, resumable, ending }]) => [
      name,
      { progress, ...(resumable && { resumable }), ...(ending && { ending: true }) },
    ]),
  )

/** Lists the readable released versions of a flow, the oldest first. */
export const toReleases = ({ released }: Pick<FlowSource, 'released'>): ReleasedFlow[] =>
  [...released].flatMap(([version, file]) => toRelease(version, file) ?? []).toSorted((a, b) => a.version - b.version)

/** Returns the content of a released file; undefined when it is not what the release command wrote. */
export function toRelease(version: number, file: SourceFile): ReleasedFlow | undefined {
  const content = toContent(file)
  const isSound = file.errors.length === 0 && isRelease(content) && content.version === version
  return isSound && content.seal === toSeal(content) ? content : undefined
}

/** Computes the seal of a record: a checksum of its other properties (FNV-1a). It detects accidental edits, not deliberate ones. */
export function toSeal({ seal: _, ...released }: ReleasedFlow & Sealed): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(released)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const isRelease = (content: unknown): content is ReleasedFlow & Sealed =>
  isRecord(content) &&
  isSchema(content['saved']) &&
  toSchemaFaults(content['saved']).length === 0 &&
  isRecord(content['steps']) &&
  Object.values(content['steps']).every((step) => isRecord(step) && typeof step['progress'] === 'number')

/** The change from a released version to the next one; after the last release, that is the current flow. */
export interface Hop {
  readonly from: ReleasedFlow
  readonly to: ReleasedFlow
  /** The migration that the flow has for it. */
  readonly migration: Loose<MigrationDefinition>
}

/** Lists the changes from each released version to the next, the oldest first; `today` is the current flow. */
export function toHops(
  releases: readonly ReleasedFlow[],
  today: ReleasedFlow,
  migrations: Loose<Readonly<Record<string, MigrationDefinition>>> = {},
): Hop[] {
  const versions = [...releases.filter(({ version }) => version < today.version), today]
  return versions.flatMap((from, index) => {
    const to = versions[index + 1]
    return to ? [{ from, to, migration: migrations[from.version] ?? {} }] : []
  })
}

/** Formats a hint with the migration to add for a version, as JSON that fits into the migrations that the flow already has. */
export function toPasteHint(
  { version, migrations = {} }: Loose<FlowDefinition>,
  from: number,
  kind: 'steps' | 'data',
  entries: Readonly<Record<string, string | null>>,
): string {
  const migration = migrations[from]
  const raise = version === from ? `Raise "version" to ${from + 1} and add` : 'Add'
  const [text, place] = migration?.[kind]
    ? [toText(entries), ` to "${kind}" of "migrations", "${from}"`]
    : migration
      ? [toText({ [kind]: entries }), ` to "migrations", "${from}"`]
      : Object.keys(migrations).length > 0
        ? [toText({ [from]: { [kind]: entries } }), ' to "migrations"']
        : [toText({ migrations: { [from]: { [kind]: entries } } }), '']
  return `${raise} ${text}${place}`
}

/** Formats an object as JSON on one line, without the outer braces. */
const toText = (value: object): string => JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ').slice(2, -2)
