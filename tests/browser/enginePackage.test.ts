import { execFile } from 'node:child_process'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, createServer, preview, type PreviewServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { beginFlow } from '../package/support/beginFlow.ts'
import type { ReactRelease } from '../package/support/createConsumer.ts'
import { packEngine, type PackedPackage } from '../package/support/packPackage.ts'
import { putOnPackage } from '../package/support/putOnPackage.ts'
import { toApplicant } from './support/applicant.ts'
import { copyProject } from './support/copyProject.ts'
import { useBrowser } from './support/openPage.ts'
import { wide } from './studio/support/openStudio.ts'
import { serveSite } from './support/serveSite.ts'
import { stage } from './support/stage.ts'
import { findCar } from './support/walk.ts'

const browser = useBrowser()
let packed: PackedPackage

beforeAll(async () => {
  packed = await packEngine()
})
afterAll(() => packed.remove())

/** Creates a project with nothing but the packed engine and a new flow. */
async function begin(release: ReactRelease) {
  const project = await beginFlow(packed.archive, release)
  onTestFinished(() => project.remove())
  return { root: project.home, configFile: join(project.home, 'vite.config.ts'), logLevel: 'error' } as const
}

async function fillIn(server: PreviewServer | ViteDevServer) {
  onTestFinished(() => server.close())
  const page = await browser.open({
    url: server.resolvedUrls?.local[0] ?? '',
    expectedErrors: /409|\[vite\]/,
  })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  const answer = page.getByLabel('Your answer')
  await answer.and(page.locator('[aria-invalid=true]')).waitFor()
  await answer.fill('again')
  await send.click()
  await page.getByText('You have told us this before').first().waitFor()
  await answer.fill('Something new')
  await send.click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('heading', { name: 'Gracias' }).waitFor()
}

describe('a new flow with the packed engine', () => {
  it.each(['18', '19'] as const)('can be filled in as a build, with React %s', async (release) => {
    const options = await begin(release)
    await build(options)
    const names = await readdir(join(options.root, 'dist/assets'))
    const scripts = names.map((name) => readFile(join(options.root, 'dist/assets', name), 'utf8'))
    const versions = (await Promise.all(scripts)).flatMap((text) => [...text.matchAll(/["'`](\d\d)\.\d+\.\d+[-"'`]/g)])
    expect([...new Set(versions.map(([, major]) => major))]).toEqual([release])
    await fillIn(await preview({ ...options, preview: { host: 'localhost', port: 0 } }))
  })

  it('can be filled in on the development server', async () => {
    const server = await createServer({ ...(await begin('19')), server: { host: 'localhost', port: 0 } })
    await fillIn(await server.listen())
  })
})

const run = promisify(execFile)

/** Lists the assets of a build, without the hashes in their names. */
const listAssets = async (folder: string) =>
  (await readdir(join(folder, 'assets'))).map((name) => name.replace(/-[\w-]{8}\./, '.')).toSorted()

describe('the product with the packed engine', () => {
  it('passes the type check, has the same assets, and leads on from its first step', async () => {
    const { root, remove } = await copyProject()
    onTestFinished(remove)
    await putOnPackage(root, packed.archive)
    const { NODE_ENV: _, ...env } = process.env
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', root])
    await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: root,
      env,
    })
    const folder = join(root, 'dist')
    expect(await listAssets(folder)).toEqual(await listAssets(stage().siteFolder))

    const html = await readFile(join(folder, 'index.html'), 'utf8')
    const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)]
    const code = scripts.map(([, path = '']) => readFile(join(folder, path)))
    const bytes = (await Promise.all(code)).reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(scripts.length).toBeGreaterThan(3)
    expect(bytes).toBeLessThanOrEqual(100_000)

    const settings = { environment: 'qa', apiBaseUrl: `${stage().apiUrl}/` }
    await writeFile(join(folder, 'config.json'), JSON.stringify(settings))
    const site = await serveSite(folder, settings)
    onTestFinished(() => site.close())
    const me = toApplicant(await browser.open({ site: site.url }))
    await me.isAt('ENTER_LICENSE_PLATE')
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})

describe('the studio of the packed engine', () => {
  it('shows and previews the steps of a new flow, and saves edits', async () => {
    const project = await beginFlow(packed.archive, '19')
    onTestFinished(() => project.remove())
    const page = await browser.open({
      url: await project.serve('studio pet-sitting/flow.json --port 0'),
      viewport: wide,
    })
    const step = page.frameLocator('iframe')
    await step.getByRole('heading', { name: 'What would you like to tell us?' }).waitFor()
    await page.getByText('No problems found').first().waitFor()

    await page.locator('[name="question.title en"]').fill('What about your pet?')
    await step.getByRole('heading', { name: 'What about your pet?' }).waitFor()
    await step.getByLabel('Your answer').fill('It barks')
    await step.getByRole('button', { name: 'Send', exact: true }).click()
    const asked = page.getByRole('form', { name: 'Answer for sendAnswer' })
    await asked.getByRole('radio', { name: /^known/ }).check()
    await asked.getByRole('button', { name: 'Answer' }).click()
    await step.getByText('You have told us this before').first().waitFor()
    await step.getByRole('button', { name: 'Send', exact: true }).click()
    await asked.getByRole('radio', { name: /^sent/ }).check()
    await asked.getByRole('button', { name: 'Answer' }).click()
    await step.getByRole('heading', { name: 'Thank you' }).waitFor()

    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Save 1 file' }).click()
    await page.getByText('Saved 1 file.').waitFor()
    expect(await readFile(join(project.home, 'copy/en.json'), 'utf8')).toContain('"What about your pet?"')
    expect(await project.flow('check', 'pet-sitting')).toBe('flow.json: nothing found.')
  })
})
