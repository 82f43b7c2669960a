import type { BrowserContext, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { countDuring, saveProgress } from './support/sandbox.ts'
import { readSaved, readSavedText, type Saved } from './support/saved.ts'
import {
  addJob,
  addOnlyJob,
  becomeContact,
  confirmAddress,
  estimate,
  pickLoan,
  pickOffer,
  reachAddress,
} from './support/walk.ts'

const browser = useBrowser()
const day = 24 * 60 * 60 * 1000
let saved: Saved

beforeAll(async () => {
  const me = toApplicant(await browser.open())
  await becomeContact(me, '3035552006')
  await reachAddress(me)
  saved = await readSaved(me.page)
})

describe('an unfinished application', () => {
  it('resumes after a reload at every step, and nothing happens twice', async () => {
    const me = toApplicant(await browser.open())
    const reloadAt = async (step: string, comesBackAt = step) => {
      await me.isAt(step)
      // Until the host knows the step, it answers a reload with a 404, which the console shows.
      await readSaved(me.page)
      await me.page.reload()
      await me.isAt(comesBackAt)
    }
    const counted = await countDuring(async () => {
      await becomeContact(me, '3035552007')
      await reloadAt('SOFT_PULL_ACKNOWLEDGEMENT')
      await estimate(me)
      await reloadAt('OFFER_SELECTION')
      await pickOffer(me)
      await reloadAt('CURRENT_ADDRESS_INFO')
      await me.press('notMyAddress')
      await reloadAt('CURRENT_ADDRESS_INFO_MANUALLY', 'CURRENT_ADDRESS_INFO')
      await confirmAddress(me)
      await reloadAt('LOAN_SELECTION')
      await me.press('notListed')
      await reloadAt('LENDER_INFO', 'LOAN_SELECTION')
      await pickLoan(me)
      await reloadAt('EMPLOYMENT_AND_INCOME')
      await addJob(me)
      await me.press('finish')
      await reloadAt('NEXT_STEPS')
      await me.press('checklist')
      await reloadAt('CHECKLIST_STATUS')
    })
    expect(counted).toEqual({ contactsCreated: 1, loansSaved: 1, creditPulls: 1, activations: 1 })
  })

  it.each([
    'SOFT_PULL_ACKNOWLEDGEMENT',
    'OFFER_SELECTION',
    'CURRENT_ADDRESS_INFO',
    'CURRENT_ADDRESS_INFO_MANUALLY',
    'LOAN_SELECTION',
    'LENDER_INFO',
    'EMPLOYMENT_AND_INCOME',
    'NEXT_STEPS',
    'CHECKLIST_STATUS',
    'FINAL_OFFER',
  ])('resumes at %s when the server says so', async (step) => {
    await saveProgress(saved.data.contactData, step)
    const me = toApplicant(await browser.open({ saved: JSON.stringify(saved) }))
    await me.isAt(step)
  })

  it('still resumes on the thirtieth day', async () => {
    await saveProgress(saved.data.contactData, 'NEXT_STEPS')
    const record = { ...saved, timeStamp: Date.now() - 29.9 * day }
    const me = toApplicant(await browser.open({ saved: JSON.stringify(record) }))
    await me.isAt('NEXT_STEPS')
  })
})

describe('a resumed application', () => {
  it('masks personal data, and offers "Not you?" to others', async () => {
    await saveProgress(saved.data.contactData, 'SOFT_PULL_ACKNOWLEDGEMENT')
    const me = toApplicant(await browser.open({ saved: JSON.stringify(saved) }))
    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    const text = await me.page.locator('.summary').innerText()
    expect(text).toMatch(/^[A-Z]\. [A-Z]\.$/m)
    expect(text).toContain('+1 (•••) •••-2006')
    expect(text).toContain('•••-••-2006')
    expect(text).toMatch(/^a•••@•••$/m)
    expect(text).toMatch(/^•••, \w+, [A-Z]{2}$/m)
    expect(text).not.toMatch(/avery|nguyen|street|555|1985|\d{5}/i)

    await reachAddress(me)
    expect(await me.page.locator('.summary address').innerText()).toMatch(/^•••, /)
    await me.reads('Not you?')
    await me.press('startOver')
    await me.press('confirmStartOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
    expect(await me.page.getByText('Not you?').count()).toBe(0)
  })
})

describe('an application saved before records had a version', () => {
  it('resumes by the hash of its version, and saves the version from then on', async () => {
    await saveProgress(saved.data.contactData, 'EMPLOYMENT_AND_INCOME')
    const { version: _, ...record } = { ...saved, hash: 'f78a98760ab3' }
    const me = toApplicant(await browser.open({ saved: JSON.stringify(record) }))
    await me.isAt('EMPLOYMENT_AND_INCOME')
    await addOnlyJob(me)
    expect(await readSaved(me.page)).toMatchObject({ version: saved.version, data: { employmentAndIncomeAdded: true } })
  })
})

describe('an application whose next step cannot be resumed', () => {
  it.each([
    ['TWO_YEARS_ADDRESS_HISTORY', 'CURRENT_ADDRESS_INFO'],
    ['VERIFY_YOUR_INFO', 'SOFT_PULL_ACKNOWLEDGEMENT'],
  ])('at %s resumes at %s', async (nextScreen, step) => {
    await saveProgress(saved.data.contactData, nextScreen)
    const me = toApplicant(await browser.open({ saved: JSON.stringify(saved) }))
    await me.isAt(step)
  })
})

describe('an application that cannot be resumed', () => {
  it.each<[string, () => string]>([
    ['was saved too long ago', () => JSON.stringify({ ...saved, timeStamp: saved.timeStamp - 31 * day })],
    ['has no contact', () => JSON.stringify({ ...saved, data: { selectedOffer: saved.data['selectedOffer'] } })],
    ['cannot be read', () => '{"hash":'],
    ['has a wrong shape', () => JSON.stringify({ ...saved, data: { contactData: { contactId: 7 } } })],
    ['was saved by a later version', () => JSON.stringify({ ...saved, version: saved.version + 1 })],
    ['was saved by an unknown version', () => JSON.stringify({ ...saved, version: undefined, hash: 'another' })],
  ])('is forgotten, and a new one starts, when it %s', async (_, toRecord) => {
    await saveProgress(saved.data.contactData, 'NEXT_STEPS')
    const me = toApplicant(await browser.open({ saved: toRecord() }))
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
  })

  it('is forgotten, and a new one starts, when the server does not know it', async () => {
    const contactData = { ...saved.data.contactData, contactId: crypto.randomUUID() }
    const record = JSON.stringify({ ...saved, data: { ...saved.data, contactData } })
    const me = toApplicant(await browser.open({ saved: record, expectedErrors: /status of 404/ }))
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
  })

  it('is forgotten, and a new one starts, when it was finished', async () => {
    await saveProgress(saved.data.contactData, 'OFF_RAMP')
    const me = toApplicant(await browser.open({ saved: JSON.stringify(saved) }))
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
  })
})

describe('an application whose progress cannot be loaded', () => {
  it.each<[string, (route: Route) => Promise<void>]>([
    ['a gateway’s 404', (route) => route.fulfill({ status: 404, body: '<h1>404</h1>', contentType: 'text/html' })],
    ['a page of HTML', (route) => route.fulfill({ body: '<h1>Log in</h1>', contentType: 'text/html' })],
    ['no connection', (route) => route.abort()],
  ])('because of %s is kept, and resumes on a retry', async (_, answer) => {
    await saveProgress(saved.data.contactData, 'NEXT_STEPS')
    const calls = /\/progress-history\//
    const page = await browser.open({
      saved: JSON.stringify(saved),
      expectedErrors: /404|net::ERR|CORS/,
      prepare: async (context) => void (await context.route(calls, answer)),
    })
    const me = toApplicant(page)
    await me.seesScreen('error')
    await me.reads('Your application is saved.')
    await page.getByRole('link', { name: 'Call (303) 555-0142' }).waitFor()
    expect(await readSaved(page)).toEqual(saved)
    const progress = page.getByRole('progressbar')
    expect(await progress.count(), 'nobody knows yet where it stopped').toBe(0)
    await page.context().unroute(calls)
    await me.press('retry')
    await me.isAt('NEXT_STEPS')
    expect(await progress.count()).toBe(1)
  })
})

describe('a browser that blocks storage', () => {
  it('allows an application to continue', async () => {
    const me = toApplicant(await browser.open({ prepare: blockStorage }))
    await becomeContact(me, '3035552008')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
  })
})

describe('the page of an instant link', () => {
  it('says to go back to the first window, and does not change what is saved', async () => {
    const me = toApplicant(await browser.open({ path: '/?verification=complete', saved: JSON.stringify(saved) }))
    await me.isAt('VERIFY_MOBILE_NUMBER_COMPLETE')
    await me.reads('go back to the window where you began and resume your application')
    expect(await readSaved(me.page)).toEqual(saved)
  })
})

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function BroadcastChannel() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
}
