import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The npm package as a registry would get it. */
export interface PackedPackage {
  /** The path of the archive. */
  readonly archive: string
  remove(): Promise<void>
}

/** Builds the npm package for a site and packs it. */
export async function packPackage(siteUrl: string): Promise<PackedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  const { NODE_ENV: _, ...environment } = process.env
  const built = join(folder, 'built')
  await run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/cli/buildPackage.ts', built], {
    env: { ...environment, SITE_URL: siteUrl },
  })
  const { stdout } = await run('npm', ['pack', built, '--json', '--pack-destination', folder])
  const [{ filename }]: [{ filename: string }] = JSON.parse(stdout)
  return { archive: join(folder, filename), remove: () => rm(folder, { recursive: true, force: true }) }
}
