import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig, type Settings } from '../../../src/widget/config/readConfig.ts'
import { serveSite } from './serveSite.ts'
import { stage } from './stage.ts'

/** A site that is served, and the folder that it is served from. */
export interface ConfiguredSite {
  readonly url: string
  readonly folder: string
}

/**
 * Serves a copy of the build with another `config.json` until the test is over: these settings, a text in place of JSON, or
 * no such file at all.
 */
export async function serveConfigured(settings: object | string | undefined): Promise<ConfiguredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'configured-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(stage().siteFolder, folder, { recursive: true })
  const file = join(folder, 'config.json')
  if (settings === undefined) await rm(file)
  else await writeFile(file, typeof settings === 'string' ? settings : JSON.stringify(settings))
  const site = await serveSite(folder, toUsable(settings))
  onTestFinished(() => site.close())
  return { url: site.url, folder }
}

/** Settings that cannot be used have no headers either, so a page with them has those of the test site. */
function toUsable(settings: object | string | undefined): Settings {
  try {
    readConfig(settings, { origin: stage().siteUrl, isDevelopment: false })
    return { ...Object(settings) }
  } catch {
    return { environment: 'qa', apiBaseUrl: stage().apiUrl }
  }
}
