import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findFrame, openPartner, readEvents, recorder } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()

const heightOf = (page: Page) => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)

describe('the loader', () => {
  it('has at most 3,000 bytes, compressed with gzip', () => {
    const file = readFileSync(join(stage().siteFolder, 'embed/v1.js'))
    expect(gzipSync(file).length, 'see docs/decisions/2026-11-21-languages-are-files.md').toBeLessThanOrEqual(3000)
  })
})

describe('the files for partners', () => {
  const read = (path: string) => fetch(`${stage().siteUrl}/embed/${path}`)

  it('include the loader under a hashed name that a page can pin', async () => {
    const { script, integrity }: { script: string; integrity: string } = await (await read('integrity.json')).json()
    const open = (hash: string) => {
      const tag = `<script src="%SITE%/${script}" integrity="${hash}" crossorigin="anonymous"></script>`
      const expectedErrors = /integrity/
      return openPartner(browser, partner, `<refinance-widget></refinance-widget>${tag}`, { expectedErrors })
    }
    const page = await open(integrity)
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')

    const changed = await open(`sha384-${'A'.repeat(64)}`)
    expect(await changed.evaluate(() => 'Refinance' in window)).toBe(false)
  })

  it('include the schema of the events', async () => {
    const schema = readFileSync('schemas/partner-events.v1.schema.json', 'utf8')
    expect(await (await read('events.v1.schema.json')).text()).toBe(schema)
  })
})

describe('a widget on a partner’s page', () => {
  const element = `<refinance-widget partner-name="Acme" primary-color="teal">One moment</refinance-widget>`

  it('is a cross-origin frame that the page cannot read', async () => {
    const page = await openPartner(browser, partner, element + loaderTag)
    const me = toApplicant(page, await findFrame(page))
    await me.isAt('ENTER_LICENSE_PLATE')
    const seen = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentDocument)
    expect(seen).toBeNull()
    expect(await page.locator('iframe').getAttribute('title')).toBe('Refinance your car loan online')
  })

  it('is as high as its content, also when that changes', async () => {
    const page = await openPartner(browser, partner, element + loaderTag)
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await me.isAt('ENTER_LICENSE_PLATE')
    const content = () => frame.evaluate(() => document.body.getBoundingClientRect().height)
    const expectFit = async () => {
      await expect.poll(async () => Math.abs((await heightOf(page)) - (await content()))).toBeLessThan(2)
    }
    await expectFit()
    const before = await heightOf(page)
    await me.press('submit')
    await frame.locator('.error-summary:not([hidden])').waitFor()
    await expectFit()
    expect(await heightOf(page)).toBeGreaterThan(before)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectFit()
    const sideways = () => frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await sideways()).toBeLessThanOrEqual(0)
  })

  it('reports its steps to the page’s callbacks', async () => {
    const start = `<div id="here"></div>${recorder}<script>
      addEventListener('load', () => Refinance.init({ target: '#here', PartnerName: 'Acme', ...callbacks }))
    </script>`
    const page = await openPartner(browser, partner, start + loaderTag)
    const me = toApplicant(page, await findFrame(page))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await readEvents(page)).toEqual([
      { version: 1, type: 'ready' },
      { version: 1, type: 'step', step: 'ENTER_LICENSE_PLATE', progress: 20 },
      { version: 1, type: 'step', step: 'VERIFY_VEHICLE_INFO', progress: 30, applicationId: expect.any(String) },
    ])
  })
})
