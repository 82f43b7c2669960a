import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '../../src/embed/protocol.ts'
import { toApplicant } from './support/applicant.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { findFrame, openPartner, readEvents, recorder, recordMessages } from './support/openPartner.ts'
import { mobile, useBrowser } from './support/openPage.ts'
import { openInstantLink } from './support/phone.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { findCar, reachNextSteps, startOnDesktop } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()

const schema = JSON.parse(readFileSync('schemas/partner-events.v1.schema.json', 'utf8'))
const isEvent = new Ajv().compile(schema)

const body = `<div id="here"></div>${recorder}<script>
  addEventListener('load', () => { window.widget = Refinance.init({ target: '#here', PartnerName: 'Acme', reference: 'order-7', ...callbacks }) })
</script>${loaderTag}`

/** A pattern for all personal data of this test's applicant. */
const personal = /ABC|1985|03\/09|555|2044|612\.5|23,?400|1,?450|64,?200|Maple|avery|nguyen|Carpenter|Northside|80202/i

const readHeard = (page: Page): Promise<FrameMessage[]> => page.evaluate(() => Reflect.get(window, 'messages'))

describe('a whole application in a frame', () => {
  it('sends the page each event once, valid by the schema, and nothing that was typed', async () => {
    const page = await openPartner(browser, partner, body, { prepare: recordMessages })
    const me = toApplicant(page, await findFrame(page))
    await findCar(me)
    await startOnDesktop(me, '3035552044')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    const phone = await openInstantLink(page, '2044')
    expect(phone.url(), 'the link leads to the page of our own').toBe(`${stage().siteUrl}/?verification=complete`)
    await phone.close()
    await reachNextSteps(me)
    await sendDocuments(me)

    const events = await readEvents(page)
    expect(events.filter((event) => !isEvent(event))).toEqual([])
    const count = (type: string) => events.filter((event) => event.type === type).length
    expect(['ready', 'leadCreated', 'completed', 'error', 'closed'].map(count)).toEqual([1, 1, 1, 0, 0])
    const steps = events.flatMap((event) => (event.type === 'step' ? [event.step] : []))
    expect(steps[0]).toBe('ENTER_LICENSE_PLATE')
    expect(steps.at(-1)).toBe('OFF_RAMP')
    expect(steps).toContain('SOFT_PULL_ACKNOWLEDGEMENT')

    const [lead, end] = ['leadCreated', 'completed'].map((type) => events.find((event) => event.type === type))
    expect(lead).toEqual({
      version: 1,
      type: 'leadCreated',
      applicationId: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
      reference: 'order-7',
    })
    expect(end).toEqual({ ...lead, type: 'completed' })

    const heard = await readHeard(page)
    expect(heard.length).toBeGreaterThan(events.length)
    // Ids and message numbers are random or a time, so they may contain any digits.
    const told = heard.map((message) => ({ ...Object(message), instance: '', seq: 0, height: 0, applicationId: '' }))
    expect(JSON.stringify(told)).not.toMatch(personal)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
    expect(page.url(), 'no step is in the address').not.toMatch(/[?#]/)
  })

  it('reports failures that the applicant sees', async () => {
    const page = await openPartner(browser, partner, body, { expectedErrors: /status of 401/ })
    const me = toApplicant(page, await findFrame(page))
    await findCar(me, { plate: 'BOT401' })
    await me.seesScreen('bot-check-failed')
    expect((await readEvents(page)).at(-1)).toEqual({ version: 1, type: 'error', code: 'failure' })
  })
})

describe('the device of a widget in a frame', () => {
  const narrow = body.replace('<div id="here">', '<div id="here" style="width: 360px">')

  it('depends on the width of the window, not of the frame', async () => {
    const page = await openPartner(browser, partner, narrow)
    const me = toApplicant(page, await findFrame(page))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.field('phone').count(), 'who sits at a desktop is asked for a phone').toBe(1)
  })

  it('is a phone when the window is narrow', async () => {
    const page = await openPartner(browser, partner, body, { viewport: mobile })
    const me = toApplicant(page, await findFrame(page))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.field('phone').count()).toBe(0)
  })
})

describe('a forged message', () => {
  it('changes nothing in the page or in the frame', async () => {
    const page = await openPartner(browser, partner, body, { prepare: recordMessages })
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await me.isAt('ENTER_LICENSE_PLATE')
    const before = await readEvents(page)
    const [hello] = await readHeard(page)
    if (!hello) throw new Error('The frame has said nothing.')

    // A frame of our site, with the right origin, and one of the partner's site, which can reach the widget's frame.
    const ours = `${stage().siteUrl}/embed/frame.html#instance=another&host=${partner.origin()}`
    const reached: boolean[] = []
    for (const src of [ours, partner.page('<p>evil</p>')]) {
      await page.evaluate((address) => {
        const evil = document.createElement('iframe')
        evil.className = 'evil'
        evil.src = address
        document.body.append(evil)
      }, src)
      const evil = await findEvil(page, src)
      const forge = { refinance: 1, instance: hello.instance, seq: hello.seq + 100_000 }
      const hasReached = await evil.evaluate(
        ({ envelope, site }) => {
          window.parent.postMessage({ ...envelope, type: 'completed' }, '*')
          window.parent.postMessage({ ...envelope, type: 'height', height: 7 }, '*')
          const options = { branding: { hideTopNav: true } }
          const frameWindow = reach()?.contentWindow
          frameWindow?.postMessage({ ...envelope, type: 'options', options }, site)
          return Boolean(frameWindow)

          function reach() {
            try {
              return window.parent.document.querySelector('#here > div')?.shadowRoot?.querySelector('iframe')
            } catch {
              return undefined // The page has another origin.
            }
          }
        },
        { envelope: forge, site: stage().siteUrl },
      )
      reached.push(hasReached)
    }
    expect(reached).toEqual([false, true])
    // The frame accepts messages of the page itself, so this one arrives after all the forged ones.
    await page.evaluate(`widget.update({ branding: { roundCorners: false } })`)
    await frame.locator('.header:not(.is-round)').waitFor()
    expect(await frame.locator('.header').isVisible()).toBe(true)
    expect(await readEvents(page)).toEqual(before)
    expect(await page.locator('#here iframe').evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(
      100,
    )
  })
})

async function findEvil(page: Page, address: string) {
  await expect.poll(() => page.frames().some((frame) => frame.url() === address)).toBe(true)
  const frame = page.frames().find((one) => one.url() === address)
  if (!frame) throw new Error(`There is no frame with ${address}.`)
  await frame.waitForLoadState()
  return frame
}
