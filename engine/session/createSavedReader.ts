import type { CompiledMigration, SavedReader } from '../definition/CompiledFlow.ts'
import type { StandaloneValidator } from '../validation/validate.ts'
import { valueAt, withValueAt, withoutValueAt } from '../machine/dataPath.ts'

type Data = Readonly<Record<string, unknown>>

/** What the reader of saved applications knows of the versions of its flow. */
export interface SavedVersions {
  readonly version: number
  readonly validate: StandaloneValidator
  /** By the version that they lead from. */
  readonly migrations?: Readonly<Record<number, CompiledMigration>>
  /** What old records carry in place of their version. */
  readonly hashes?: Readonly<Record<string, number>>
}

/** Creates what brings a record of an earlier version to this one, version by version, and validates what comes of it. Never throws. */
export function createSavedReader({ version, validate, migrations = {}, hashes = {} }: SavedVersions): SavedReader {
  return (record) => {
    const from = record.version ?? valueAt(hashes, String(record.hash))
    if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > version) return undefined
    let data: Data = { ...record.data }
    for (let at = from; at < version; at += 1) data = migrate(data, migrations[at] ?? [])
    return validate.call({}, data) ? data : undefined
  }
}

/** Every value is computed from what was saved, so that the order of the places does not matter. */
function migrate(saved: Data, migration: CompiledMigration) {
  let data = saved
  for (const [place, value] of migration) {
    if (value === null) data = withoutValueAt(data, place)
    else {
      const result = attempt(() => value({ saved }))
      const owner = place.includes('.') ? valueAt(data, place.slice(0, place.lastIndexOf('.'))) : data
      // Inside of what nobody saved there is nothing to write.
      if (result !== undefined && isData(owner)) data = withValueAt(data, place, result)
    }
  }
  return data
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** What an expression needs may never have been saved. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
