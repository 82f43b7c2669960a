import type { LinkedFlow } from '../FlowContext.ts'
import type { FlowDefinition, MigrationDefinition } from '../FlowDefinition.ts'
import { type Loose, isRecord } from '../Loose.ts'
import { type SourceFile, toContent } from '../SourceFile.ts'
import { toSchemaFaults } from '../grammar.ts'
import { toSavedSchema } from './toSavedSchema.ts'
import type { FlowSource } from '../toFlowSource.ts'
import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'

/** What a version of a flow leaves behind for those after it: the content of one `released/NAME.VERSION.json`. */
export interface ReleasedFlow {
  readonly version: number
  /** What marks the records of this version that were saved before records named their version. */
  readonly hash?: string
  /** Tells whether the rest is as it was written; versions of before have none. */
  readonly seal?: string
  /** In the order of the flow. */
  readonly steps: Readonly<Record<string, ReleasedStep>>
  /** What was saved: an object with a property for each slot that is kept between visits. Plain: no `$ref`, no annotations. */
  readonly saved: JsonSchema
}

/** Where a step stands in its flow. */
interface ReleasedStep {
  /** 0 to 100. */
  readonly progress: number
  readonly resumable?: true
  /** The application ended here. */
  readonly ending?: true
}

/** What a flow leaves behind when it is released as it is. Throws when a schema of its saved data cannot be bundled. */
export const toReleasedFlow = (flow: Pick<LinkedFlow, 'definition' | 'schemas'>): ReleasedFlow => ({
  version: flow.definition.version,
  steps: toReleasedSteps(flow.definition),
  saved: toSavedSchema(flow),
})

/** Where the steps of a flow stand in it. */
export const toReleasedSteps = ({ steps }: FlowDefinition): ReleasedFlow['steps'] =>
  Object.fromEntries(
    Object.entries(steps).map(([name, { progress, resumable, ending }]) => [
      name,
      { progress, ...(resumable && { resumable }), ...(ending && { ending: true }) },
    ]),
  )

/** The released versions of a flow that can be read, the oldest first. */
export const toReleases = ({ released }: Pick<FlowSource, 'released'>): ReleasedFlow[] =>
  [...released].flatMap(([version, file]) => toRelease(version, file) ?? []).toSorted((a, b) => a.version - b.version)

/** The content of a released file; undefined when it is not what the release command wrote. */
export function toRelease(version: number, file: SourceFile): ReleasedFlow | undefined {
  const content = toContent(file)
  const isSound = file.errors.length === 0 && isRelease(content) && content.version === version
  return isSound && (content.seal === undefined || content.seal === toSeal(content)) ? content : undefined
}

/** A short number that another content does not have by chance (FNV-1a); it keeps out slips, nobody who means it. */
export function toSeal({ seal: _, ...released }: ReleasedFlow): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(released)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const isRelease = (content: unknown): content is ReleasedFlow =>
  isRecord(content) &&
  isSchema(content['saved']) &&
  toSchemaFaults(content['saved']).length === 0 &&
  isRecord(content['steps']) &&
  Object.values(content['steps']).every((step) => isRecord(step) && typeof step['progress'] === 'number')

/** The change from a released version to the one after it, which for the last is the flow as it is now. */
export interface Hop {
  readonly from: ReleasedFlow
  readonly to: ReleasedFlow
  /** What the flow says about it. */
  readonly migration: Loose<MigrationDefinition>
}

/** The changes from each released version on, the oldest first; `today` is the flow as it is now. */
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

/** Says which migration to write from a version, ready to be pasted into what the flow has of it already. */
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

/** JSON on one line, without the braces around it. */
const toText = (value: object): string => JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ').slice(2, -2)
