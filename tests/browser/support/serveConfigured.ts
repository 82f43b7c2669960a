import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig, type Settings } from '../../../src/widget/config/readConfig.ts'
import { serveSite } from './serveSite.ts'
import { stage } from './stage.ts'

/** A served site and the folder with its files. */
export interface ConfiguredSite {
  readonly url: string
  readonly folder: string
}

/** Serves a copy of the build with a different `config.json` until the test ends: these settings, a text instead of JSON, or no file. */
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

/** Returns the settings for the headers. Invalid settings have none, so the test site's are used. */
function toUsable(settings: object | string | undefined): Settings {
  try {
    readConfig(settings, { origin: stage().siteUrl, isDevelopment: false })
    return { ...Object(settings) }
  } catch {
    return { environment: 'qa', apiBaseUrl: stage().apiUrl }
  }
}
