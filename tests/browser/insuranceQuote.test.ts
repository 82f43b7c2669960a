import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginFlow } from '../package/support/beginFlow.ts'
import { packEngine } from '../package/support/packPackage.ts'
import { everyRule, runAxe } from './support/access/runAxe.ts'
import { useBrowser } from './support/openPage.ts'

const browser = useBrowser()
const example = 'examples/insurance-quote'

/** The folder in which the example is built, and the configuration of its build. */
interface Home {
  readonly root: string
  readonly configFile: string
  readonly remove?: () => Promise<void>
}

/** Moves the example into a project that has the packed engine and React 18. */
async function moveToPackage(): Promise<Home> {
  const packed = await packEngine()
  const project = await beginFlow(packed.archive, '18')
  await packed.remove()
  const root = join(project.folder, 'insurance-quote')
  await cp(example, root, { recursive: true })
  for (const file of ['main.tsx', 'views.tsx'].map((name) => join(root, name))) {
    const text = await readFile(file, 'utf8')
    const moved = text
      .replaceAll('../../engine/start/', '@form-flow/engine/')
      .replaceAll('../../engine/index.ts', '@form-flow/engine')
    await writeFile(file, moved)
  }
  return { root, configFile: join(project.home, 'vite.config.ts'), remove: () => project.remove() }
}

const homes = [
  {
    where: 'beside the engine',
    toHome: async (): Promise<Home> => ({ root: example, configFile: 'examples/vite.config.ts' }),
  },
  { where: 'on the packed engine, with React 18', toHome: moveToPackage },
]

/** Attaches a file of this name as the report of the accident. */
async function attach(page: Page, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach a report of the police' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
}

describe.each(homes)('the insurance quote $where', ({ toHome }) => {
  let home: Home
  let outDir: string
  let server: PreviewServer

  beforeAll(async () => {
    home = await toHome()
    const options = { root: home.root, configFile: home.configFile, logLevel: 'error' } as const
    outDir = await mkdtemp(join(tmpdir(), 'insurance-'))
    await build({ ...options, build: { outDir, emptyOutDir: true } })
    server = await preview({ ...options, build: { outDir }, preview: { host: 'localhost', port: 0 } })
  })
  afterAll(async () => {
    await server.close()
    await rm(outDir, { recursive: true })
    await home.remove?.()
  })

  async function open(locale = 'en-US', expectedErrors?: RegExp) {
    const page = await browser.open({
      url: server.resolvedUrls?.local[0] ?? '',
      viewport: { width: 320, height: 640 },
      locale,
      ...(expectedErrors && { expectedErrors }),
    })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const isAt = (step: string) => page.locator(`[data-step=${step}]:not([aria-busy=true])`).waitFor()
    /** Lists what makes this step inaccessible: axe violations, and text wider than the page. */
    const inspect = async (step: string) => {
      await isAt(step)
      const { violations } = await runAxe(page, everyRule, 'body')
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      return [...violations, ...(isWide ? ['is wider than the page'] : [])].map((one) => `${step}: ${one}`)
    }
    return { page, press, isAt, inspect }
  }

  it('can be bought without any code for its calls, and every step is accessible', async () => {
    const { page, press, isAt, inspect } = await open('en-US', /413/)
    await page.emulateMedia({ colorScheme: 'dark' })
    const found = await inspect('AREA')
    await press('Continue')
    await page.getByRole('link', { name: 'Enter the five digits of your ZIP code' }).waitFor()
    found.push(...(await inspect('AREA')))
    await page.getByLabel('ZIP code').fill('80202')
    await press('Continue')
    await isAt('CAR')
    await page.getByLabel('Make').selectOption('Honda')
    await page.getByLabel('Year').fill('2015')
    await page.getByLabel('For work').check()
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...(await inspect('CAR')))
    await press('Continue')
    await isAt('DRIVER')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Date of birth', { exact: true }).fill('04/25/1980')
    await page.getByLabel('Had an accident').check()
    found.push(...(await inspect('DRIVER')))
    await press('Continue')
    await isAt('ACCIDENT')
    await page.getByLabel('When was the accident?', { exact: true }).fill('01/02/2025')
    await page.getByLabel('Nobody’s').check()
    await attach(page, 'large.pdf')
    await page.getByRole('alert').getByText('This file is too large').waitFor()
    found.push(...(await inspect('ACCIDENT')))
    await page.context().setOffline(true)
    await attach(page, 'report.pdf')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.context().setOffline(false)
    const sent = page.waitForRequest(/\/api\/reports$/)
    await again.click()
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    await page.locator('p', { hasText: 'We have your report.' }).waitFor()
    expect(await page.getByLabel('When was the accident?', { exact: true }).inputValue()).toBe('01/02/2025')
    await press('Continue')
    await isAt('DRIVERS')
    await page.getByText('Ada Lovelace').waitFor()
    found.push(...(await inspect('DRIVERS')))
    await press('Continue')
    await isAt('COVER')
    await page.getByLabel('Damage to others and to your car').check()
    await page.getByLabel('Your share of a damage').selectOption('$500')
    found.push(...(await inspect('COVER')))
    await press('See the price')
    await isAt('QUOTE')
    await page.getByText('$139.90 a month').waitFor()
    const told = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    const isExplained = await page.getByText('The price stays as it is for a year').isVisible()
    expect(told.filter((name) => name.startsWith('Price '))).toEqual([isExplained ? 'Price Explained' : 'Price Alone'])
    found.push(...(await inspect('QUOTE')))
    await press('Take this insurance')
    await isAt('CONTACT')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('I agree').check()
    found.push(...(await inspect('CONTACT')))
    await press('Insure my car')
    found.push(...(await inspect('DONE')))
    expect(found).toEqual([])
    expect(await page.title()).toBe('Your car is insured')
  })

  it('uses the browser’s or the chosen language, and resumes after a reload', async () => {
    const { page, press, isAt } = await open('es-MX')
    await page.getByRole('heading', { name: '¿Dónde guarda su auto?' }).waitFor()
    // A press while the step starts would count as stray.
    await isAt('AREA')
    await press('English')
    await page.getByLabel('ZIP code').fill('80202')
    await press('Continue')
    await isAt('CAR')
    await page.getByLabel('Make').selectOption('Volvo')
    await page.getByLabel('Year').fill('2015')
    await page.getByLabel('For myself').check()
    await press('Continue')
    await isAt('DRIVER')
    await page.reload()
    await isAt('DRIVER')
    await page.getByRole('heading', { name: 'Who drives it?' }).waitFor()
  })

  it('ends where the insurance is not offered', async () => {
    const { page, press, isAt } = await open('en-US', /status of 404/)
    await page.getByLabel('ZIP code').fill('99999')
    await press('Continue')
    await isAt('NOT_OFFERED')
  })
})
