import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
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
  }
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a browser and the sandbox API host, builds the site against it as for production, and serves it from an origin of its own. */
export default async function setup(project: TestProject) {
  const executablePath = await findBrowser()
  const sandbox = await createSandbox({ slowMs: 300 })
  const apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const [browser] = await Promise.all([
    chromium.launchServer({ executablePath, headless: true, args }),
    buildSite(folder, apiUrl),
  ])
  const site = await serveSite(folder, apiUrl)

  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('apiUrl', apiUrl)
  project.provide('siteUrl', site.url)
  project.provide('siteFolder', folder)

  return async () => {
    await Promise.all([browser.close(), site.close(), sandbox.close()])
    await rm(folder, { recursive: true, force: true })
  }
}

async function buildSite(outDir: string, apiUrl: string): Promise<void> {
  const before = { ...process.env }
  // Vitest runs as `test`, which would build for development; what is tested here is what ships.
  const variables = { NODE_ENV: 'production', VITE_API_BASE_URL: `${apiUrl}/`, VITE_ENVIRONMENT: 'qa' }
  Object.assign(process.env, variables)
  await build({ mode: 'production', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  for (const name of Object.keys(variables)) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
}
