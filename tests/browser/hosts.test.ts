import { describe, expect, it, onTestFinished } from 'vitest'
import { type SandboxOptions, createSandbox } from '../../src/sandbox/createSandbox.ts'
import { createFaultyHost } from '../faults/createFaultyHost.ts'
import type { Fault } from '../faults/faults.ts'
import { saveApplication } from './support/saveApplication.ts'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { mobile, useBrowser, type OpenOptions } from './support/openPage.ts'
import { readSaved } from './support/saved.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import {
  addJob,
  becomeContact,
  confirmAddress,
  estimate,
  findCar,
  pickLoan,
  pickOffer,
  reachNextSteps,
  review,
  startOnDesktop,
  typeAddress,
  verifyByCode,
  verifyByLink,
} from './support/walk.ts'

const browser = useBrowser()

/** Opens the application with its own API host. */
async function openAt(hostUrl: string, options: OpenOptions = {}): Promise<Applicant> {
  const { url: site } = await serveConfigured({ environment: 'qa', apiBaseUrl: `${hostUrl}/` })
  return toApplicant(await browser.open({ site, ...options }))
}

async function openHost(options: SandboxOptions): Promise<string> {
  const sandbox = await createSandbox({ slowMs: 300, ...options })
  onTestFinished(() => sandbox.close())
  return sandbox.listen({ port: 0, host: 'localhost' })
}

it('the message hub may redirect to a host of its own that the policy allows', async () => {
  const hostUrl = await openHost({})
  let connectionId = ''
  const replies: Readonly<Record<string, Fault['reply']>> = {
    '/documents/redirect': (own) => {
      ;({ connectionId } = JSON.parse(own.body))
      return own
    },
    '/message-hub/negotiate': (own) => {
      const { accessToken } = JSON.parse(own.body)
      const url = `${hostUrl}/message-hub?connectionId=${connectionId}`
      return { ...own, body: JSON.stringify({ url, accessToken }) }
    },
  }
  const balancer = await createFaultyHost(hostUrl, ({ path }) => {
    const reply = replies[path]
    return reply && { name: 'passed on', tells: 'answer', isDone: true, reply }
  })
  onTestFinished(() => balancer.close())
  const site = await serveConfigured({
    environment: 'qa',
    apiBaseUrl: `${balancer.url}/`,
    messageHubUrls: `${hostUrl}/`,
  })
  const page = await browser.open({ site: site.url, viewport: mobile })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).port))
  const me = toApplicant(page)
  await findCar(me)
  await verifyByCode(me, '1960-06-21', hostUrl)
  await reachNextSteps(me)
  await sendDocuments(me)
  expect(sockets).toEqual([new URL(hostUrl).port])
})

it('long words, from the host or typed, make no page wider than a window of 320 pixels', async () => {
  const word = 'CreditUnionOfSouthernCalifornia'
  const named = /^(lender|offerType|firstName|lastName|streetLine1|address|extendedAddress|city|makeName|model)$/
  const hostUrl = await openHost({})
  const host = await createFaultyHost(hostUrl, () => ({
    name: 'long words',
    tells: 'answer',
    isDone: true,
    reply: (own) => {
      const isLong = (name: string, value: unknown) => named.test(name) && typeof value === 'string'
      const lengthen = (name: string, value: unknown): unknown => (isLong(name, value) ? word : value)
      return own.body.startsWith('{') || own.body.startsWith('[')
        ? { ...own, body: JSON.stringify(JSON.parse(own.body, lengthen)) }
        : own
    },
  }))
  onTestFinished(() => host.close())
  const me = await openAt(host.url, { viewport: { width: 320, height: 640 } })
  // Each step that is reached is checked for sideways scrolling.
  await findCar(me)
  await verifyByCode(me, '1960-06-22', hostUrl)
  await review(me, { email: `${word}@${word}.example.com` })
  await estimate(me, { payment: '9999999', balance: '9999999' })
  await pickOffer(me)
  await confirmAddress(me, { months: 3 })
  await me.isAt('TWO_YEARS_ADDRESS_HISTORY')
  await typeAddress(me, { street: word + word, from: 50, to: 3 })
  await pickLoan(me)
  await addJob(me, { jobTitle: word + word })
  await me.isAt('EMPLOYMENT_AND_INCOME')
  await me.press('finish')
  await me.isAt('NEXT_STEPS')
  await me.press('checklist')
  await me.isAt('CHECKLIST_STATUS')
})

