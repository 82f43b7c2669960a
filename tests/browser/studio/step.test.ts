import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import english from '../../../flows/copy/en.json' with { type: 'json' }
import { everyRule } from '../support/access/runAxe.ts'
import { useStudioServer } from './support/openStudio.ts'
import { chooseStep, openTab } from './support/panes.ts'

const studio = useStudioServer()

/** The page in the preview's frame, which draws the step. */
const toPreview = (page: Page) => page.frameLocator('iframe')
const toPane = (page: Page) => page.getByRole('region', { name: 'Step', exact: true })
const toAsked = (page: Page, action: string) => page.getByRole('form', { name: `Answer for ${action}` })
const toShown = (page: Page) => toPreview(page).locator('[data-step]').getAttribute('data-step')

/** Opens the studio, and waits until it knows the paths to each step. */
async function openStudio(): Promise<Page> {
  const page = await studio.open()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toPane(page).getByLabel('Situation').waitFor()
  return page
}

async function answer(page: Page, action: string, choice?: RegExp): Promise<void> {
  const asked = toAsked(page, action)
  if (choice) await asked.getByRole('radio', { name: choice }).check()
  await asked.getByRole('button', { name: 'Answer' }).click()
  await asked.waitFor({ state: 'detached' })
}

async function enterPlate(page: Page): Promise<void> {
  const preview = toPreview(page)
  await preview.getByLabel('License plate number').fill('ABC1234')
  await preview.getByLabel('License plate state').selectOption('CO')
  await preview.getByLabel('Estimated mileage').selectOption({ index: 3 })
  await preview.getByRole('button', { name: 'Find my car' }).click()
}

/** Returns the axe violations of the pane and of the frame within it. */
async function findViolations(page: Page): Promise<readonly string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)))
  return page.evaluate(async (options) => {
    const { violations = [] } = (await window.axe?.run('.step', options)) ?? {}
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
  }, everyRule)
}

