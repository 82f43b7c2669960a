import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { serveSite } from './serveSite.ts'

/** The environment of one worker's tests: a site and an API host that it shares with no other worker. */
interface Stage {
  readonly apiUrl: string
  readonly siteUrl: string
  /** The folder with the served files. */
  readonly siteFolder: string
}

let own: Stage | undefined

/** Returns this worker's stage, shared by all of its test files. Throws in tests that have none. */
export function stage(): Stage {
  if (!own) throw new Error('Only browser tests have a stage: tests/browser/support/setUpStage.ts opens it.')
  return own
}

/** Opens the worker's stage before its first test file. It lives as long as the worker. */
export const setUpStage = async (): Promise<void> => {
  own ??= await openStage()
}

/** Starts a sandbox API host and serves a site configured for it from its own origin. */
async function openStage(): Promise<Stage> {
  const sandbox = await createSandbox({ slowMs: 300 })
  const apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  const { site, sites } = inject('builds')
  const siteFolder = await mkdtemp(join(sites, 'site-'))
  await cp(site, siteFolder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  const settings = { environment: 'qa', apiBaseUrl: `${apiUrl}/` }
  // Writes the same file as a build for this API host.
  await writeFile(join(siteFolder, 'config.json'), `${JSON.stringify(settings, undefined, 2)}\n`)
  const { url: siteUrl } = await serveSite(siteFolder, settings)
  return { apiUrl, siteFolder, siteUrl }
}
