import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { goOffline, useBrowser } from './support/openPage.ts'
import { countDuring } from './support/sandbox.ts'
import { estimate, findCar, pickOffer, proveByPhone, review, startOnDesktop, verifyByLink } from './support/walk.ts'

const browser = useBrowser()
const banner = (me: Applicant) => me.page.locator('[role="alert"] .banner')

describe('without a connection', () => {
  it('the page says so, keeps what is typed, sends nothing, and continues once the connection is back', async () => {
    const me = toApplicant(await browser.open())
    const asked: string[] = []
    me.page.on('request', (request) => asked.push(request.url()))
    await me.isAt('ENTER_LICENSE_PLATE')
    // Whatever is still being fetched would fail offline, and the browser would log an error.
    await me.page.waitForLoadState('networkidle')
    await goOffline(me.page)
    await me.page.locator('.notice-offline').waitFor()
    await me.reads('You are offline. You can keep typing')
    await findCar(me)
    await banner(me).waitFor()
    await me.reads('You are offline, so this was not sent.')
    expect(await me.page.locator('.notice-offline').isVisible(), 'it is said once').toBe(false)
    expect(asked.filter((url) => url.includes('getvin'))).toEqual([])
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')

    await me.page.context().setOffline(false)
    await me.reads('You are connected again.')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(
      asked.filter((url) => url.includes('getvin')),
      'what a person sends waits for that person',
    ).toEqual([])
    await me.press('retry')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('a step that could not load appears by itself when the connection is back', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /net::ERR_/ }))
    await me.isAt('ENTER_LICENSE_PLATE')
    await goOffline(me.page)
    await me.page.locator('.notice-offline').waitFor()
    await me.press('enterManually')
    const tryYearsAgain = me.page.locator('[data-retry="years"]')
    await tryYearsAgain.waitFor()
    await me.page.context().setOffline(false)
    await tryYearsAgain.waitFor({ state: 'detached' })
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    await me.chooseNth('year', 0)
  })
})

describe('a contact whose response was lost', () => {
  it('is kept from the first try although the data was corrected, and the page says so', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /net::ERR_/ }))
    const counted = await countDuring(async () => {
      await proveByPhone(me, '3035550127')
      await review(me)
      await banner(me).waitFor()
      await me.type('email', 'avery.n@example.com')
      await me.press('submit')
      await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      await me.reads('We kept the application you sent first.')
      await me.reads('avery.nguyen@example.com')
    })
    expect(counted.contactsCreated).toBe(1)
  })

  it('is reported after a reload with other data, with the phone number and a new start', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /net::ERR_|status of 422/ }))
    me.page.on('dialog', (dialog) => void dialog.accept())
    const counted = await countDuring(async () => {
      await proveByPhone(me, '3035550127')
      await review(me)
      await banner(me).waitFor()
      await me.page.reload()
      await findCar(me, { mileage: '40,000-50,000' })
      await startOnDesktop(me, '3035550127')
      await verifyByLink(me, '3035550127')
      await review(me)
      await me.reads('We may have your application already. Please call us at (303) 555-0142, or start over.')
      await me.isAt('VERIFY_YOUR_INFO')
      await me.press('startOver')
      await me.isAt('ENTER_LICENSE_PLATE')
    })
    expect(counted.contactsCreated).toBe(1)
  })
})

describe('slow offers', () => {
  it('show what is being done, can be canceled, and are requested again without a second credit pull', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT')
    const counted = await countDuring(async () => {
      await estimate(me, { balance: '1010' })
      await me.reads('Asking lenders for offers.')
      await me.page.locator('.wait-slow').waitFor()
      await me.page.locator('[data-cancel]').click()
      await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      await me.reads('Stopped. What you typed is still here.')
      expect(await me.field('remainingLoanBalance').inputValue()).toBe('1,010')
      await me.press('submit')
      await me.isAt('OFFER_SELECTION')
    })
    expect(counted).toMatchObject({ loansSaved: 1, creditPulls: 1 })
  })
})

describe('code that cannot be fetched', () => {
  const expectedErrors = /net::ERR_|Failed to fetch/
  const block = (file: RegExp) => async (context: BrowserContext) =>
    void (await context.route(file, (route) => route.abort()))

  it('keeps what was typed, and is fetched again on a retry', async () => {
    const file = /nextSteps-/
    const me = toApplicant(await browser.open({ expectedErrors, prepare: block(file) }))
    await findCar(me)
    await banner(me).waitFor()
    await me.reads('The connection was lost.')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    await me.page.context().unroute(file)
    await me.press('retry')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('of a step shows its title and the phone number, then a reload that resumes there', async () => {
    const file = /OFFER_SELECTION-/
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT', { expectedErrors, prepare: block(file) })
    const counted = await countDuring(async () => {
      await estimate(me)
      await me.reads('This part of the page could not be loaded.')
      expect(await me.page.locator('h1').innerText()).toBe('Choose an estimated offer')
      await me.page.locator('.call-us').getByRole('link', { name: '(303) 555-0142' }).waitFor()
      await me.press('retry')
      await me.reads('It still does not load.')
      await me.page.context().unroute(file)
      await me.press('reload')
      await pickOffer(me)
      await me.isAt('CURRENT_ADDRESS_INFO')
    })
    expect(counted).toEqual({ contactsCreated: 0, loansSaved: 1, creditPulls: 1, activations: 1 })
  })
})

describe('the error page', () => {
  it('leads back to the step with everything that was typed', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 500/ }))
    await findCar(me, { plate: 'FAILS' })
    await me.seesScreen('error')
    const call = me.page.getByRole('link', { name: 'Call (303) 555-0142' })
    expect(await call.getAttribute('href')).toBe('tel:+13035550142')
    await me.press('dismiss')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('FAILS')
    expect(await me.field('estimatedMileageRange').inputValue()).toBe('30,000-40,000')
    await me.type('plateNumber', 'ABC 1234')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('starts over after a confirmation', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 500/ }))
    await findCar(me, { plate: 'FAILS' })
    await me.seesScreen('error')
    await me.press('startOver')
    await me.reads('Starting over clears everything you typed.')
    await me.press('confirmStartOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('')
  })
})
