import type { MigrationDefinition } from '../FlowDefinition.ts'
import type { Loose } from '../Loose.ts'
import type { ReleasedFlow } from './ReleasedFlow.ts'

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
