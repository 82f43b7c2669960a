import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { createSandbox } from '../../../src/sandbox/createSandbox.ts'
import { findBrowser } from './findBrowser.ts'
import { serveSite } from './serveSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserPath: string
    readonly apiUrl: string
    readonly siteUrl: string
    readonly siteFolder: string
  }
}

/** Starts the sandbox API host, builds the site against it as for production, and serves it from an origin of its own. */
export default async function setup(project: TestProject) {
  const browserPath = await findBrowser()
  const sandbox = await createSandbox({ slowMs: 300 })
  const apiUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  Object.assign(process.env, {
    VITE_API_BASE_URL: `${apiUrl}/`,
    VITE_ENVIRONMENT: 'qa',
    VITE_IDENTITY_PROVIDER: 'sandbox',
  })
  // Vitest runs in mode `test`; what is tested here is what ships.
  await build({ mode: 'production', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  const site = await serveSite(folder, apiUrl)

  project.provide('browserPath', browserPath)
  project.provide('apiUrl', apiUrl)
  project.provide('siteUrl', site.url)
  project.provide('siteFolder', folder)

  return async () => {
    await Promise.all([site.close(), sandbox.close()])
    await rm(folder, { recursive: true, force: true })
  }
}
