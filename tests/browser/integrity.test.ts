import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { holdBack, useBrowser } from './support/openPage.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

const pages = ['index.html', 'embed/frame.html']
/** The files without a hash in their names: a browser or a partner asks for them by name, or people read them. */
const unhashed = [
  'config.json',
  'credits.txt',
  'embed/events.v1.schema.json',
  'embed/frame.html',
  'embed/integrity.json',
  'embed/v1.js',
  'favicon.svg',
  'index.html',
  'licenses.md',
]

let files: readonly string[] = []
beforeAll(async () => {
  files = await listFiles(stage().siteFolder)
})

const read = (file: string) => readFile(join(stage().siteFolder, file))
const toHash = (content: Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
}

async function filter<Item>(items: readonly Item[], isMeant: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const verdicts = await Promise.all(items.map(isMeant))
  return items.filter((_, index) => verdicts[index])
}

/** Returns the attributes of each script and style sheet tag of a page. */
async function listTags(page: string): Promise<readonly Record<string, string>[]> {
  const tags = String(await read(page)).matchAll(/<(?:script|link)\b[^>]*>/g)
  return [...tags]
    .map(([tag]) =>
      Object.fromEntries([...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value])),
    )
    .filter(({ src, href }) => /\.(js|css)$/.test(src ?? href ?? ''))
}

describe('the shipped files', () => {
  it('have a hash in their names, except for those that are requested by name', () => {
    // The partner's loader has no list of hashes, so the files that it fetches have the whole hash in their names.
    const isHashed = (file: string) => /-(?:[\w-]{8}|[\w-]{43})\.(js|css|json)$/.test(file)
    expect(files.filter((file) => !isHashed(file)).toSorted()).toEqual(unhashed)
  })

  it('are identical in a second build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'again-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const { NODE_ENV: _, ...environment } = process.env
    const options = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
    const variables = { VITE_ENVIRONMENT: 'qa', VITE_API_BASE_URL: `${stage().apiUrl}/` }
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
      env: { ...environment, ...variables },
    })
    expect(await listFiles(folder)).toEqual(files)
    const isOther = async (file: string) => !(await readFile(join(folder, file))).equals(await read(file))
    expect(await filter(files, isOther)).toEqual([])
  })
})

describe.each(pages)('the page %s', (page) => {
  it('has the right integrity hash for every script and style sheet', async () => {
    const tags = await listTags(page)
    expect(tags.length).toBeGreaterThan(5)
    const isWrong = async ({ src, href = '', integrity, crossorigin }: Record<string, string>) =>
      crossorigin === undefined || integrity !== toHash(await read((src ?? href).slice(1)))
    expect(await filter(tags, isWrong)).toEqual([])
  })

  it('has the right hash for the list of chunks, and the list for each chunk', async () => {
    const [, list = '', hash] =
      /<meta name="chunks" content="\/([^"]+)" data-integrity="([^"]+)">/.exec(String(await read(page))) ?? []
    expect(hash).toBe(toHash(await read(list)))
    const chunks: Record<string, readonly string[]> = JSON.parse(String(await read(list)))
    const expected = files.filter((file) => /^assets\/.*\.(js|css)$/.test(file) && !file.includes('/beforePaint-'))
    expect(Object.keys(chunks).toSorted()).toEqual(expected.toSorted())
    expect(await filter(Object.keys(chunks), async (file) => chunks[file]?.[0] !== toHash(await read(file)))).toEqual(
      [],
    )
  })
})

/** Serves the build with one file changed, as an attacker in between could change it. */
async function serveChanged(pattern: RegExp) {
  const site = await serveConfigured({ environment: 'qa', apiBaseUrl: `${stage().apiUrl}/` })
  const names = files.filter((file) => pattern.test(file))
  expect(names, 'one file is meant').toHaveLength(1)
  const target = join(site.folder, names[0] ?? '')
  const text = await readFile(target, 'utf8')
  await writeFile(target, target.endsWith('.css') ? `${text} ` : `${text};window.wasChanged=true`)
  const page = await browser.open({ site: site.url, locale: 'en-US', expectedErrors: /integrity|dynamically imported/ })
  const wasRun = () => page.evaluate(() => 'wasChanged' in window)
  return { page, wasRun }
}

describe('a browser refuses a changed file', () => {
  it.each([/\/beforePaint-/, /\/index-[^/]*\.js$/, /\/early-/, /\/widget-[^/]*\.js$/])(
    'when it is a script that the page names: %s',
    async (pattern) => {
      const { page, wasRun } = await serveChanged(pattern)
      await page.waitForLoadState('networkidle')
      expect(await wasRun()).toBe(false)
    },
  )

  it('when it is a style sheet', async () => {
    const { page } = await serveChanged(/\/widget-[^/]*\.css$/)
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    const rules = await page.evaluate(() =>
      [...document.styleSheets].filter((sheet) => sheet.href?.includes('/widget-')),
    )
    expect(rules).toEqual([])
  })

  it.each([
    ['a step loaded on demand', /\/nextSteps-/],
    ['an import of such a step', /\/sendRequest-/],
    ['the list of chunks', /\/chunks-/],
  ])('when it is %s, even on a retry', async (_, changed) => {
    const { page, wasRun } = await serveChanged(changed)
    const me = toApplicant(page)
    await findCar(me)
    await page.locator('.banner').waitFor()
    await me.press('retry')
    await page.locator('.banner').waitFor()
    expect(await wasRun()).toBe(false)
  })
})

it('a list of chunks that never arrives counts as lost, and is requested again on a retry', async () => {
  let arrive = (): void => undefined
  const page = await browser.open({
    expectedErrors: /integrity|dynamically imported|Failed to/,
    async prepare(context) {
      // The page waits for half a minute.
      await context.addInitScript(() => {
        const wait = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = (milliseconds) => wait(milliseconds / 6)
      })
      arrive = await holdBack(context, /\/assets\/chunks-/)
    },
  })
  const me = toApplicant(page)
  await findCar(me)
  await page.locator('.banner').waitFor()
  arrive()
  await me.press('retry')
  await me.isAt('VERIFY_VEHICLE_INFO')
})
