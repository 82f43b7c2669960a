import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import spanish from '../../flows/copy/es.json' with { type: 'json' }
import type { Route } from 'playwright-core'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { holdBack, useBrowser } from './support/openPage.ts'
import { serveDevelopment, type Development } from './support/serveDevelopment.ts'
import { findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
let development: Development

beforeAll(async () => {
  development = await serveDevelopment(stage().apiUrl)
  // On the first visit, the server may still prepare its dependencies and reload the page.
  const page = await browser.open()
  await page.goto(development.url, { timeout: 90_000 })
  await page.locator('[data-step]').waitFor({ timeout: 90_000 })
}, 180_000)
afterAll(() => development.close())

const flow = 'flows/refinance.json'
const overlay = 'vite-error-overlay .message-body'

/** Opens the page in development. */
async function openFirstStep(): Promise<Applicant> {
  const page = await browser.open({ expectedErrors: /Internal Server Error|status of 500|\[vite\]/ })
  await page.goto(development.url)
  const me = toApplicant(page)
  await me.isAt('ENTER_LICENSE_PLATE')
  // An edit should reach a page that has loaded all its parts, including those fetched in advance.
  await page.waitForLoadState('networkidle')
  return me
}

/** Opens the page in development and types a plate; `wasReloaded` tells whether the page has reloaded since. */
async function openDraft(): Promise<Applicant & { readonly wasReloaded: () => Promise<boolean> }> {
  const me = await openFirstStep()
  const { page } = me
  await me.type('plateNumber', 'ABCD 12345')
  await leaveField(me)
  await page.evaluate(() => document.body.setAttribute('data-since', 'the beginning'))
  const wasReloaded = async () => (await page.locator('body[data-since]').count()) === 0
  return { ...me, wasReloaded }
}

/** Authors who switch to the editor leave the page, and with it the field. */
const leaveField = (me: Applicant) => me.page.keyboard.press('Tab')

describe('an edit in development', () => {
  it('to a text shows at the same step, without a reload', async () => {
    const me = await openDraft()
    await development.edit('flows/copy/en.json', '"Find your car"', '"Where is your car?"')
    await me.page.getByRole('heading', { name: 'Where is your car?' }).waitFor()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.wasReloaded()).toBe(false)
    expect(await me.field('plateNumber').inputValue()).toBe('ABCD 12345')
  })

  it('to a translation shows at the same step, without a reload', async () => {
    const me = await openDraft()
    await me.page.getByRole('button', { name: 'Español' }).click()
    await me.page.getByRole('heading', { name: spanish['plate.title'] }).waitFor()
    await development.edit('flows/copy/es.json', `"${spanish['plate.title']}"`, '"¿Qué auto es?"')
    await me.page.getByRole('heading', { name: '¿Qué auto es?' }).waitFor()
    expect(await me.wasReloaded()).toBe(false)
    expect(await me.field('plateNumber').inputValue()).toBe('ABCD 12345')
  })

  it('that adds a language offers it, by a reload', async () => {
    // Nothing is typed: otherwise the page would ask before it reloads.
    const me = await openFirstStep()
    await development.write(
      'flows/copy/fr.json',
      JSON.stringify({ ...spanish, 'plate.title': 'Trouvez votre voiture' }),
    )
    const french = me.page.getByRole('button', { name: 'Français' })
    await french.waitFor()
    await expect
      .poll(async () => {
        // A late update may redraw the step during the click; after one that was heard, the button soon disappears.
        if (await french.isVisible()) await french.click({ timeout: 2_000 })
        return me.page.getByRole('heading', { name: 'Trouvez votre voiture' }).count()
      })
      .toBe(1)
  })

  it('to a rule and its message applies to the next submit', async () => {
    const me = await openDraft()
    await development.edit('schemas/forms/license-plate.schema.json', '[A-Z0-9 -]{1,10}$', '[A-Z0-9 -]{1,8}$')
    await development.edit(
      'schemas/forms/license-plate.schema.json',
      '"pattern": "errors.plateNumber.valid"',
      '"pattern": "errors.plateNumber.required"',
    )
    await expect
      .poll(async () => {
        await me.press('submit')
        return (await me.errors())['plateNumber']
      })
      .toBe('License Plate Number is required')
    expect(await me.wasReloaded()).toBe(false)
  })

  it('to the flow shows at the same step, with what was typed there', async () => {
    const me = await openDraft()
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.type('dateOfBirth', '1985-03-09')
    await me.type('phone', '3035552040')
    await leaveField(me)
    await development.edit(flow, '"title": "verifyVehicle.title"', '"title": "verifyVehicle.identity"')
    await me.page.getByRole('heading', { level: 1, name: 'Next, verify who you are' }).waitFor()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.field('dateOfBirth').inputValue()).toBe('03/09/1985')
    expect(await me.field('phone').inputValue()).toBe('+1 (303) 555-2040')
    expect(await me.wasReloaded()).toBe(false)
  })

  it('made before the other steps have loaded shows at the first step, without a reload', async () => {
    const page = await browser.open()
    const release = await holdBack(page, /beyondFirstStep/)
    const told = new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => String(payload).includes('flow-start') && resolve()),
      )
    })
    await page.goto(development.url)
    const me = toApplicant(page)
    await me.isAt('ENTER_LICENSE_PLATE')
    await page.evaluate(() => document.body.setAttribute('data-since', 'the beginning'))
    await development.edit(flow, '"title": "plate.title"', '"title": "verifyVehicle.identity"')
    await told
    release()
    await page.getByRole('heading', { level: 1, name: 'Next, verify who you are' }).waitFor()
    expect(await page.locator('body[data-since]').count()).toBe(1)
    await development.edit(flow, '"title": "verifyVehicle.identity"', '"title": "plate.title"')
    await page.getByRole('heading', { level: 1, name: 'Where is your car?' }).waitFor()
  })

  it('made while the other steps load, which may then be out of date, shows at the first step', async () => {
    const page = await browser.open()
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const answered = new Promise<void>((resolve) => {
      const hold = async (route: Route) => {
        const response = await route.fetch()
        resolve()
        await released
        await route.fulfill({ response })
      }
      void page.route(/copy\/en\.js/, hold, { times: 1 })
    })
    const told = new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => String(payload).includes('start-copy') && resolve()),
      )
    })
    await page.goto(development.url)
    await answered
    await development.edit('flows/copy/en.json', '"plate.title": "', '"plate.title": "Hello! ')
    await told
    release()
    await page.getByRole('heading', { level: 1, name: 'Hello! ' }).waitFor()
    await development.edit('flows/copy/en.json', 'Hello! ', '')
    await page.getByRole('heading', { level: 1, name: /^(?!Hello)/ }).waitFor()
  })

  it('that breaks the flow is shown with its place and the nearest fix, until it is fixed', async () => {
    const me = await openDraft()
    await development.edit(flow, '"title": "plate.title"', '"title": "plate.titel"')
    const message = me.page.locator(overlay)
    await message.waitFor()
    await expect
      .poll(() => message.innerText())
      .toMatch(/flows\/refinance\.json:\d+:\d+ .*plate\.titel.*Did you mean plate\.title\?/)
    // The other heading shows that the corrected flow has loaded: the message disappears before the flow is fetched.
    await development.edit(flow, '"title": "plate.titel"', '"title": "verifyVehicle.identity"')
    await message.waitFor({ state: 'detached' })
    await me.page.getByRole('heading', { level: 1, name: 'Next, verify who you are' }).waitFor()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.wasReloaded()).toBe(false)
    await findCar(me, { plate: 'ABC 1234' })
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})
