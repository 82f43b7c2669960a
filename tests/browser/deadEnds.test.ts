import { describe, expect, it, onTestFinished } from 'vitest'
import { createFaultyHost } from '../faults/createFaultyHost.ts'
import { faults } from '../faults/faults.ts'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { readSavedText } from './support/saved.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { stage } from './support/stage.ts'
import { becomeContact, estimate, findCar, proveByPhone, review, startOnDesktop, verifyByLink } from './support/walk.ts'

const browser = useBrowser()

describe('an ineligible car', () => {
  it('is refused for its mileage without a lookup', async () => {
    const me = toApplicant(await browser.open())
    const lookups: string[] = []
    me.page.on('request', (request) => void (request.url().includes('getvin') && lookups.push(request.url())))
    await findCar(me, { mileage: 'Over 150,000 miles' })
    await me.isAt('DISQUALIFIED')
    expect(lookups).toEqual([])
    await expectPhoneLink(me)
    await me.page.getByRole('button', { name: 'Why the mileage matters' }).click()
    await me.reads('refinance cars with up to 150,000 miles')

    await me.press('startOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('')
  })

  it('keeps a phone number, and a reason with its mark, in one line, also in Spanish on a narrow phone', async () => {
    const me = toApplicant(await browser.open({ locale: 'es', viewport: { width: 320, height: 640 } }))
    await findCar(me, { mileage: 'Over 150,000 miles' })
    await me.isAt('DISQUALIFIED')
    const lines = await me.page.locator('.call-button').evaluate((button) => {
      const words = [...button.childNodes].find((node) => node instanceof Text)
      if (!words) return 0
      const range = document.createRange()
      range.setStart(words, words.data.indexOf('('))
      range.setEnd(words, words.length)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
    const reason = me.page.locator('.reasons li').first()
    const [words, mark] = await Promise.all(
      ['span', '.info-tip-button'].map((part) => reason.locator(part).first().boundingBox()),
    )
    expect((mark?.y ?? 0) + (mark?.height ?? 0) / 2).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0))
  })

  it('is refused for being too old, but not at ten years', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me, { plate: 'TOOOLD' })
    await me.isAt('DISQUALIFIED')
    await me.press('startOver')
    await findCar(me, { plate: 'TENYEARS' })
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('is refused when it is chosen by hand, too', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me, { plate: 'NOMATCH' })
    await chooseCar(me, { age: 1, mileage: 'Over 150,000 miles' })
    await me.isAt('DISQUALIFIED')
    await me.press('startOver')
    await findCar(me, { plate: 'NOTFOUND' })
    await chooseCar(me, { age: 11, mileage: '0-10,000' })
    await me.isAt('DISQUALIFIED')
  })
})

describe('a plate that is not found', () => {
  it('can be entered again', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me, { plate: 'NOTFOUND' })
    await me.isAt('VEHICLE_MANUAL_ENTER')
    await me.press('reenterPlate')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue(), 'what was typed is still there').toBe('NOTFOUND')
    expect(await me.field('plateState').inputValue()).toBe('CO')
    await me.type('plateNumber', 'ABC 1234')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('lets the applicant choose the car, and change the choice', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me, { plate: 'NOTFOUND' })
    await chooseCar(me, { age: 2, mileage: '0-10,000' })
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.reads('0 to 10,000 miles')
    await me.press('edit')
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    expect(await me.field('phone').count(), 'identity is not asked for here').toBe(0)
    await me.choose('estimatedMileage', '20,000-30,000')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.reads('20,000 to 30,000 miles')
  })
})

