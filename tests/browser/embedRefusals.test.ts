import type { Frame, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { findFrame, openPartner } from './support/openPartner.ts'
import { mobile, useBrowser } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import {
  becomeContact,
  findCar,
  proveByPhone,
  review,
  startOnDesktop,
  verifyByCode,
  verifyByLink,
} from './support/walk.ts'

const browser = useBrowser()
const partner = usePartner()

/** A page that records everything a partner can observe from outside: messages, events, and each change of anything visible. */
const body = `<p style="height: 300px"></p><div id="here"></div><p style="height: 900px"></p><script>
  window.trace = []
  const write = (kind, what) => trace.push(kind + ' ' + JSON.stringify(what))
  addEventListener('message', ({ data: { instance, seq, ...said } }) => write('message', said))
  for (const type of ['blur', 'focus', 'popstate', 'hashchange', 'pagehide']) addEventListener(type, () => write(type))
  let seen
  const look = () => {
    const frame = document.querySelector('#here > div')?.shadowRoot.querySelector('iframe')
    const now = {
      entries: history.length, scrolled: [scrollX, scrollY], focused: document.activeElement.tagName, title: document.title,
      attributes: frame && [...frame.attributes].map((one) => one.name === 'name' || one.name === 'src' || one.value),
      frames: [...Array(frames.length).keys()].map((index) => frames[index].length), address: location.href,
    }
    if (seen !== (seen = JSON.stringify(now))) write('seen', now)
    requestAnimationFrame(look)
  }
  const say = (event) => write('event', event)
  addEventListener('load', () => {
    window.widget = Refinance.init({
      target: '#here', onReady: say, onStep: say, onLeadCreated: say, onCompleted: say, onError: say, onClosed: say,
    })
    look()
  })
</script>${loaderTag}`

const readTrace = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'trace'))

/** Waits until the page has recorded its current state. */
const settle = async (page: Page, frame: Frame): Promise<void> => {
  for (const one of [frame, page]) {
    await one.evaluate(
      () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    )
  }
}

interface Refusal {
  /** Does everything that leads to the refusal, except the last act. */
  readonly prepare: (me: Applicant) => Promise<void>
  readonly refuse?: (me: Applicant) => Promise<void>
  readonly at: string
  readonly viewport?: typeof mobile
}

/** Types amounts that make the sandbox refuse. */
async function typeAmounts(me: Applicant, balance: string): Promise<void> {
  await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
  await me.type('currentMonthlyPayment', '612.50')
  await me.type('remainingLoanBalance', balance)
}

const lowScore = 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'
const failedPull = 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'

const atSoftPull = (balance: string) => async (me: Applicant) => {
  await becomeContact(me, '3035552087')
  await typeAmounts(me, balance)
}

const refusals: Readonly<Record<string, Refusal>> = {
  'a low credit score': { prepare: atSoftPull('1002'), at: lowScore },
  'a soft pull that failed': { prepare: atSoftPull('1001'), at: failedPull },
  'offers that were refused': { prepare: atSoftPull('1003'), at: failedPull },
  'a low credit score on a phone': {
    viewport: mobile,
    async prepare(me) {
      await findCar(me)
      await verifyByCode(me, '1960-06-22')
      await review(me)
      await typeAmounts(me, '1002')
    },
    at: lowScore,
  },
  'an identity that was not proven': {
    async prepare(me) {
      await proveByPhone(me, '3035550103')
      await me.isAt('VERIFY_YOUR_INFO')
      await me.type('email', 'avery.nguyen@example.com')
      await me.choose('residency', 'Citizen')
      await me.choose('isConsentSelected', true)
    },
    at: 'IDENTITY_FAILED',
  },
  'a phone that was not proven': {
    async prepare(me) {
      await findCar(me)
      await startOnDesktop(me, '3035550102')
      await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    },
    refuse: (me) => verifyByLink(me, '3035550102'),
    at: 'IDENTITY_FAILED',
  },
}

it.each(Object.entries(refusals))(
  'a partner’s page cannot distinguish %s from an applicant who leaves at that step',
  async (_, { prepare, refuse = (me) => me.press('submit'), at, viewport }) => {
    const page = await openPartner(browser, partner, body, {
      expectedErrors: /status of 422/,
      ...(viewport && { viewport }),
    })
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await prepare(me)
    await frame.locator('[type="submit"], [data-action]').first().scrollIntoViewIfNeeded()
    await settle(page, frame)
    const before = await readTrace(page)
    expect(before).toContainEqual(expect.stringContaining('"type":"step"'))

    await refuse(me)
    await me.isAt(at)
    await settle(page, frame)
    const heading = frame.locator('h1')
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
    const box = await heading.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect(box && box.y >= 0 && box.y + box.height <= height, 'it stands where the applicant looks').toBe(true)
    expect(await readTrace(page)).toEqual(before)
  },
)
