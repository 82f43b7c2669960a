import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

/** The folders of one test run, deleted afterwards. */
interface Builds {
  /** Includes source maps, which are not served. */
  readonly site: string
  readonly studio: string
  /** Where each worker puts its copy of the site. */
  readonly sites: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly builds: Builds
  }
}

const run = promisify(execFile)

/** Builds the site, as for production, and the studio, once for all workers. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const [site, studio, sites] = [join(folder, 'site'), join(folder, 'studio'), folder]
    await Promise.all([
      runBuild(site, ['--sourcemap', 'hidden']),
      runBuild(studio, ['--config', 'src/studio/vite.config.ts']),
    ])
    project.provide('builds', { site, studio, sites })
    return close
  } catch (error) {
    await close()
    throw error
  }
}

/** Builds in a separate process, because this one runs in test mode and the tests need what ships. */
async function runBuild(outDir: string, options: readonly string[] = []): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env
  const all = ['build', ...options, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  await run(process.execPath, ['node_modules/vite/bin/vite.js', ...all], { env: environment })
}
