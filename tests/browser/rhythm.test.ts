import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { readCode } from './support/phone.ts'
import { confirmAddress, estimate, findCar, pickOffer, review, startOnMobile } from './support/walk.ts'

const browser = useBrowser()
const viewport = { width: 360, height: 664 }

const toBox = (me: Applicant, selector: string) =>
  me.page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

/** Counts the taps and keys of an applicant: a select takes two taps, a field one and its text. */
function counted(me: Applicant) {
  const count = { taps: 0, keys: 0 }
  const write = (how: 'type' | 'fill') => async (name: string, text: string) => {
    const isThere = await me.field(name).evaluate((control) => control === document.activeElement)
    count.taps += isThere ? 0 : 1
    count.keys += text.length
    await me[how](name, text)
  }
  const countChoice = async (name: string) => {
    const first = me.field(name).first()
    count.taps += (await first.evaluate((control) => control.matches('select'))) ? 2 : 1
  }
  const applicant: Applicant = {
    ...me,
    async choose(name, value) {
      await countChoice(name)
      await me.choose(name, value)
    },
    async chooseNth(name, position) {
      await countChoice(name)
      await me.chooseNth(name, position)
    },
    type: write('type'),
    fill: write('fill'),
    async press(action) {
      count.taps += 1
      await me.press(action)
    },
  }
  return { applicant, count }
}

describe('on a small phone', () => {
  it('the first step fits without scrolling, and each step opens at its top', async () => {
    const me = toApplicant(await browser.open({ viewport }))
    await me.isAt('ENTER_LICENSE_PLATE')
    expect((await toBox(me, 'button[type="submit"]')).bottom).toBeLessThanOrEqual(viewport.height)
    await findCar(me, { plate: 'NOMATCH' })
    await me.isAt('VEHICLE_MANUAL_ENTER')
    await me.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await me.page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await me.press('reenterPlate')
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('enterManually')
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    expect(await me.page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('the header has the phone number, and the page names the company', async () => {
    const me = toApplicant(await browser.open({ viewport }))
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.page.locator('.header a[href="tel:+13035550142"]').textContent()).toBe('(303) 555-0142')
    await me.reads('Example Auto Refinance, LLC, NMLS ID 0000000')
  })

  it('reaching the documents takes exactly this many taps and keys', async () => {
    const { applicant: me, count } = counted(toApplicant(await browser.open({ viewport })))
    await findCar(me)
    await startOnMobile(me, '1960-06-21')
    await me.field('code').waitFor()
    await expect.poll(() => me.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
    await me.type('code', await readCode('0621'))
    await review(me)
    await estimate(me)
    await pickOffer(me)
    await confirmAddress(me)
    await me.isAt('LOAN_SELECTION')
    await me.press('submit')
    await me.isAt('EMPLOYMENT_AND_INCOME')
    await me.choose('incomeType', 'FullTime')
    await me.type('employersName', 'Northside Woodworks')
    await me.type('jobTitle', 'Carpenter')
    await me.type('employersAddress', '12 Mill Road')
    // The ZIP code fills in city and state.
    await me.type('employersZipCode', '80202')
    await me.type('employersPhoneNumber', '3035550177')
    await me.type('startDate', '2020-05-01')
    await me.type('annualIncome', '64200')
    await me.press('submit')
    await me.press('finish')
    await me.isAt('NEXT_STEPS')
    expect(count).toEqual({ taps: 35, keys: 141 })
  })
})

it('fields are as wide as their content, with the ZIP code beside its state', async () => {
  const me = toApplicant(await browser.open({ viewport }))
  await findCar(me)
  await startOnMobile(me, '1960-06-21')
  await me.isAt('VERIFY_MOBILE_NUMBER')
  await me.press('didntReceive')
  await me.isAt('YOUR_INFORMATION_MANUALLY')
  const zip = await toBox(me, '[name="addresses.0.postalCode"]')
  const state = await toBox(me, '[name="addresses.0.region"]')
  expect(zip.width).toBeLessThanOrEqual(8 * 16)
  expect(Math.abs(zip.top - state.top)).toBeLessThan(1)
  expect(state.left).toBeGreaterThan(zip.right)
  expect((await toBox(me, '[name="dateOfBirth"]')).width).toBeLessThanOrEqual(12 * 16)
})

it.each(['en', 'es'])('the words of a select that is not chosen yet fit a window of 320 pixels: %s', async (locale) => {
  const me = toApplicant(await browser.open({ viewport: { ...viewport, width: 320 }, locale }))
  await findCar(me)
  await startOnMobile(me, '1960-06-23')
  await me.isAt('VERIFY_MOBILE_NUMBER')
  await me.press('didntReceive')
  await me.isAt('YOUR_INFORMATION_MANUALLY')
  const rooms = await me.page.locator('select').evaluateAll((selects: HTMLSelectElement[]) =>
    selects.map((select) => {
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(select)
      const context = document.createElement('canvas').getContext('2d')!
      context.font = font
      const needed = context.measureText(select.options[0]!.text).width
      return select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - needed
    }),
  )
  expect(Math.min(...rooms)).toBeGreaterThan(0)
})
