import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { serveSite } from './serveSite.ts'

/** What the tests of one worker use: a site and an API host that no other worker's applicants come to. */
interface Stage {
  readonly apiUrl: string
  readonly siteUrl: string
  /** The folder that the site is served from. */
  readonly siteFolder: string
}

let own: Stage | undefined

/** The stage of this worker, for all test files that it runs. Throws in tests that have none. */
export function stage(): Stage {
  if (!own) throw new Error('Only browser tests have a stage: tests/browser/support/setUpStage.ts opens it.')
  return own
}

/** Has the worker open its stage before its first test file; it ends with the worker. */
export const setUpStage = async (): Promise<void> => {
  own ??= await openStage()
}

/** Starts a sandbox API host, and serves the site that is configured for it from an origin of its own. */
async function openStage(): Promise<Stage> {
  const sandbox = await createSandbox({ slowMs: 300 })
  const apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  const { site, sites } = inject('builds')
  const siteFolder = await mkdtemp(join(sites, 'site-'))
  await cp(site, siteFolder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  const settings = { environment: 'qa', apiBaseUrl: `${apiUrl}/` }
  // As a build that is made for it writes the file.
  await writeFile(join(siteFolder, 'config.json'), `${JSON.stringify(settings, undefined, 2)}\n`)
  const { url: siteUrl } = await serveSite(siteFolder, settings)
  return { apiUrl, siteFolder, siteUrl }
}
