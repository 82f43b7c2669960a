import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { vendorSources, type Sources } from '../../../src/headers/vendorSources.ts'
import { serveSite } from './serveSite.ts'

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
  await cp(inject('siteFolder'), folder, { recursive: true })
  const file = join(folder, 'config.json')
  if (settings === undefined) await rm(file)
  else await writeFile(file, typeof settings === 'string' ? settings : JSON.stringify(settings))
  const site = await serveSite(folder, inject('apiUrl'), toSources(settings))
  onTestFinished(() => site.close())
  return { url: site.url, folder }
}

/** What the vendors in these settings need of the policy of the page. */
function toSources(settings: unknown): Sources {
  const needed = Object.entries(vendorSources).flatMap(([port, adapters]): Sources[] => {
    const { adapter, ...rest } = Object(Object(settings)[port])
    return adapters[adapter] ? [adapters[adapter](rest)] : []
  })
  const all = (directive: keyof Sources) => needed.flatMap((sources) => sources[directive] ?? [])
  return { script: all('script'), connect: all('connect'), frame: all('frame'), img: all('img') }
}
