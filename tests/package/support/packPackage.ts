import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An npm package as a registry would receive it. */
export interface PackedPackage {
  /** The path of the archive. */
  readonly archive: string
  remove(): Promise<void>
}

/** Builds and packs the package for partners, for one site. */
export const packPackage = (siteUrl: string): Promise<PackedPackage> =>
  pack('src/cli/buildPackage.ts', { SITE_URL: siteUrl })

/** Builds and packs the package of the engine. */
export const packEngine = (): Promise<PackedPackage> => pack('src/cli/buildEngine.ts')

async function pack(script: string, settings: Readonly<Record<string, string>> = {}): Promise<PackedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  const { NODE_ENV: _, ...environment } = process.env
  const built = join(folder, 'built')
  await run(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, built], {
    env: { ...environment, ...settings },
  })
  const { stdout } = await run('npm', ['pack', built, '--json', '--pack-destination', folder])
  const [{ filename }]: [{ filename: string }] = JSON.parse(stdout)
  return { archive: join(folder, filename), remove: () => rm(folder, { recursive: true, force: true }) }
}