describe('an identity that cannot be verified', () => {
  it.each([
    ['the phone check is refused', '3035550102', (me: Applicant) => verifyByLink(me, '3035550102')],
    [
      'the completion is refused',
      '3035550103',
      async (me: Applicant) => {
        await verifyByLink(me, '3035550103')
        await review(me)
      },
    ],
  ])('ends the application when %s, and a new one can be started', async (_, phone, goOn) => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await startOnDesktop(me, phone)
    await goOn(me)
    await me.isAt('IDENTITY_FAILED')
    await me.reads('We could not verify your identity with this phone number.')
    await expectPhoneLink(me)
    await me.press('restart')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
    expect(await me.field('plateNumber').inputValue()).toBe('')
  })

  it('shows that no text could be sent, and continues by hand', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 5\d\d/ }))
    await findCar(me)
    await startOnDesktop(me, '3035550109')
    await me.reads('We could not send the link. Please try again.')
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
  })

  it.each([
    ['nobody is known', '3035550105'],
    ['no challenge is wanted', '3035550106'],
  ])('continues by hand when %s', async (_, phone) => {
    const me = toApplicant(await browser.open())
    await proveByPhone(me, phone)
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    expect(await me.field('phone').inputValue()).toBe(`+1 (303) 555-${phone.slice(-4)}`)
  })

  it('sends the date of birth again when the challenge requires it', async () => {
    const me = toApplicant(await browser.open())
    await proveByPhone(me, '3035550107')
    await me.isAt('VERIFY_YOUR_INFO')
  })
})

describe('personal data that cannot be looked up', () => {
  const phone = '3035552031'

  /** Opens the application with a host that answers like this instead of telling the personal data. */
  async function verifyWithFault(name: string): Promise<Applicant> {
    const fault = faults.find((one) => one.name === name)
    const host = await createFaultyHost(stage().apiUrl, ({ path }) => (path === '/prove/challenge' ? fault : undefined))
    onTestFinished(() => host.close())
    const { url: site } = await serveConfigured({ environment: 'qa', apiBaseUrl: `${host.url}/` })
    const me = toApplicant(await browser.open({ site, expectedErrors: /status of [45]\d\d/ }))
    await proveByPhone(me, phone)
    return me
  }

  it.each(['404', '422'])('are entered by hand after a refusal: %s', async (name) => {
    const me = await verifyWithFault(name)
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    expect(await me.field('phone').inputValue()).toBe('+1 (303) 555-2031')
  })

  it('are tried again, or entered by hand, when the host is broken for the moment', async () => {
    const me = await verifyWithFault('502 of a gateway')
    await me.isAt('YOUR_INFO')
    await me.page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await me.page.locator('body').innerText()).not.toMatch(/Looking up|a few seconds/)
    await me.press('enterByHand')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    expect(await me.field('phone').inputValue()).toBe('+1 (303) 555-2031')
  })
})

describe('a contact that cannot be loaded', () => {
  it('leaves no placeholder beside the failure, and the amounts can still be sent', async () => {
    const lost = faults.find(({ name }) => name === '502 of a gateway')
    const host = await createFaultyHost(stage().apiUrl, ({ method, path }) =>
      method === 'GET' && /^\/contacts\/[^/]+$/.test(path) ? lost : undefined,
    )
    onTestFinished(() => host.close())
    const { url: site } = await serveConfigured({ environment: 'qa', apiBaseUrl: `${host.url}/` })
    const me = toApplicant(await browser.open({ site, expectedErrors: /status of 502/ }))
    await becomeContact(me, '3035552032')
    await me.page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await me.page.locator('body').innerText()).not.toContain('One moment')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
  })
})

describe('a credit report without offers', () => {
  it.each([
    ['low credit', '3035550121', '23400', 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
    ['a default score', '3035552012', '1001', 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
    ['a refused pull', '3035552013', '1003', 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
  ])('is declined for %s', async (_, phone, balance, step) => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 422/ }))
    await becomeContact(me, phone)
    await estimate(me, { balance })
    await me.isAt(step)
    await expectPhoneLink(me)
    await me.press('startOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
  })
})

async function chooseCar(me: Applicant, { age, mileage }: { age: number; mileage: string }): Promise<void> {
  await me.isAt('VEHICLE_MANUAL_ENTER')
  await me.choose('year', String(new Date().getFullYear() - age))
  await me.chooseNth('make', 0)
  await me.chooseNth('model', 0)
  await me.choose('estimatedMileage', mileage)
  await me.press('submit')
}

async function expectPhoneLink(me: Applicant): Promise<void> {
  const link = me.page.getByRole('link', { name: '(303) 555-0142' }).first()
  await expect.poll(() => link.getAttribute('href')).toBe('tel:+13035550142')
}
