import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { findCar } from './support/walk.ts'

const browser = useBrowser()
const minute = 60_000

/** Opens an application and types a date of birth; `go` then lets minutes pass. */
async function leaveHalfTyped() {
  const page = await browser.open({ prepare: (context) => context.clock.install() })
  const me = toApplicant(page)
  await findCar(me)
  await me.isAt('VERIFY_VEHICLE_INFO')
  await me.type('dateOfBirth', '1985-03-09')
  const cover = page.locator('dialog.cover[open]')
  const notice = page.getByText('will be hidden in 60 seconds')
  return { page, me, cover, notice, go: (minutes: number) => page.clock.fastForward(minutes * minute) }
}

describe('an application left idle', () => {
  it('announces a minute before that it will be covered, and any input postpones that', async () => {
    const { page, notice, cover, go } = await leaveHalfTyped()
    await go(14)
    await notice.waitFor()
    await page.keyboard.press('Shift')
    await notice.waitFor({ state: 'detached' })
    await go(13.9)
    expect(await notice.count()).toBe(0)
    await go(0.2)
    await notice.waitFor()
    expect(await cover.count()).toBe(0)
  })

  it.each(['a key', 'a press'])(
    'is covered, also for screen readers, until %s restores it as it was',
    async (touch) => {
      const { page, me, cover, notice, go } = await leaveHalfTyped()
      await page.evaluate(() => window.scrollTo(0, 40))
      const read = () => page.locator('body').ariaSnapshot()
      expect(await read()).toMatch(/date of birth/i)
      await go(14)
      await notice.waitFor()
      await go(1)
      await cover.waitFor()
      expect(await me.field('dateOfBirth').isVisible()).toBe(false)
      expect(await read()).not.toMatch(/birth|vehicle/i)
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/birth|vehicle/i)

      if (touch === 'a key') await page.keyboard.press('x')
      else await page.mouse.click(5, 5)
      await cover.waitFor({ state: 'detached' })
      expect(await me.field('dateOfBirth').isVisible()).toBe(true)
      expect(await me.field('dateOfBirth').inputValue()).toBe('03/09/1985')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('dateOfBirth')
      expect(await page.evaluate(() => window.scrollY)).toBe(40)
    },
  )

  it('is covered in time when somebody sets the clock back', async () => {
    const { page, cover, notice, go } = await leaveHalfTyped()
    await page.clock.setSystemTime(Date.now() - 120 * minute)
    await go(14)
    await notice.waitFor()
    await go(1)
    await cover.waitFor()
  })

  it('is covered before any input counts when the device was asleep', async () => {
    const { page, cover } = await leaveHalfTyped()
    // Only the clock moves on, as it does while a device sleeps.
    await page.clock.setSystemTime(Date.now() + 20 * minute)
    await page.mouse.move(30, 30)
    await cover.waitFor()
  })
})
