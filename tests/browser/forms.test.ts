import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { becomeContact, findCar } from './support/walk.ts'

const browser = useBrowser()

describe('a form', () => {
  it('validates a field when it is left, but not an untouched empty one', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'A')
    await me.page.keyboard.press('Backspace')
    await me.page.keyboard.press('Tab')
    await expect.poll(me.errors).toEqual({ plateNumber: 'License Plate Number is required' })
    await me.page.keyboard.press('Tab')
    await me.page.keyboard.press('Shift+Tab')
    await me.page.keyboard.press('Shift+Tab')
    expect(await me.errors(), 'the state was only passed').toEqual({ plateNumber: 'License Plate Number is required' })
    await me.type('plateNumber', '?')
    await me.page.keyboard.press('Tab')
    await me.reads('Please enter the plate as it is on the car')
    await me.choose('plateState', 'CO')
    await me.type('plateNumber', 'ABC 1234')
    await me.page.keyboard.press('Tab')
    await expect.poll(me.errors).toEqual({})
  })

  it('shows the chosen state on the plate, without changing its accessible name', async () => {
    const me = toApplicant(await browser.open({ locale: 'es-US' }))
    await me.isAt('ENTER_LICENSE_PLATE')
    const worn = () => me.page.locator('.input-plate').evaluate((plate) => getComputedStyle(plate, '::before').content)
    expect(await worn()).toBe('"" / ""')
    await me.choose('plateState', 'NM')
    await expect.poll(worn).toBe('"Nuevo México" / ""')
    const named = me.page.getByRole('textbox', { name: 'Número de placa', exact: true })
    expect(await named.getAttribute('name')).toBe('plateNumber')
  })

  it('shows the first failing rule of each field on submit, and links to the fields', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    // The click leaves the field and sends the form at once.
    await me.field('plateNumber').focus()
    await me.press('submit')
    await expect.poll(me.errors).toEqual({
      plateNumber: 'License Plate Number is required',
      plateState: 'State is required',
      estimatedMileageRange: 'Estimated Mileage is required',
    })
    expect(await me.page.evaluate(() => document.activeElement?.className)).toBe('error-summary')
    await me.type('plateNumber', 'ABC 1234')
    await me.page.keyboard.press('Tab')
    await me.choose('plateState', 'CO')
    await expect.poll(me.errors).toEqual({ estimatedMileageRange: 'Estimated Mileage is required' })
    await me.field('plateNumber').press('Enter')
    await expect.poll(() => focusedName(me.page)).toBe('estimatedMileageRange')
  })

  it('rejects an applicant under 18 and a phone number that is too short', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const today = new Date()
    const tomorrow = new Date(today.getFullYear() - 18, today.getMonth(), today.getDate() + 1)
    await me.type('dateOfBirth', tomorrow.toLocaleDateString('sv-SE'))
    await me.type('phone', '303555')
    await me.press('submit')
    await expect.poll(me.errors).toEqual({
      dateOfBirth: 'You must be at least 18 years old',
      phone: 'Phone number must be exactly 10 digits',
    })
  })

  it('accepts a phone number and an amount in any notation', async () => {
    const me = toApplicant(await browser.open())
    await becomeContact(me, '+1 303 555 2014')
    await me.type('remainingLoanBalance', '0012345.678')
    await me.page.keyboard.press('Tab')
    expect(await me.field('remainingLoanBalance').inputValue()).toBe('12,345.67')
  })
})

describe('a new step', () => {
  it('sets the page title and focuses its heading', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await expect.poll(() => me.page.title()).toBe('Find your car | Refinance your car loan online')
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await expect.poll(() => me.page.title()).toBe('Is this your car? | Refinance your car loan online')
    expect(await me.page.evaluate(() => document.activeElement?.textContent)).toBe('Is this your car?')
  })
})

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))
