import { expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { desktop, mobile, useBrowser } from './support/openPage.ts'
import { openWithoutScript } from './support/openWithoutScript.ts'

const browser = useBrowser()

it.each([desktop, mobile])(
  'the first step is usable before the script arrives, $width pixels wide',
  async (viewport) => {
    const { page, release } = await openWithoutScript(browser, { viewport })
    const me = toApplicant(page)
    await me.type('plateNumber', 'ABC 1234')
    await me.choose('plateState', 'CO')
    await me.choose('estimatedMileageRange', '30,000-40,000')
    await me.press('submit')
    expect(new URL(page.url()).search, 'what was typed goes nowhere').toBe('')
    const size = await me.field('plateNumber').boundingBox()

    await release()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').boundingBox(), 'nothing moves').toEqual(size)
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
  },
)

it.each([
  ['comes back to an application', { saved: '{"data":{}}' }],
  ['comes by the link of a text message', { path: '/?verification=none' }],
])('no first step flashes for somebody who %s', async (_who, options) => {
  const { page, release } = await openWithoutScript(browser, options)
  const title = page.getByRole('heading', { level: 1 })
  await page.locator('#refinance[data-prerendered] h1').waitFor({ state: 'attached' })
  // Style sheets load before anything is painted, so what they hide never shows.
  await expect.poll(() => title.count(), { message: 'nobody can see or hear it' }).toBe(0)

  await release()
  await title.waitFor()
})

it('the prerendered first step is hydrated at once, without Suspense boundaries', async () => {
  const { page, release } = await openWithoutScript(browser, {})
  await page.locator('[data-prerendered] form').waitFor()
  expect(await page.locator('#refinance').innerHTML()).not.toContain('<!--$')
  await release()
  await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
})

it('an error page replaces the prerendered first step when its start fails, and retries it', async () => {
  // As on a page that is not encrypted, where browsers have no such function.
  const page = await browser.open({
    prepare: async (context) =>
      void (await context.addInitScript(() => void Reflect.set(crypto, 'randomUUID', undefined))),
  })
  const me = toApplicant(page)
  await me.seesScreen('error')
  await page.getByRole('link', { name: 'Call (303) 555-0142' }).waitFor()
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'randomUUID'))
  await me.press('retry')
  await me.isAt('ENTER_LICENSE_PLATE')
  await me.field('plateNumber').waitFor()
})

it('the widget also starts in an element without prerendered content', async () => {
  const { page, release } = await openWithoutScript(browser, {})
  await page.locator('#refinance').evaluate((element) => {
    element.removeAttribute('data-prerendered')
    element.textContent = 'One moment'
  })
  await release()
  const me = toApplicant(page)
  await me.isAt('ENTER_LICENSE_PLATE')
  expect(await page.getByText('One moment').count()).toBe(0)
})
