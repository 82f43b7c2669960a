import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { useBrowser, type OpenOptions } from '../../support/openPage.ts'
import { serveStudio } from './serveStudio.ts'

/** A studio over a copy of the flow and its schemas, to which tests may write; each test begins with the original files. */
export interface OpenedStudio {
  /** Opens a page of the studio; a warning or an error in its console fails the test. */
  open(options?: OpenOptions): Promise<Page>
  /** Reads a file of the copy, by its path below the project's folder. */
  read(file: string): Promise<string>
  /** Writes a file of the copy, as another program would. */
  write(file: string, text: string): Promise<void>
  /** Deletes a file of the copy. */
  remove(file: string): Promise<void>
  /** Runs git in the copy, whose original files are committed; returns the output. */
  git(...args: readonly string[]): string
  /** Stops the server, runs `meanwhile`, and starts the server again at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>
}

/** The window size at which the studio's panes are side by side. */
export const wide = { width: 1600, height: 950 }

/** Starts a studio for the tests of a file, and stops it after them. */
export function useStudioServer(): OpenedStudio {
  const browser = useBrowser()
  let folder = ''
  let server: Awaited<ReturnType<typeof serveStudio>> | undefined

  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-'))
    await Promise.all(
      ['flows', 'schemas', 'deploy/partners.json', '.prettierrc.json'].map((part) => copyPart(part, folder)),
    )
    git('init', '-q')
    git('add', '-A')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'Begin')
    server = await serveStudio(folder)
  })
  // The build has stored its findings for the original files; files that a test has saved would be searched again.
  beforeEach(() => {
    git('checkout', '--quiet', '.')
    git('clean', '--quiet', '--force', '-d')
  })
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    async open(options = {}) {
      const page = await browser.open({ viewport: wide, url: server?.url ?? '', ...options })
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    remove: (file) => rm(join(folder, file)),
    git,
    async restart(meanwhile) {
      const { port } = new URL(server?.url ?? '')
      await server?.close()
      await meanwhile()
      server = await serveStudio(folder, Number(port))
    },
  }
}

const copyPart = (part: string, folder: string) => cp(part, join(folder, part), { recursive: true })
