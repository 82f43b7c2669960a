import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { findBrowser } from './findBrowser.ts'
import { serveSite } from './serveSite.ts'
import type { Stage } from './stage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserEndpoint: string
    readonly stages: readonly Stage[]
    readonly studioFolder: string
  }
}

const run = promisify(execFile)

const args = [
  '--no-sandbox',
  // Date fields are typed into as an American does.
  '--lang=en-US',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a browser, builds the site as for production, and the studio. For each worker it starts a sandbox API host, and
 * serves the site that is configured for it from an origin of its own.
 */
export default async function setup(project: TestProject) {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => void (await Promise.all(closers.map((closer) => closer())))
  try {
    const open = async (name: string) => {
      const folder = await mkdtemp(join(tmpdir(), name))
      closers.push(() => rm(folder, { recursive: true, force: true }))
      return folder
    }
    const build = await open('build-')
    const studioFolder = await open('studio-')
    await Promise.all([runBuild(build), runBuild(studioFolder, ['--config', 'src/studio/vite.config.ts'])])

    const stages = Array.from({ length: project.config.maxWorkers }, async (): Promise<Stage> => {
      const sandbox = await createSandbox({ slowMs: 300 })
      closers.push(() => sandbox.close())
      const apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })
      const siteFolder = await open('site-')
      await cp(build, siteFolder, { recursive: true })
      const settings = { environment: 'qa', apiBaseUrl: `${apiUrl}/` }
      // As a build that is made for it writes the file.
      await writeFile(join(siteFolder, 'config.json'), `${JSON.stringify(settings, undefined, 2)}\n`)
      const site = await serveSite(siteFolder, settings)
      closers.push(() => site.close())
      return { apiUrl, siteFolder, siteUrl: site.url }
    })

    const browser = await chromium.launchServer({ executablePath: await findBrowser(), headless: true, args })
    closers.push(() => browser.close())

    project.provide('browserEndpoint', browser.wsEndpoint())
    project.provide('stages', await Promise.all(stages))
    project.provide('studioFolder', studioFolder)
    return close
  } catch (error) {
    await close()
    throw error
  }
}

/** A process of its own, since this one runs as `test`; what is tested is what ships. */
async function runBuild(outDir: string, options: readonly string[] = []): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env
  const all = ['build', ...options, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  await run(process.execPath, ['node_modules/vite/bin/vite.js', ...all], { env: environment })
}
