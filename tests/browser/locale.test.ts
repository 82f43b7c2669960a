import { describe, expect, it } from 'vitest'
import spanish from '../../flows/copy/es.json' with { type: 'json' }
import { toApplicant } from './support/applicant.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { useBrowser } from './support/openPage.ts'
import { openWithoutScript } from './support/openWithoutScript.ts'
import { readSavedText } from './support/saved.ts'
import { headingsSeen, watchHeadings } from './support/watchHeadings.ts'
import {
  addOnlyJob,
  becomeContact,
  confirmAddress,
  estimate,
  findCar,
  pickLoan,
  pickOffer,
  proveByPhone,
  reachAddress,
  review,
} from './support/walk.ts'

const browser = useBrowser()
/** Runs in the page. Replaces each text by an element with its translation, as browsers do. */
function translateHere(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter((one) => one.textContent?.trim() && !one.parentElement?.closest('script, option'))) {
    const translation = document.createElement('font')
    translation.textContent = `‹${text.textContent}›`
    text.parentNode?.replaceChild(translation, text)
  }
}

const titleOf = (key: keyof typeof spanish) => `${spanish[key]} | ${spanish['app.titleSuffix']}`

describe('an applicant whose browser prefers Spanish', () => {
  it('sees Spanish from the first frame on', async () => {
    const page = await browser.open({ locale: 'es-MX', prepare: watchHeadings })
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    expect(await headingsSeen(page)).toEqual([spanish['plate.title']])
    expect(await page.title()).toBe(titleOf('plate.title'))
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    expect(await page.locator('[data-step]').getAttribute('lang')).toBe('es')
    expect(await readSavedText(page), 'nothing was chosen, so nothing is kept').toBeNull()
  })

  it('can fill in the first step before the script arrives', async () => {
    const { page, release } = await openWithoutScript(browser, { locale: 'es-US' })
    const me = toApplicant(page)
    await page.getByRole('heading', { name: spanish['plate.title'] }).waitFor()
    expect(await page.title()).toBe(titleOf('plate.title'))
    await page.getByLabel(spanish['fields.plateNumber']).fill('ABC 1234')
    await page.getByLabel(spanish['fields.plateState']).selectOption('CO')

    await release()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    expect(await me.field('plateState').inputValue()).toBe('CO')
  })

  it('sees English with a notice when Spanish cannot be fetched, and can retry', async () => {
    const page = await browser.open({
      locale: 'es',
      expectedErrors: /net::ERR_FAILED/,
      prepare: async (context) => {
        await context.route(/\/assets\/es-[^/]*\.js/, (route) => route.abort())
      },
    })
    const me = toApplicant(page)
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.reads('We could not load that language. Please try again.')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.context().unroute(/\/assets\/es-[^/]*\.js/)
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { name: spanish['plate.title'] }).waitFor()
  })

  it('can go from the plate to the thank-you page in Spanish', async () => {
    const me = toApplicant(await browser.open({ locale: 'es-MX' }))
    await proveByPhone(me, '3035552071')
    await review(me)
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
    await me.reads(/\$\d+\.\d\d al mes/)
    await pickOffer(me)
    await confirmAddress(me)
    await me.isAt('LOAN_SELECTION')
    await me.reads(/Abierto el \d+ de [a-z]+ de 20\d\d/)
    await pickLoan(me)
    await addOnlyJob(me)
    await sendDocuments(me)
    expect(await me.page.title()).toBe(titleOf('offRamp.title'))
  })
})

describe('the language switch', () => {
  it('keeps the step, what was typed and the shown errors, in the new language', async () => {
    const me = toApplicant(await browser.open())
    const { page } = me
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'ABC 1234')
    await me.press('submit')
    await expect.poll(me.errors).toHaveProperty('plateState', 'State is required')
    await page.locator('.error-summary a').first().waitFor()

    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { name: spanish['plate.title'] }).waitFor()
    expect(await me.errors()).toEqual({
      plateState: spanish['errors.state.required'],
      estimatedMileageRange: spanish['errors.mileage.required'],
    })
    const links = () => page.locator('.error-summary a').allInnerTexts()
    await expect
      .poll(links)
      .toEqual([
        `${spanish['fields.plateState']}: ${spanish['errors.state.required']}`,
        spanish['errors.mileage.required'],
      ])
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    expect(await page.title()).toBe(`Error: ${titleOf('plate.title')}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    expect(await page.getByRole('status').allInnerTexts()).toContain(spanish['language.changed'])
    const back = page.getByRole('button', { name: 'English' })
    expect(await back.evaluate((button) => button === document.activeElement), 'the focus stays').toBe(true)
    expect(await back.getAttribute('lang')).toBe('en')

    await me.choose('plateState', 'CO')
    await me.choose('estimatedMileageRange', '30,000-40,000')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
    await page.getByRole('heading', { name: spanish['verifyVehicle.title'] }).waitFor()
  })

  it('may be the browser’s own translation, which follows what changes', async () => {
    const page = await browser.open()
    const me = toApplicant(page)
    await becomeContact(me, '3035550131')
    const header = page.locator('header')
    expect(await header.innerText()).toMatch(/3 of 5/)
    await page.evaluate(translateHere)
    expect(await header.innerText()).toMatch(/‹3 of 5›/)
    await reachAddress(me)
    await expect.poll(() => header.innerText()).toMatch(/4 of 5/)
    expect(await header.innerText()).not.toMatch(/3 of 5/)

    await me.press('submit')
    await me.reads('This field is required')
    await page.evaluate(translateHere)
    await me.reads('‹This field is required›')
    await me.fill('moveInDate', '2020-01-31')
    await me.choose('type', 'Rent')
    await expect.poll(() => page.getByText('This field is required').count(), { message: 'gone, not stuck' }).toBe(0)
  })

  it('does not interrupt typing', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'ABC')
    // A mouse click would take the focus out of the field.
    await me.page.locator('[data-locale="es"]').evaluate((button: HTMLElement) => button.click())
    await me.page.getByRole('heading', { name: spanish['plate.title'] }).waitFor()
    await me.page.keyboard.type(' 1234')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
  })

  it('is remembered after a reload and after starting over, and nothing else is stored', async () => {
    const me = toApplicant(await browser.open({ prepare: watchHeadings }))
    const { page } = me
    await me.isAt('ENTER_LICENSE_PLATE')
    await page.locator('[data-locale="es"]').click()
    await page.getByRole('heading', { name: spanish['plate.title'] }).waitFor()
    expect(await readSavedText(page)).toBe('{"locale":"es"}')

    await page.reload()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await headingsSeen(page)).toEqual([spanish['plate.title']])

    await findCar(me, { mileage: 'Over 150,000 miles' })
    await me.isAt('DISQUALIFIED')
    await me.press('startOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(spanish['plate.title'])
    expect(await readSavedText(page)).toBe('{"locale":"es"}')
    expect(await page.evaluate(() => localStorage.length)).toBe(1)
  })
})
