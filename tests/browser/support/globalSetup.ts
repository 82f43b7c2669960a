import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { findBrowser } from './findBrowser.ts'
import { serveSite } from './serveSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserEndpoint: string
    readonly apiUrl: string
    readonly siteUrl: string
    readonly siteFolder: string
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

/** Starts a browser and the sandbox API host, builds the site against it as for production and serves it from an origin of its own, and builds the studio. */
export default async function setup(project: TestProject) {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => void (await Promise.all(closers.map((closer) => closer())))
  try {
    const sandbox = await createSandbox({ slowMs: 300 })
    closers.push(() => sandbox.close())
    const apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })

    const [folder, studioFolder] = await Promise.all(['site-', 'studio-'].map((name) => mkdtemp(join(tmpdir(), name))))
    if (folder === undefined || studioFolder === undefined) throw new Error('There is no folder to build into.')
    for (const made of [folder, studioFolder]) closers.push(() => rm(made, { recursive: true, force: true }))
    const variables = { VITE_API_BASE_URL: `${apiUrl}/`, VITE_ENVIRONMENT: 'qa' }
    await Promise.all([build(folder, [], variables), build(studioFolder, ['--config', 'src/studio/vite.config.ts'])])
    const site = await serveSite(folder, { environment: 'qa', apiBaseUrl: apiUrl })
    closers.push(() => site.close())

    const browser = await chromium.launchServer({ executablePath: await findBrowser(), headless: true, args })
    closers.push(() => browser.close())

    project.provide('browserEndpoint', browser.wsEndpoint())
    project.provide('apiUrl', apiUrl)
    project.provide('siteUrl', site.url)
    project.provide('siteFolder', folder)
    project.provide('studioFolder', studioFolder)
    return close
  } catch (error) {
    await close()
    throw error
  }
}

/** A process of its own, since this one runs as `test`; what is tested is what ships. */
async function build(outDir: string, options: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env
  const all = ['build', ...options, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  await run(process.execPath, ['node_modules/vite/bin/vite.js', ...all], { env: { ...environment, ...variables } })
}
