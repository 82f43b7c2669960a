import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { goOffline, useBrowser } from './support/openPage.ts'
import { countDuring } from './support/sandbox.ts'
import { estimate, findCar, pickOffer, proveByPhone, startOnDesktop } from './support/walk.ts'

const browser = useBrowser()

describe('a failed bot check', () => {
  it.each([
    ['the plate', 'a 401', async (me) => findCar(me, { plate: 'BOT401' })],
    ['the plate', 'a 207', async (me) => findCar(me, { plate: 'BOT207' })],
    ['the identity', 'a 401', (me) => findCar(me).then(() => startOnDesktop(me, '3035550114'))],
    ['the identity', 'a 207', (me) => findCar(me).then(() => startOnDesktop(me, '3035550115'))],
  ] satisfies [string, string, (me: ReturnType<typeof toApplicant>) => Promise<void>][])(
    'at %s, reported by %s, offers the phone number and a retry',
    async (_, __, provoke) => {
      const me = toApplicant(await browser.open({ expectedErrors: /status of 401/ }))
      await provoke(me)
      await me.seesScreen('bot-check-failed')
      await me.reads('We are unable to move forward with your application online currently.')
      const link = me.page.locator('.page-screen').getByRole('link', { name: '(303) 555-0142' })
      expect(await link.getAttribute('href')).toBe('tel:+13035550142')
      const [answer] = await Promise.all([me.page.waitForResponse(/getvin|prove/), me.press('retry')])
      expect(answer.request().headers()['x-bot-token'], 'another try has a token of its own').toBeDefined()
      await me.seesScreen('bot-check-failed')
    },
  )
})

describe('a failing service', () => {
  it('shows the error screen, and continues with what was typed after a retry', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 500/ }))
    await findCar(me, { plate: 'FAILONCE' })
    await me.seesScreen('error')
    await me.reads('Oops...')
    await me.press('retry')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('with a Retry-After shows how long to wait, and offers a retry after that', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 503/ }))
    await findCar(me, { plate: 'LATER' })
    const banner = me.page.locator('[role="alert"] .banner')
    await banner.waitFor()
    await me.reads('Too many people are here at once.')
    expect(await banner.getByRole('link', { name: '(303) 555-0142' }).getAttribute('href')).toBe('tel:+13035550142')
    const asked: string[] = []
    me.page.on('request', (request) => asked.push(request.url()))
    await banner.getByText('You can try again in').first().waitFor()
    expect(await banner.locator('[data-action="retry"]').count()).toBe(0)
    await me.press('submit')
    await banner.waitFor()
    expect(asked, 'nothing is sent before').toEqual([])
    await me.press('retry')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('that refuses shows a message, and keeps what was typed until it is corrected', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 422/ }))
    await findCar(me, { plate: 'REFUSED' })
    await me.page.locator('[role="alert"] .banner').waitFor()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('REFUSED')
    expect(await me.field('estimatedMileageRange').inputValue()).toBe('30,000-40,000')
    await me.type('plateNumber', 'ABC 1234')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.page.locator('.banner').count()).toBe(0)
  })
})

describe('the offers', () => {
  const offers = (me: Applicant) =>
    me.page.locator('input[name="dealId"]').evaluateAll((all) => all.map((one) => one.getAttribute('value')))

  it('are requested again for corrected amounts, and are the same after a reload', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT')
    const counted = await countDuring(async () => {
      await estimate(me, { balance: '234000' })
      await me.isAt('OFFER_SELECTION')
      const wrong = await offers(me)
      await me.chooseNth('dealId', 0)
      await me.page.goBack()
      await estimate(me)
      await me.isAt('OFFER_SELECTION')
      const right = await offers(me)
      expect(right.filter((offer) => wrong.includes(offer))).toEqual([])
      expect(await me.page.locator('input[name="dealId"]:checked').count()).toBe(0)
      me.page.on('dialog', (dialog) => void dialog.accept())
      await me.page.reload()
      await me.isAt('OFFER_SELECTION')
      expect(await offers(me)).toEqual(right)
    })
    expect(counted).toMatchObject({ loansSaved: 2, creditPulls: 2 })
  })

  it('are replaced when the chosen one is gone', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT', { expectedErrors: /status of 409/ })
    await estimate(me, { balance: '1011' })
    await me.isAt('OFFER_SELECTION')
    const gone = await offers(me)
    await pickOffer(me)
    await me.reads('The offer you chose is no longer available.')
    await me.isAt('OFFER_SELECTION')
    expect((await offers(me)).filter((offer) => gone.includes(offer))).toEqual([])
    await pickOffer(me)
    await me.isAt('CURRENT_ADDRESS_INFO')
  })
})

describe('a lost connection', () => {
  it('is shown, and the same button works once it is back', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT', { expectedErrors: /net::ERR_/ })
    const counted = await countDuring(async () => {
      await goOffline(me.page)
      await estimate(me)
      await me.page.locator('[role="alert"] .banner').waitFor()
      await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(await me.field('remainingLoanBalance').inputValue()).toBe('23,400')
      await me.page.context().setOffline(false)
      await me.press('submit')
      await me.isAt('OFFER_SELECTION')
    })
    expect(counted.creditPulls).toBe(1)
  })

  it('can be retried from its message', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /net::ERR_/ }))
    await me.isAt('ENTER_LICENSE_PLATE')
    await goOffline(me.page)
    await findCar(me)
    await me.page.locator('[role="alert"] .banner').waitFor()
    await me.page.context().setOffline(false)
    await me.press('retry')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})

describe('an applicant who double-clicks and repeats Enter', () => {
  it('creates one contact, pulls credit once and activates one deal', async () => {
    const me = toApplicant(await browser.open())
    const counted = await countDuring(async () => {
      await proveByPhone(me, '3035552010')
      await me.isAt('VERIFY_YOUR_INFO')
      await me.choose('residency', 'Tin')
      await me.choose('isConsentSelected', true)
      await me.page.locator('button[type="submit"]').dblclick()
      await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      await me.type('currentMonthlyPayment', '500')
      await me.type('remainingLoanBalance', '1006')
      await me.page.keyboard.press('Enter')
      await me.page.keyboard.press('Enter')
      await me.page.locator('button[type="submit"]').dblclick()
      await me.isAt('OFFER_SELECTION')
      await me.chooseNth('dealId', 1)
      await me.page.locator('button[type="submit"]').dblclick()
      await me.isAt('CURRENT_ADDRESS_INFO')
    })
    expect(counted).toEqual({ contactsCreated: 1, loansSaved: 1, creditPulls: 1, activations: 1 })
  })
})