describe('an application with a host that answers', () => {
  it('nulls and numbers goes from the plate to the thank-you page', async () => {
    const hostUrl = await openHost({ speech: 'nulls' })
    const me = await openAt(hostUrl, { viewport: mobile })
    await findCar(me)
    await verifyByCode(me, '1960-06-21', hostUrl)
    await reachNextSteps(me)
    await sendDocuments(me)
  })

  it('as little as allowed asks for the missing data, and reaches the thank-you page', async () => {
    const hostUrl = await openHost({ speech: 'bare' })
    const me = await openAt(hostUrl)
    await findCar(me)
    await me.isAt('VEHICLE_MANUAL_ENTER')
    await me.choose('year', String(new Date().getFullYear() - 3))
    await me.chooseNth('make', 1)
    await me.chooseNth('model', 0)
    await me.press('submit')
    await startOnDesktop(me, '3035552095')
    await verifyByLink(me, '2095', hostUrl)
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    await me.type('firstName', 'Avery')
    await me.type('lastName', 'Nguyen')
    await me.type('addresses.0.address', '77 Aspen Way')
    await me.type('addresses.0.postalCode', '80301')
    await me.type('addresses.0.city', 'Boulder')
    await me.choose('addresses.0.region', 'CO')
    await me.type('ssn', '900-12-2095')
    await reachNextSteps({
      ...me,
      isAt: (step) => me.isAt(step === 'VERIFY_YOUR_INFO' ? 'YOUR_INFORMATION_MANUALLY' : step),
    })
    await sendDocuments(me)
  })

  it('nobody without authorization asks a returning applicant to verify, and continues', async () => {
    const hostUrl = await openHost({ needsAuthorization: true })
    const me = await openAt(hostUrl, { expectedErrors: /status of 401/ })
    await becomeContact(me, '3035552096', hostUrl)
    await readSaved(me.page)
    await me.page.reload()
    await me.isAt('VERIFY_AGAIN')
    await me.type('dateOfBirth', '1985-03-09')
    await me.type('phone', '3035552096')
    await me.press('submit')
    await verifyByLink(me, '2096', hostUrl)
    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
  })
})

const readValues = (elements: Element[]) => elements.map((element) => element.getAttribute('value') ?? '')

describe('a host that returns', () => {
  /** Creates a fault that answers requests for offers with `count` other offers. */
  const withOffers = (change: (offer: object, index: number) => object, count: number): Fault => ({
    name: 'other offers',
    tells: 'answer',
    isDone: true,
    reply(own) {
      const { offers, ...rest } = JSON.parse(own.body)
      const others = Array.from({ length: count }, (_, index) => change(offers[index % offers.length], index))
      return { ...own, body: JSON.stringify({ ...rest, offers: others }) }
    },
  })

  async function openOffers(fault: Fault, ofLoans?: Fault): Promise<Applicant> {
    const hostUrl = await openHost({})
    const host = await createFaultyHost(hostUrl, ({ path }) => {
      if (path.includes('/credit-summary')) return ofLoans
      return path === '/lender' ? fault : undefined
    })
    onTestFinished(() => host.close())
    const saved = await saveApplication(hostUrl, 'SOFT_PULL_ACKNOWLEDGEMENT')
    const me = await openAt(host.url, { viewport: mobile, saved })
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
    return me
  }

  it('two thousand offers has a hundred shown, more on request, and each can be selected', async () => {
    // The sandbox's own offers are the cheapest, so that they are among the first.
    const toOffer = (offer: object, index: number) =>
      index < 3 ? offer : { ...offer, dealId: String(index), monthlyPaymentAmount: 2000 + index }
    const me = await openOffers(withOffers(toOffer, 2000))
    const cards = me.field('dealId')
    expect(await cards.count()).toBe(100)
    await me.page.getByRole('button', { name: 'Show 100 more' }).click()
    await expect.poll(() => cards.count()).toBe(200)
    await me.chooseNth('dealId', 199)
    expect(await cards.nth(199).isChecked()).toBe(true)
    // One of the sandbox's own offers, whose ids are longer.
    const own = (await cards.evaluateAll(readValues)).find((value) => value.length > 4)
    await me.choose('dealId', own ?? '')
    await me.press('submit')
    await me.isAt('CURRENT_ADDRESS_INFO')
  })

  it('offers without a kind and loans without a date has nothing shown in their place', async () => {
    const dateless: Fault = {
      name: 'loans without a date',
      tells: 'answer',
      isDone: true,
      reply(own) {
        const loans: object[] = JSON.parse(own.body)
        return { ...own, body: JSON.stringify(loans.map((loan) => ({ ...loan, openDate: null }))) }
      },
    }
    const me = await openOffers(
      withOffers((offer) => ({ ...offer, offerType: undefined }), 3),
      dateless,
    )
    const cards = me.page.locator('.card')
    expect(await cards.count()).toBe(3)
    expect(await cards.locator('.pill:empty').count()).toBe(0)
    expect(await cards.allInnerTexts()).not.toContainEqual(expect.stringMatching(/\s\.|^\.$/m))
    await pickOffer(me)
    await confirmAddress(me)
    await me.isAt('LOAN_SELECTION')
    expect(await cards.count()).toBeGreaterThan(1)
    expect(await cards.allInnerTexts()).not.toContainEqual(expect.stringContaining('Opened on'))
  })

  it('an offer id unfit for a URL gets an error with the phone number, and other offers still work', async () => {
    const me = await openOffers(withOffers((offer, index) => (index === 0 ? { ...offer, dealId: '..' } : offer), 3))
    await me.choose('dealId', '..')
    await me.press('submit')
    const banner = me.page.locator('[role="alert"] .banner')
    await banner.waitFor()
    expect(await banner.innerText()).toMatch(/\(303\) 555-0142/)
    expect(await banner.innerText()).not.toMatch(/UnusableValue|cannot carry/)
    const others = await me.page.locator('[name="dealId"]:not([value=".."])').evaluateAll(readValues)
    await me.choose('dealId', others[0] ?? '')
    await me.press('submit')
    await me.isAt('CURRENT_ADDRESS_INFO')
  })
})
