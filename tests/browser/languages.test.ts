import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import english from '../../flows/copy/en.json' with { type: 'json' }
import { toApplicant } from './support/applicant.ts'
import { copyProject } from './support/copyProject.ts'
import { findFrame, openPartner } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { readSavedText } from './support/saved.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { serveSite } from './support/serveSite.ts'
import { headingsSeen, watchHeadings } from './support/watchHeadings.ts'
import { stage } from './support/stage.ts'

const run = promisify(execFile)
const browser = useBrowser()
const partner = usePartner()

const title = english['plate.title']
/** Translates every text: the English one, preceded by a word that marks the language. */
const translate = (word: string): Record<string, string> =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, key === '$schema' ? text : `${word} ${text}`]))

let project: Awaited<ReturnType<typeof copyProject>>
let site: Awaited<ReturnType<typeof serveSite>>
const write = (language: string, texts: object) =>
  writeFile(join(project.root, `flows/copy/${language}.json`), JSON.stringify(texts))
const read = (file: string) => readFile(join(project.root, 'dist', file), 'utf8')

/** Builds in a process of its own, because this one has NODE_ENV set to `test`. */
async function build(): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: project.root,
    env,
  })
}

// Arabic sorts before English and is written from right to left; Brazilian Portuguese names a country.
beforeAll(async () => {
  project = await copyProject()
  await write('ar', translate('سيارة'))
  await write('pt-BR', translate('Olá'))
  await build()
  site = await serveSite(join(project.root, 'dist'), { environment: 'qa', apiBaseUrl: stage().apiUrl })
}, 180_000)
afterAll(async () => {
  await site.close()
  await project.remove()
})

describe('a language that has only a text file', () => {
  it('is shown from the first frame on to somebody whose browser prefers it', async () => {
    const page = await browser.open({ site: site.url, locale: 'pt-PT', prepare: watchHeadings })
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    expect(await headingsSeen(page)).toEqual([`Olá ${title}`])
    expect(await page.title()).toContain(`Olá ${title}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
  })

  it('is offered by its own name, fetched when chosen, and remembered', async () => {
    const fetched: string[] = []
    const page = await browser.open({
      site: site.url,
      prepare: async (context) => {
        await watchHeadings(context)
        context.on('request', (request) => {
          // A script is fetched into the cache before its link asks for it.
          if (request.resourceType() !== 'fetch') fetched.push(new URL(request.url()).pathname)
        })
      },
    })
    const me = toApplicant(page)
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await headingsSeen(page), 'English is still the first').toEqual([title])
    expect(await page.locator('[data-locale]').allInnerTexts()).toEqual(['العربية', 'Español', 'Português (Brasil)'])
    const texts = () => fetched.filter((path) => /\/(ar|es|pt-BR)-[^/]*\.js$/.test(path))
    expect(texts()).toEqual([])

    await page.getByRole('button', { name: 'العربية' }).click()
    await page.getByRole('heading', { name: `سيارة ${title}` }).waitFor()
    expect(texts()).toEqual([expect.stringContaining('/assets/ar-')])
    expect(await page.locator('html').getAttribute('lang')).toBe('ar')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await page.locator('[data-locale]').allInnerTexts()).toEqual(['English', 'Español', 'Português (Brasil)'])
    expect(await readSavedText(page)).toBe('{"locale":"ar"}')

    await page.reload()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await headingsSeen(page)).toEqual([`سيارة ${title}`])
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    expect(await page.locator('.refinance').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  })

  it('can be requested by an embedding page, and is used in the frame’s title', async () => {
    const body = `<refinance-widget locale="pt-BR"></refinance-widget>${loaderTag.replace('%SITE%', site.url)}`
    const page = await openPartner(browser, partner, body)
    const frame = await findFrame(page, 0, site.url)
    await frame.getByRole('heading', { name: `Olá ${title}` }).waitFor()
    expect(await frame.locator('html').getAttribute('lang')).toBe('pt-BR')
    expect(await page.locator('iframe').getAttribute('title')).toBe(`Olá ${english['app.titleSuffix']}`)
  })

  it('is included in the notice for browsers without JavaScript', async () => {
    const [, notice = ''] = /<noscript>([^]*?)<\/noscript>/.exec(await read('index.html')) ?? []
    expect([...notice.matchAll(/<p lang="([^"]+)" dir="([^"]+)">(.+?)<\/p>/g)].map(([, ...parts]) => parts)).toEqual([
      ['en', 'ltr', expect.stringMatching(/^This application needs JavaScript\..*\(303\) 555-0142\.$/)],
      ['ar', 'rtl', expect.stringMatching(/^سيارة This application needs JavaScript\./)],
      ['es', 'ltr', expect.stringContaining('Esta solicitud necesita JavaScript.')],
      ['pt-BR', 'ltr', expect.stringMatching(/^Olá This application needs JavaScript\./)],
    ])
  })
})

describe('a language with untranslated texts', () => {
  it('fails the build, which says what is missing', async () => {
    await write('pt-BR', { ...translate('Olá'), 'plate.title': `[en] ${title}` })
    await expect(build()).rejects.toThrow('1 text of pt-BR is not translated, the first is "plate.title"')
  })
})
