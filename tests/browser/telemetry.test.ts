import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toTrackedName } from '../../engine/index.ts'
import { toApplicant } from './support/applicant.ts'
import { mobile, useBrowser, type OpenOptions } from './support/openPage.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { serveTelemetry } from './support/vendors/telemetry.ts'
import { estimate, findCar, review, startOnMobile, verifyByCode } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

/** The events that report durations. */
const measured = ['Step Left', 'Page Measured']

/** A pattern for all personal data of this test's applicant. */
const personal = /1960-07-24|07\/24\/1960|0724|900-?12|23,?400|612\.5|Maple|avery|nguyen@|ABC.?1234|ann@/i

/** Opens the build with two kinds of analytics and with error tracking, against a host that plays their vendors. */
async function open(options: OpenOptions = {}) {
  const vendor = await serveTelemetry()
  const site = await serveConfigured({
    environment: 'qa',
    apiBaseUrl: `${stage().apiUrl}/`,
    analytics: [{ adapter: 'dataLayer' }, { adapter: 'segment', writeKey: 'key-1', apiUrl: vendor.url }],
    errorTracking: { adapter: 'sentry', dsn: vendor.dsn, release: 'r-1' },
  })
  const page = await browser.open({ site: site.url, viewport: mobile, ...options })
  return { vendor, page, me: toApplicant(page) }
}

describe('analytics', () => {
  it('receive the same events in each vendor’s naming, without personal data', async () => {
    const { vendor, page, me } = await open()
    await findCar(me)
    await verifyByCode(me, '1960-07-24')
    await review(me)
    await estimate(me)
    await me.isAt('OFFER_SELECTION')

    const events = [
      'Step Viewed ENTER_LICENSE_PLATE',
      'Step Viewed VERIFY_VEHICLE_INFO',
      'Step Viewed VERIFY_MOBILE_NUMBER',
      'Step Viewed YOUR_INFO',
      'Step Viewed VERIFY_YOUR_INFO',
      'Lead Created VERIFY_YOUR_INFO',
      'Step Viewed SOFT_PULL_ACKNOWLEDGEMENT',
      'Soft Pull Authorized SOFT_PULL_ACKNOWLEDGEMENT',
      'Step Viewed OFFER_SELECTION',
    ]
    await expect
      .poll(() =>
        vendor
          .events()
          .filter(({ event }) => !measured.includes(event))
          .map(({ event, properties }) => `${event} ${properties['step']}`),
      )
      .toEqual(events)
    expect(new Set(vendor.events().map(({ anonymousId }) => anonymousId)).size).toBe(1)
    const renamed = vendor.events().map(({ event, properties }) => ({
      event: toTrackedName(event),
      ...Object.fromEntries(Object.entries(properties).map(([name, value]) => [toTrackedName(name), value])),
    }))
    const layer = await page.evaluate((): object[] => Object(window.dataLayer))
    expect(layer).toEqual(renamed)
    expect(layer.find((one) => 'event' in one && one.event === 'lead_created')).toEqual({
      event: 'lead_created',
      step: 'VERIFY_YOUR_INFO',
      device: 'mobile',
      partner_name: 'Website',
      environment: 'qa',
      language: 'en',
    })
    expect(withoutIds(vendor.bodies.join('\n'))).not.toMatch(personal)
    expect(vendor.messages(), 'nothing has gone wrong').toEqual([])
  })

  it('receive the time of each step and the page’s performance, as numbers without personal data', async () => {
    const { vendor, page, me } = await open()
    await findCar(me)
    await startOnMobile(me, '1960-07-24')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    const measurements = () => vendor.events().filter(({ event }) => measured.includes(event))
    await expect.poll(() => measurements().filter(({ event }) => event === 'Step Left').length).toBe(2)
    await page.goto('about:blank')
    const toTold = () =>
      measurements().map(({ event, properties: { step, seconds, metric } }) =>
        [event, seconds ? step : metric].join(' '),
      )
    await expect
      .poll(() => toTold().toSorted())
      .toEqual([
        ...['CLS', 'INP', 'LCP', 'TTFB'].map((metric) => `Page Measured ${metric}`),
        ...['ENTER_LICENSE_PLATE', 'VERIFY_VEHICLE_INFO'].map((step) => `Step Left ${step}`),
      ])
    for (const { event, properties } of measurements()) {
      const { seconds, waited, value, rating, metric, ...rest } = properties
      expect(Object.keys(rest).toSorted()).toEqual(['device', 'environment', 'language', 'partnerName', 'step'])
      const told = event === 'Step Left' ? `${seconds} ${waited}` : `${metric} ${value} ${rating}`
      expect(told).toMatch(/^(\d{1,3} \d{1,2}\.\d|[A-Z]{3,4} \d{1,2}\.\d{1,2} (good|needs-improvement|poor))$/)
    }
  })

  it('receive the last event even when the page is left at once', async () => {
    const { vendor, page, me } = await open()
    await findCar(me, { mileage: 'Over 150,000 miles' })
    await page.locator('[data-step="DISQUALIFIED"]').waitFor()
    await page.goto('about:blank')
    await expect.poll(() => vendor.events().at(-1)?.properties['step']).toBe('DISQUALIFIED')
  })
})

describe('error tracking', () => {
  it('receives failed calls and uncaught errors of our scripts, once and without personal data', async () => {
    const { vendor, page, me } = await open({ expectedErrors: /status of 422|is wrong|of the page/ })
    for (let time = 0; time < 2; time += 1) {
      await findCar(me, { plate: 'REFUSED' })
      await page.locator('.banner').waitFor()
    }
    await plant(page, 'The call of ann@example.com with 900-12-0724 is wrong', 'assets/index-1.js')
    await plant(page, 'A fault of the page of Avery', 'partner.js')
    await plant(page, 'The address 12 Maple Street is wrong', 'assets/index-1.js')
    const messages = [
      'The call lookUpPlate failed with 422.',
      'The call of [email] with [number] is wrong',
      'The address [address] is wrong',
    ]
    await expect.poll(() => vendor.messages()).toEqual(messages)
    const told = vendor.bodies.filter((body) => body.includes('exception'))
    expect(told.join('\n')).toContain('"environment":"qa","release":"r-1"')
    expect(withoutIds(told.join('\n'))).not.toMatch(personal)
  })
})

/** Causes an unhandled promise rejection, as if a script of the site had thrown the error. */
async function plant(page: Page, message: string, script: string): Promise<void> {
  await page.evaluate(
    ([said = '', file = '']) => {
      const error = new Error(said)
      error.stack = `Error: ${said}\n    at f (${location.origin}/${file}:1:2)`
      void Promise.reject(error)
    },
    [message, script],
  )
}

/** Replaces ids and times, which may contain any digits. */
const withoutIds = (text: string): string =>
  text.replaceAll(
    /[0-9a-f]{8}-?[0-9a-f-]{24,27}|\d{4}-\d\d-\d\dT[\d:.]+Z|"(?:timestamp|lineno|colno)":[\d.]+|localhost:\d+/gi,
    'id',
  )
