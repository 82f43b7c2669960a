import { describe, expect, it } from 'vitest'
import english from '../../flows/copy/en.json' with { type: 'json' }
import { toApplicant, type Applicant } from './support/applicant.ts'
import { goOffline, holdBack, useBrowser } from './support/openPage.ts'
import { enterByHand } from './support/walk.ts'

const browser = useBrowser()

describe('a postal code', () => {
  const code = 'addresses.0.postalCode'
  const read = async (me: Applicant) => {
    const [city, state] = [me.field('addresses.0.city'), me.field('addresses.0.region')]
    return `${await city.inputValue()}, ${await state.inputValue()}`
  }

  async function open(): Promise<Applicant> {
    const me = toApplicant(await browser.open())
    await enterByHand(me)
    return me
  }

  it('fills in city and state on its fifth digit, and announces that', async () => {
    const me = await open()
    await me.type(code, '8020')
    expect(await read(me)).toBe(', ')
    await me.page.keyboard.type('2')
    await expect.poll(() => read(me)).toBe('Denver, CO')
    expect(await me.page.getByRole('status').filter({ hasText: 'Denver' }).innerText()).toBe(
      english['address.filled'].replace('{city}', 'Denver').replace('{state}', 'CO'),
    )
    expect(await me.field(code).evaluate((input) => input === document.activeElement)).toBe(true)

    await me.type(code, '63101')
    await expect.poll(() => read(me)).toBe('St. Louis, MO')
    await me.type(code, '00000')
    await me.page.keyboard.press('Tab')
    expect(await read(me), 'an unknown code leaves it').toBe('St. Louis, MO')
  })

  it('does not overwrite what the applicant typed', async () => {
    const me = await open()
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

  it('clears the errors of city and state that it fills in', async () => {
    const me = await open()
    await me.press('submit')
    await expect.poll(me.errors).toHaveProperty(['addresses.0.city'])
    await me.type(code, '80202')
    await expect.poll(async () => Object.keys(await me.errors())).not.toContain('addresses.0.city')
    expect(Object.keys(await me.errors())).not.toContain('addresses.0.region')
    expect(await read(me)).toBe('Denver, CO')
  })

  it('fetches only the table of its first digit, and sends nothing that was typed', async () => {
    const me = await open()
    const asked: string[] = []
    me.page.on('request', (request) => asked.push(request.url()))
    await me.type(code, '80202')
    await expect.poll(() => read(me)).toBe('Denver, CO')
    await me.type(code, '80301')
    await expect.poll(() => read(me)).toBe('Boulder, CO')
    // The scripts of the next steps may load at any time; none of them depends on what was typed.
    expect(asked.filter((url) => !url.endsWith('.js'))).toEqual([])
    expect(asked.filter((url) => /zip-codes-(?!8)\d/.test(url))).toEqual([])
    expect(asked.join()).not.toContain('80202')
  })

  it('does not block the form when its table cannot be fetched', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ }))
    await enterByHand(me)
    await goOffline(me.page)
    await me.type(code, '80202')
    await me.type('addresses.0.city', 'Denver')
    await me.choose('addresses.0.region', 'CO')
    expect(await read(me)).toBe('Denver, CO')
    await me.page.context().setOffline(false)
  })
})

describe('year, make and model', () => {
  const thisYear = new Date().getFullYear()
  const frame = (me: Applicant, name: string) => me.page.locator('.field').filter({ has: me.field(name) })
  const status = (me: Applicant, name: string) => frame(me, name).getByRole('status').innerText()

  async function chooseCar(me: Applicant): Promise<void> {
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('enterManually')
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    await me.choose('year', String(thisYear - 3))
    await me.chooseNth('make', 2)
    await me.chooseNth('model', 0)
  }

  const isFocused = (me: Applicant, name: string) => me.field(name).evaluate((at) => at === document.activeElement)
  const couldNot = /We could not load the choices\.$/

  it('show at the field that choices could not be loaded, and reload only those', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 500/ }))
    await chooseCar(me)
    await me.type('phone', '3035552003')
    await me.choose('year', '1992')
    await expect.poll(() => status(me, 'make')).toMatch(couldNot)
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    expect(await me.page.locator('.banner').count()).toBe(0)

    await frame(me, 'make').getByRole('button', { name: 'Try again' }).focus()
    await me.page.keyboard.press('Enter')
    expect(await isFocused(me, 'make')).toBe(true)
    await me.chooseNth('make', 1)
    expect(await status(me, 'make')).toBe('')
    expect(await me.field('year').inputValue()).toBe('1992')
    expect(await me.field('phone').inputValue()).toContain('(303) 555-2003')
    await me.chooseNth('model', 0)
  })

  it('reload their choices when the connection is back', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ }))
    await chooseCar(me)
    await goOffline(me.page)
    await me.choose('year', String(thisYear - 4))
    await expect.poll(() => status(me, 'make')).toMatch(couldNot)
    await frame(me, 'make').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => status(me, 'make')).toMatch(couldNot)
    expect(await isFocused(me, 'make')).toBe(true)
    await me.page.context().setOffline(false)
    await me.chooseNth('make', 1)
    expect(await status(me, 'make')).toBe('')
    expect(await me.field('year').inputValue()).toBe(String(thisYear - 4))
  })

  it('offer only the choices of the selected year, even when it was changed during loading', async () => {
    const me = toApplicant(await browser.open())
    await chooseCar(me)
    const letThrough = await holdBack(me.page, /getmodel/)
    const answered = me.page.waitForResponse(/getmodel/)
    await me.chooseNth('make', 1)
    await expect.poll(() => status(me, 'model')).toMatch(/Loading the choices…$/)
    expect(await me.field('model').getAttribute('aria-busy')).toBe('true')
    await me.choose('year', String(thisYear - 4))
    await expect.poll(() => status(me, 'model')).toBe('')
    letThrough()
    await (await answered).finished()
    await me.field('make').locator('option').nth(1).waitFor({ state: 'attached' })
    expect(await me.field('model').locator('option').count()).toBe(1)
    expect(await me.field('model').isDisabled()).toBe(true)
    await me.chooseNth('make', 1)
    await me.chooseNth('model', 0)
  })
})
