import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, inject, it } from 'vitest'
import { useBrowser } from '../support/openPage.ts'
import { wide } from './support/openStudio.ts'
import { serveStudio } from './support/serveStudio.ts'
import { listen } from '../../listen.ts'

const run = promisify(execFile)
const browser = useBrowser()
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}
let url = ''
const missed: string[] = []
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://studio').pathname
  const file = join(inject('builds').studio, path === '/' ? 'index.html' : path)
  readFile(file).then(
    (content) => response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content),
    () => {
      missed.push(path)
      response.writeHead(404).end()
    },
  )
})

beforeAll(async () => {
  const served = await listen(server)
  url = `${served.url}/`
  return served.close
})

it('the static studio downloads edits as a patch that git applies, with a new language', async () => {
  const page = await browser.open({ viewport: wide, url })
  await page.locator('[name="plate.title en"]').fill('Which car is it?')
  await page.getByLabel('Language', { exact: true }).fill('fr')
  await page.getByRole('button', { name: 'Add language' }).click()
  await page.getByRole('button', { name: /^Download a patch/ }).click()
  await page
    .getByRole('dialog', { name: 'Download these changes?' })
    .getByText(/1 fault|a fault/)
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 files anyway' }).click(),
  ])
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked, 'on leaving, when all was downloaded').toEqual([])
  await page.locator('[name="plate.title en"]').fill('Another title')
  await page.reload()
  expect(asked, 'on leaving, when something was edited').toEqual(['beforeunload'])
  const project = await mkdtemp(join(tmpdir(), 'project-'))
  await cp('flows', join(project, 'flows'), { recursive: true })
  await download.saveAs(join(project, 'flow.patch'))
  await run('git', ['init', '-q'], { cwd: project })
  await run('git', ['apply', 'flow.patch'], { cwd: project })
  const [before, after] = await Promise.all(['', project].map((at) => readFile(join(at, 'flows/copy/en.json'), 'utf8')))
  expect(after).toBe(before?.replace('"Find your car"', '"Which car is it?"'))
  const french = JSON.parse(await readFile(join(project, 'flows/copy/fr.json'), 'utf8'))
  expect(french['plate.title']).toBe('[en] Which car is it?')
  await rm(project, { recursive: true })
  expect(missed, 'what is asked for and not there').toEqual([])
})

it('the studio shows the steps of another flow as `startFlow` does, without the frame of the product', async () => {
  const home = 'examples/insurance-quote'
  const other = await serveStudio('.', 0, { flowFile: `${home}/flow.json`, codeFolder: home, settings: [] })
  const page = await browser.open({ viewport: wide, url: other.url })
  const step = page.frameLocator('iframe')
  await step.getByRole('heading', { name: 'Where is your car kept?' }).waitFor()
  expect(await step.locator('.flow').count()).toBe(1)
  expect(await step.locator('body').innerText()).not.toContain('app.')
  // Before its server: it listens for changes.
  await page.close()
  await other.close()
})
