import type { CompiledMigration, SavedReader } from '../definition/CompiledFlow.ts'
import type { StandaloneValidator } from '../validation/validate.ts'
import { valueAt, withValueAt, withoutValueAt } from '../machine/dataPath.ts'
import { attempt } from './createStorage.ts'

type Data = Readonly<Record<string, unknown>>

/** The versions of a flow, as the reader of saved applications needs them. */
export interface SavedVersions {
  readonly version: number
  readonly validate: StandaloneValidator
  /** The migrations, by the version that they start from. */
  readonly migrations?: Readonly<Record<number, CompiledMigration>>
  /** The versions, by the hash that old records have instead of a version. */
  readonly hashes?: Readonly<Record<string, number>>
}

/** Creates a reader that migrates a saved record to this version, step by step, and validates the result. Never throws. */
export function createSavedReader({ version, validate, migrations = {}, hashes = {} }: SavedVersions): SavedReader {
  return (record) => {
    const from = record.version ?? valueAt(hashes, String(record.hash))
    if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > version) return undefined
    let data: Data = { ...record.data }
    for (let at = from; at < version; at += 1) data = migrate(data, migrations[at] ?? [])
    return validate.call({}, data) ? data : undefined
  }
}

/** Runs a migration. Each value is computed from the saved data, so the order of the places does not matter. */
function migrate(saved: Data, migration: CompiledMigration) {
  let data = saved
  for (const [place, value] of migration) {
    if (value === null) data = withoutValueAt(data, place)
    else {
      // An expression may need data that was never saved.
      const result = attempt(() => value({ saved }))
      const owner = place.includes('.') ? valueAt(data, place.slice(0, place.lastIndexOf('.'))) : data
      // A place inside a missing object cannot be written.
      if (result !== undefined && isData(owner)) data = withValueAt(data, place, result)
    }
  }
  return data
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null
