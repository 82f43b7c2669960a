import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { useBrowser } from './support/openPage.ts'
import { findCar } from './support/walk.ts'

const browser = useBrowser()

const summaryOf = (me: Applicant) => me.page.locator('.error-summary')

describe('a refused submit', () => {
  it('lists its errors above the form with the fields’ names, and links to each field', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('submit')
    const summary = summaryOf(me)
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await summary.locator('h2').textContent()).toBe('There is a problem with 3 answers')
    // A link names its field where its own words do not.
    expect(await summary.locator('a').allTextContents()).toEqual([
      'License Plate Number is required',
      'License plate state: State is required',
      'Estimated Mileage is required',
    ])
    expect(Object.values(await me.errors())).toContain('State is required')
    expect(await me.page.title()).toMatch(/^Error: /)

    const address = me.page.url()
    await summary.getByText('Estimated Mileage is required').click()
    expect(await me.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('estimatedMileageRange')
    expect(me.page.url()).toBe(address)
    expect(await me.page.locator('label[for$="estimatedMileageRange"]').isVisible()).toBe(true)
  })

  it('removes each error as it is fixed, and the summary with the last one', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('submit')
    const lines = () => summaryOf(me).locator('a').allTextContents()
    await expect.poll(lines).toHaveLength(3)
    await me.type('plateNumber', 'ABC 1234')
    await me.page.keyboard.press('Tab')
    await expect.poll(lines).toEqual(['License plate state: State is required', 'Estimated Mileage is required'])
    await me.choose('plateState', 'CO')
    await me.choose('estimatedMileageRange', '30,000-40,000')
    await expect.poll(() => summaryOf(me).isVisible()).toBe(false)
    expect(await me.page.title()).not.toMatch(/^Error: /)
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
  })
})

describe.each([360, 1280])('an error at a width of %s pixels', (width) => {
  it('moves no field and no button when it appears at a field that was left', async () => {
    const me = toApplicant(await browser.open({ viewport: { width, height: 900 } }))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const boxes = () =>
      me.page
        .locator('form [name], form button')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().toJSON()))
    const before = await boxes()
    for (const text of ['02/31/1985', '01/01/2020', '3/9/85']) {
      await me.type('dateOfBirth', text)
      await me.page.keyboard.press('Tab')
      await expect.poll(me.errors).toHaveProperty('dateOfBirth')
      expect(await boxes()).toEqual(before)
    }
    await me.type('dateOfBirth', '1985-03-09')
    await me.page.keyboard.press('Tab')
    await expect.poll(me.errors).not.toHaveProperty('dateOfBirth')
    expect(await boxes()).toEqual(before)
  })

  it('moves nothing except for the summary above the form', async () => {
    const me = toApplicant(await browser.open({ viewport: { width, height: 900 } }))
    await me.isAt('ENTER_LICENSE_PLATE')
    const distances = () =>
      me.page.locator('form [name], form button').evaluateAll((controls) => {
        const tops = controls.map((control) => control.getBoundingClientRect().top)
        return tops.map((top) => Math.round(top - (tops[0] ?? 0)))
      })
    const before = await distances()
    await me.press('submit')
    await expect.poll(() => summaryOf(me).isVisible()).toBe(true)
    expect(await distances()).toEqual(before)
  })
})

describe('the calendar of a date field', () => {
  it('opens from its button, and its day is entered as if it were typed', async () => {
    const me = await comeBackAt(browser, 'CURRENT_ADDRESS_INFO')
    await me.type('moveInDate', '02/31/2020')
    await me.page.keyboard.press('Tab')
    await expect.poll(me.errors).toEqual({ moveInDate: 'Please enter a real date' })
    const native = me.page.locator('.input-date input[type="date"]')
    await native.evaluate((input: HTMLInputElement) => {
      input.showPicker = () => {
        input.dataset['asked'] = 'yes'
      }
    })
    await me.page.locator('.date-picker').click()
    expect(await native.getAttribute('data-asked')).toBe('yes')
    expect(await native.inputValue()).toBe('')
    await native.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2020-03-02')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect.poll(() => me.field('moveInDate').inputValue()).toBe('03/02/2020')
    await expect.poll(me.errors).toEqual({})
  })
})
