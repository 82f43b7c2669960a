import type { LinkedFlow } from '../definition/index.ts'
import { createMigrationChecker } from '../definition/released/createMigrationChecker.ts'
import { toReleases } from '../definition/released/ReleasedFlow.ts'
import type { CompileExpression } from './compileExpression.ts'

/** How a checked flow tells the versions of saved records, in the making: all of `SavedVersions` but the validator. */
export function compileMigrations<Result>(
  { definition, source }: Pick<LinkedFlow, 'definition' | 'source'>,
  toCompile: (expressions: Pick<LinkedFlow['expressions'], 'check'>) => CompileExpression<Result>,
) {
  const releases = toReleases(source)
  const migrations = releases.flatMap(({ version, saved }) => {
    const { data } = definition.migrations?.[version] ?? {}
    if (!data) return []
    const compile = toCompile(createMigrationChecker(saved))
    return [[version, Object.entries(data).map(([place, value]) => [place, value === null ? null : compile(value)])]]
  })
  const hashes = releases.flatMap(({ version, hash }) => (hash === undefined ? [] : [[hash, version]]))
  return {
    version: definition.version,
    ...(migrations.length > 0 && { migrations: Object.fromEntries(migrations) }),
    ...(hashes.length > 0 && { hashes: Object.fromEntries(hashes) }),
  }
}