describe('the step preview in the studio', () => {
  it('shows a decline for a response without offers, and each situation with how to get there', async () => {
    const page = await openStudio()
    await chooseStep(page, 'SOFT_PULL_ACKNOWLEDGEMENT')
    const preview = toPreview(page)
    await preview.locator('[data-step="SOFT_PULL_ACKNOWLEDGEMENT"] h1').waitFor()
    await preview.getByLabel(/balance/i).fill('20000')
    await preview.getByLabel(/monthly/i).fill('450')
    await preview.locator('button[type="submit"]').click()
    await answer(page, 'saveLoanInformation')
    await answer(page, 'loadCreditSummary')
    await answer(page, 'requestOffers', /^answered: there are no offers$/)
    await preview.locator('[data-step="DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE"] h1').waitFor()
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE')
    expect(await toPane(page).getByRole('heading', { level: 2 }).innerText()).toContain(
      await preview.locator('h1').innerText(),
    )
    // The step's own texts come before shared ones, also those that its screen draws.
    const own = Object.keys(english).filter((key) => key.startsWith('declinedLowScore.'))
    const keys = page.getByRole('region', { name: 'Words and rules' }).locator('.row-head code')
    await expect
      .poll(async () => (await keys.allInnerTexts()).slice(0, own.length + 1))
      .toEqual([...own, 'common.startOver'])

    await chooseStep(page, 'DISQUALIFIED')
    const pane = toPane(page)
    await pane.getByLabel('Situation').selectOption('the car is more than 10 years old')
    await pane.getByText('How to get here').click()
    await pane.getByText('lookUpPlate: answered').waitFor()
    expect(await pane.getByRole('listitem').first().innerText()).toBe('Opens the page')
    await expect.poll(() => toShown(page)).toBe('DISQUALIFIED')
  })

  it('continues with typed data and the chosen response, and goes back', async () => {
    const page = await openStudio()
    const preview = toPreview(page)
    await enterPlate(page)
    await answer(page, 'lookUpPlate', /^answered: the car is more than 10 years old$/)
    await preview.locator('[data-step="DISQUALIFIED"] h1').waitFor()

    await toPane(page).getByRole('button', { name: 'Back' }).press('Enter')
    await preview.locator('[data-step="ENTER_LICENSE_PLATE"] h1').waitFor()
    await toPane(page).getByRole('button', { name: 'Back', disabled: true }).and(page.locator(':focus')).waitFor()
    await expect.poll(() => preview.getByLabel('License plate number').inputValue()).toBe('ABC1234')

    await preview.getByRole('button', { name: 'Find my car' }).click()
    const asked = toAsked(page, 'lookUpPlate')
    await asked.getByText('Response data').click()
    const says = asked.getByRole('textbox', { name: 'Response data as JSON' })
    await says.fill('{ "isSuccess": true,')
    await asked.getByText('This is not valid JSON').waitFor()
    await expect.poll(() => says.getAttribute('aria-invalid')).toBe('true')
    const car = {
      isSuccess: true,
      vin: '1HGCM82633A004352',
      year: new Date().getFullYear(),
      make: 'Z',
      makeName: 'Zebra',
      model: 'Stripe',
    }
    // Whoever empties the input to write other data goes on in it.
    await says.fill('')
    await says.pressSequentially('{')
    await asked.getByText('This is not valid JSON').waitFor()
    await says.fill(JSON.stringify(car))
    await answer(page, 'lookUpPlate')
    await preview.locator('[data-step="VERIFY_VEHICLE_INFO"] h1').waitFor()
    expect(await preview.locator('main').innerText()).toContain('Stripe')
  })

  it('shows the step in each width, language and color scheme, and links to its texts and back', async () => {
    const page = await openStudio()
    const preview = toPreview(page)
    const pane = toPane(page)
    const toWidth = () => preview.locator('body').evaluate(() => window.innerWidth)
    await expect.poll(toWidth).toBe(390)
    await pane.getByLabel('Width').selectOption('Desktop')
    await expect.poll(toWidth).toBe(1280)
    const frame = await pane.locator('iframe').boundingBox()
    expect(frame?.width).toBeLessThan(700)

    await pane.getByLabel('Language').selectOption('Español')
    await expect.poll(() => preview.locator('.refinance').getAttribute('lang')).toBe('es')
    await expect.poll(() => preview.locator('h1').innerText()).not.toBe('Find your car')
    await preview.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => preview.locator('h1').innerText()).toBe('Find your car')
    await expect.poll(() => pane.getByLabel('Language').inputValue()).toBe('en')

    const toPaper = () => preview.locator('.refinance').evaluate((root) => getComputedStyle(root).backgroundColor)
    const light = await toPaper()
    await pane.getByLabel('Step colors').selectOption('Dark colors')
    await expect.poll(toPaper).not.toBe(light)
    await pane.getByLabel('Step colors').selectOption('Light colors')
    await expect.poll(toPaper).toBe(light)

    await preview.getByText('It’s on your registration, too.').click()
    const row = page.getByRole('region', { name: 'Words and rules' }).locator('[aria-current]')
    await expect.poll(() => row.locator('textarea').first().inputValue()).toBe('It’s on your registration, too.')
    await page.locator('[name="plate.title en"]').focus()
    const toMarked = () =>
      preview
        .locator('body')
        .evaluate(() =>
          [...(CSS.highlights.get('pointed') ?? [])].map((range) => (range instanceof Range ? range.toString() : '')),
        )
    await expect.poll(toMarked).toEqual(['Find your car'])
    await expect.poll(() => row.count()).toBe(0)
  })

  it('repeats a response until told to ask again, and explains an instruction that failed', async () => {
    const page = await openStudio()
    const preview = toPreview(page)
    await enterPlate(page)
    await toAsked(page, 'lookUpPlate').getByRole('checkbox', { name: 'Always give this answer' }).check()
    await answer(page, 'lookUpPlate', /^answered: no car is found for the plate$/)
    await preview.locator('[data-step="VEHICLE_MANUAL_ENTER"] h1').waitFor()
    await toPane(page).getByRole('button', { name: 'Restart', exact: true }).click()
    await preview.locator('[data-step="ENTER_LICENSE_PLATE"] h1').waitFor()
    await enterPlate(page)
    await preview.locator('[data-step="VEHICLE_MANUAL_ENTER"] h1').waitFor()
    await toPane(page).getByRole('button', { name: 'Ask again' }).click()
    await chooseStep(page, 'ENTER_LICENSE_PLATE')
    await preview.locator('[data-step="ENTER_LICENSE_PLATE"] h1').waitFor()
    await enterPlate(page)
    const asked = toAsked(page, 'lookUpPlate')
    await asked.getByText('Response data').click()
    await asked.getByRole('textbox', { name: 'Response data as JSON' }).fill('5')
    await answer(page, 'lookUpPlate')
    const pane = toPane(page)
    await pane.getByText(/The step cannot continue: .*licensePlateInfoResponse/).waitFor()
    await pane.getByRole('button', { name: /Show in flows\/refinance\.json, line \d+/ }).click()
  })

  it('shows an edit at once, and keeps what was typed', async () => {
    const page = await studio.open()
    const preview = toPreview(page)
    await preview.getByLabel('License plate number').pressSequentially('ABC1234')
    await page.locator('[name="plate.title en"]').fill('Which car is it?')
    await expect.poll(() => preview.locator('h1').innerText()).toBe('Which car is it?')
    await expect.poll(() => preview.getByLabel('License plate number').inputValue()).toBe('ABC1234')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('plate.title en')

    await openTab(page, 'Limits')
    await page.getByLabel('maximumMileage').fill('200,000')
    await chooseStep(page, 'DISQUALIFIED')
    await preview.getByText('It has over 200,000 miles').waitFor()
    await toPane(page).getByRole('button', { name: 'Back' }).click()
    await preview.getByRole('heading', { level: 1, name: 'Which car is it?' }).waitFor()
  })

  it('keeps caret and scroll position when another part of the flow changes', async () => {
    const page = await studio.open()
    const preview = toPreview(page)
    const plate = preview.getByLabel('License plate number')
    await plate.click()
    await page.keyboard.type('ABX')
    await page.keyboard.press('ArrowLeft')
    await preview.locator('html').evaluate(() => window.scrollTo(0, 40))
    const flow = await studio.read('flows/refinance.json')
    await studio.write('flows/refinance.json', flow.replace('"vehicleAgeYears": 10', '"vehicleAgeYears": 12'))
    await page.getByText(/Someone else changed flows\/refinance\.json/).waitFor()
    await page
      .getByText(/the car is more than 12 years old/)
      .first()
      .waitFor()
    await page.keyboard.type('C')
    await expect.poll(() => plate.inputValue()).toBe('ABCX')
    expect(await preview.locator('html').evaluate(() => window.scrollY)).toBe(40)
  })

  it('has no axe violations, in the pane and in the frame, light or dark', async () => {
    const page = await openStudio()
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await findViolations(page), `in ${colorScheme} colors`).toEqual([])
      }
    }
    await check()
    await enterPlate(page)
    const asked = toAsked(page, 'lookUpPlate')
    await asked.getByText('Response data').click()
    await asked.getByRole('textbox', { name: 'Response data as JSON' }).fill('{')
    await toPane(page).getByText('How to get here').click()
    await asked.getByText('This is not valid JSON').waitFor()
    await check()
  })
})
