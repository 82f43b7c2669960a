import { expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { holdBack, useBrowser } from './support/openPage.ts'
import { findCar } from './support/walk.ts'

const browser = useBrowser()
const beyond = /\/assets\/beyond-[\w-]+\.js/

it('the first step works before later code has loaded, and an early submit runs once', async () => {
  let release = () => {}
  const page = await browser.open({
    isLoaded: false,
    prepare: async (context) => void (release = await holdBack(context, beyond)),
  })
  const looked: string[] = []
  page.on('request', (request) => /getvin/.test(request.url()) && looked.push(request.postData() ?? request.url()))
  const me = toApplicant(page)
  await me.isAt('ENTER_LICENSE_PLATE')
  await me.press('submit')
  await me.reads('License Plate Number is required')
  await findCar(me)

  const button = page.locator('button[type="submit"].is-busy')
  await button.waitFor()
  await button.press('Enter')
  await me.choose('plateState', 'CA')
  await me.type('plateNumber', 'CORRECT')
  release()
  await me.isAt('VERIFY_VEHICLE_INFO')
  expect(looked).toEqual([expect.stringContaining('CORRECT')])
  await page.goBack()
  await me.isAt('ENTER_LICENSE_PLATE')
  expect(await me.field('plateState').inputValue(), 'what was chosen meanwhile').toBe('CA')
})

it.each(['submit', 'enterManually'])(
  'when later code cannot be fetched, an error is shown and %s works on a retry',
  async (press) => {
    const page = await browser.open({
      expectedErrors: /net::ERR|Failed to fetch/,
      prepare: async (context) => void (await context.route(beyond, (route) => route.abort())),
    })
    const me = toApplicant(page)
    if (press === 'submit') await findCar(me)
    else {
      await me.isAt('ENTER_LICENSE_PLATE')
      await me.type('plateNumber', 'ABC 1234')
      await me.press(press)
    }
    await me.reads('Something went wrong. What you typed is still here.')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')

    await page.context().unroute(beyond)
    await me.press('retry')
    await me.isAt(press === 'submit' ? 'VERIFY_VEHICLE_INFO' : 'ENTER_LICENSE_PLATE_MANUALLY')
  },
)

it('the page starts with few files, and prefetches the rest afterwards in a few pieces', async () => {
  const page = await browser.open({ isLoaded: false })
  await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
  // A script's second request, by a link with its hash, must come from the cache.
  const listTransfers = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => name)
        .filter((name) => !name.includes('favicon')),
    )
  await expect.poll(async () => (await listTransfers()).some((name) => name.includes('/nextSteps-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect((await listTransfers()).length, 'besides the page itself').toBeLessThanOrEqual(13)
})

it('with "save data" nothing is prefetched, and needed code loads on demand', async () => {
  const page = await browser.open({
    prepare: async (context) =>
      void (await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
      })),
  })
  const me = toApplicant(page)
  await me.isAt('ENTER_LICENSE_PLATE')
  await page.waitForLoadState('networkidle')
  const toNames = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await toNames()).filter((name) => /\/(?:beyond|nextSteps)-/.test(name))).toEqual([])
  await findCar(me)
  await me.isAt('VERIFY_VEHICLE_INFO')
})
