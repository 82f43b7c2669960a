import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { createServer } from 'vite'
import { toStudioConfig } from '../../../../src/studio/server/toStudioConfig.ts'
import { useBrowser, type OpenOptions } from '../../support/openPage.ts'

/** A studio over a copy of the flow and its schemas, which it may write to. */
export interface OpenedStudio {
  /** Opens a page of the studio; whatever it writes to the console as a warning or an error fails the test. */
  open(options?: OpenOptions): Promise<Page>
  /** The text of a file of the copy, by its path below the project's folder. */
  read(file: string): Promise<string>
  /** Writes a file of the copy, as another program would. */
  write(file: string, text: string): Promise<void>
  /** The folder of the copy. */
  folder(): string
}

/** Width and height at which the studio's panes stand side by side. */
export const wide = { width: 1600, height: 950 }

/** Starts a studio for the tests of a file, and stops it after them. */
export function useStudioServer(): OpenedStudio {
  const browser = useBrowser()
  let [url, folder] = ['', '']
  let close = async () => {}

  beforeAll(async () => {
    // A real path, since that is what the watcher of the files tells.
    folder = await realpath(await mkdtemp(join(tmpdir(), 'studio-')))
    await Promise.all(['flows', 'schemas', '.prettierrc.json'].map((part) => copyPart(part, folder)))
    const config = toStudioConfig({ folder, flowFile: 'flows/refinance.json' })
    const server = await createServer({
      ...config,
      configFile: false,
      cacheDir: join(folder, '.vite'),
      logLevel: 'silent',
      // Whoever works on the studio while it is tested reloads nothing.
      server: {
        ...config.server,
        host: 'localhost',
        port: 0,
        watch: { ignored: ['src', 'engine'].map((part) => `${resolve(part)}/**`) },
      },
    })
    close = async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
    await server.listen()
    url = server.resolvedUrls?.local[0] ?? ''
    // The first visit waits for the server to prepare its dependencies, and may see a reload for it.
    const page = await browser.open({ viewport: wide })
    await page.goto(url, { timeout: 90_000 })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 90_000 })
    await page.context().close()
  }, 180_000)
  afterAll(() => close())

  return {
    async open(options = {}) {
      const page = await browser.open({ viewport: wide, url, ...options })
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    folder: () => folder,
  }
}

const copyPart = (part: string, folder: string) => cp(part, join(folder, part), { recursive: true })
