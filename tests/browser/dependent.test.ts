import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { findCar, startOnDesktop } from './support/walk.ts'

const browser = useBrowser()

describe('a postal code', () => {
  const code = 'addresses.0.postalCode'
  const read = async (me: Applicant) => {
    const [city, state] = [me.field('addresses.0.city'), me.field('addresses.0.region')]
    return `${await city.inputValue()}, ${await state.inputValue()}`
  }

  async function enterByHand(): Promise<Applicant> {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await startOnDesktop(me, '3035550131')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    return me
  }

  it('fills in city and state with its fifth digit, and says so to a screen reader', async () => {
    const me = await enterByHand()
    await me.type(code, '8020')
    expect(await read(me)).toBe(', ')
    await me.page.keyboard.type('2')
    await expect.poll(() => read(me)).toBe('Denver, CO')
    expect(await me.page.getByRole('status').filter({ hasText: 'Denver' }).innerText()).toBe(
      'That postal code is Denver, CO. We filled in what was empty.',
    )
    expect(await me.field(code).evaluate((input) => input === document.activeElement)).toBe(true)

    await me.type(code, '63101')
    await expect.poll(() => read(me)).toBe('St. Louis, MO')
    await me.type(code, '00000')
    await me.page.keyboard.press('Tab')
    expect(await read(me), 'an unknown code leaves it').toBe('St. Louis, MO')
  })

  it('leaves alone what the applicant typed', async () => {
    const me = await enterByHand()
    await me.type('addresses.0.city', 'Capitol Hill')
    await me.type(code, '80202')
    await expect.poll(() => read(me)).toBe('Capitol Hill, CO')
    await me.type(code, '10001')
    await expect.poll(() => read(me)).toBe('Capitol Hill, NY')
    await me.choose('addresses.0.region', 'NJ')
    await me.type(code, '80202')
    await me.page.keyboard.press('Tab')
    expect(await read(me)).toBe('Capitol Hill, NJ')
  })

  it('takes the mistakes back that stood at city and state', async () => {
    const me = await enterByHand()
    await me.press('submit')
    await expect.poll(me.errors).toHaveProperty(['addresses.0.city'])
    await me.type(code, '80202')
    await expect.poll(async () => Object.keys(await me.errors())).not.toContain('addresses.0.city')
    expect(Object.keys(await me.errors())).not.toContain('addresses.0.region')
    expect(await read(me)).toBe('Denver, CO')
  })

  it('is looked up without the network but for the table of its first digit', async () => {
    const me = await enterByHand()
    const asked: string[] = []
    me.page.on('request', (request) => asked.push(request.url()))
    await me.type(code, '80202')
    await expect.poll(() => read(me)).toBe('Denver, CO')
    await me.type(code, '80301')
    await expect.poll(() => read(me)).toBe('Boulder, CO')
    expect(asked.filter((url) => !/\/8\.generated[\w.-]*\.js$/.test(url))).toEqual([])
    expect(asked.join()).not.toContain('80202')
  })

  it('is no hindrance when its table cannot be fetched', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ }))
    await findCar(me)
    await startOnDesktop(me, '3035550131')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    await me.page.context().setOffline(true)
    await me.type(code, '80202')
    await me.type('addresses.0.city', 'Denver')
    await me.choose('addresses.0.region', 'CO')
    expect(await read(me)).toBe('Denver, CO')
    await me.page.context().setOffline(false)
  })
})
