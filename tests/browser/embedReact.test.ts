import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildConsumer } from '../package/support/buildConsumer.ts'
import { createConsumer, reacts, type Consumer, type ReactRelease } from '../package/support/createConsumer.ts'
import { packPackage, type PackedPackage } from '../package/support/packPackage.ts'
import { useBrowser } from './support/openPage.ts'
import { serveHostPage } from './support/serveHostPage.ts'
import { stage } from './support/stage.ts'
import { countLeftovers, readLeftovers } from './support/countLeftovers.ts'

const browser = useBrowser()
let packed: PackedPackage

beforeAll(async () => {
  packed = await packPackage(`${stage().siteUrl}/`)
})
afterAll(() => packed.remove())

/** React 17 renders with another API than later versions. */
const legacyRoot = `
import { render, unmountComponentAtNode } from 'react-dom'
const place = document.querySelector('#root')!
export const draw = (content: Parameters<typeof render>[0]) => void render(content, place)
export const clear = () => void unmountComponentAtNode(place)
`
const currentRoot = `
import { createRoot, type Root } from 'react-dom/client'
let root: Root | undefined
export const draw = (content: Parameters<Root['render']>[0]) =>
  (root ??= createRoot(document.querySelector('#root')!)).render(content)
export const clear = () => { root?.unmount(); root = undefined }
`

const main = `
import { StrictMode } from 'react'
import { RefinanceWidget, type RefinanceWidgetProps } from 'refinance-widget/embed/react'
import { clear, draw } from './root.ts'

const told: unknown[] = []
// React keeps listeners of its own for good, once it has drawn anything.
draw(<p />)
clear()
Object.assign(window, {
  told,
  clearWidget: clear,
  showWidget({ name, ...props }: RefinanceWidgetProps & { name: string }) {
    const tell = (event: { type: string }) => told.push([name, event.type])
    draw(<StrictMode><RefinanceWidget {...props} onReady={tell} onStep={tell} onError={tell} onClosed={tell} /></StrictMode>)
  },
})
`

type Props = Readonly<Record<string, unknown>>
const show = (page: Page, name: string, props: Props = {}) =>
  page.evaluate((all) => Reflect.get(window, 'showWidget')(all), { name, ...props })
const clear = (page: Page) => page.evaluate(() => Reflect.get(window, 'clearWidget')())
const readTold = (page: Page): Promise<[string, string][]> => page.evaluate(() => Reflect.get(window, 'told'))

describe.each(Object.keys(reacts) as ReactRelease[])(
  'the React component with React %s, under StrictMode',
  (release) => {
    let consumer: Consumer
    let host: Awaited<ReturnType<typeof serveHostPage>>

    beforeAll(async () => {
      consumer = await createConsumer(packed.archive, release, {
        'index.html':
          '<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
        'src/root.ts': release === '17' ? legacyRoot : currentRoot,
        'src/main.tsx': main,
      })
      host = await serveHostPage({ folder: await buildConsumer(consumer) })
    })
    afterAll(async () => {
      await host.close()
      await consumer.remove()
    })

    async function open(): Promise<{ page: Page; framesFetched: () => number }> {
      const page = await browser.open({ prepare: (context) => countLeftovers(context, ['/assets/']) })
      let count = 0
      page.on('request', (request) => {
        if (request.url().includes('/embed/frame.html')) count += 1
      })
      await page.goto(host.url)
      await page.waitForFunction(() => 'showWidget' in window)
      return { page, framesFetched: () => count }
    }
    const step = (page: Page, name: string) =>
      page.frameLocator('iframe').locator(`[data-step="${name}"][aria-busy="false"]`)

    it('runs with this React version', async () => {
      const { version }: { version: string } = JSON.parse(
        await readFile(join(consumer.folder, 'node_modules/react/package.json'), 'utf8'),
      )
      expect(version.split('.')[0]).toBe(release)
    })

    it('opens one frame, updates it in place, calls the latest callbacks, and leaves nothing behind', async () => {
      const { page, framesFetched } = await open()
      const before = await readLeftovers(page)
      await show(page, 'first', { partnerName: 'Acme', branding: { primaryColor: 'teal' } })
      await step(page, 'ENTER_LICENSE_PLATE').waitFor()
      const inside = page.frameLocator('iframe')
      const brand = () =>
        inside.locator('.refinance').evaluate((root: HTMLElement) => root.style.getPropertyValue('--brand'))
      expect(await brand()).toBe('teal')
      expect((await readLeftovers(page)).listeners, 'it would be seen').toContain('message')
      await expect.poll(() => readTold(page)).toContainEqual(['first', 'ready'])

      await inside.locator('[name="plateNumber"]').fill('ABC 1234')
      await show(page, 'second', { partnerName: 'Acme', branding: { primaryColor: 'purple' } })
      await expect.poll(brand).toBe('purple')
      expect(await inside.locator('[name="plateNumber"]').inputValue(), 'what was typed stays').toBe('ABC 1234')
      await inside.locator('[name="plateState"]').selectOption('CO')
      await inside.locator('[name="estimatedMileageRange"]').selectOption('30,000-40,000')
      await inside.locator('button[type="submit"]').click()
      await step(page, 'VERIFY_VEHICLE_INFO').waitFor()
      await expect.poll(() => readTold(page)).toContainEqual(['second', 'step'])

      await clear(page)
      await expect
        .poll(async () => (await readTold(page)).filter(([, type]) => type === 'closed'))
        .toEqual([['second', 'closed']])
      expect(await readLeftovers(page)).toEqual(before)
      expect(framesFetched(), 'StrictMode loads no second frame').toBe(1)
    })

    it('can be unmounted before it has loaded, and mounted again', async () => {
      const { page } = await open()
      const before = await readLeftovers(page)
      for (const name of ['one', 'two', 'three']) {
        await show(page, name)
        await clear(page)
      }
      await expect.poll(() => readLeftovers(page)).toEqual(before)
      await show(page, 'four')
      await step(page, 'ENTER_LICENSE_PLATE').waitFor()
      await expect.poll(() => readTold(page)).toContainEqual(['four', 'ready'])
      expect((await readTold(page)).filter(([name, type]) => name !== 'four' && type !== 'closed')).toEqual([])
    })
  },
)
