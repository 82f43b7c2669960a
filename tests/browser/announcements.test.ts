import { describe, expect, it } from 'vitest'
import { listenIn } from './support/access/listenIn.ts'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { waitForResend } from './support/phone.ts'
import { createGuide } from './support/tour/createGuide.ts'
import { findCar, startOnDesktop } from './support/walk.ts'

const browser = useBrowser()

describe('a screen reader', () => {
  it('announces the error of a field that was left', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    const heard = await listenIn(me.page)
    await me.type('plateNumber', 'A')
    await me.page.keyboard.press('Backspace')
    await me.page.keyboard.press('Tab')
    await expect.poll(heard).toContain('License Plate Number is required')
  })

  it('announces that a response is pending, and why it was refused', async () => {
    const page = await browser.open({ expectedErrors: /status of 422/ })
    const { me, hold } = createGuide(page, [], async () => undefined)
    await me.isAt('ENTER_LICENSE_PLATE')
    const heard = await listenIn(page)
    const answer = await hold(/getvin$/)
    await findCar(me, { plate: 'REFUSED' })
    await expect.poll(async () => (await heard()).join()).toContain('Looking up your car')
    answer()
    await expect.poll(async () => (await heard()).join()).toContain('A partner service refused this.')
  })

  it('announces that the text message was sent, and each resend', async () => {
    const me = toApplicant(await browser.open({ prepare: (context) => context.clock.install() }))
    await findCar(me)
    await startOnDesktop(me, '3035554101')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    const heard = await listenIn(me.page)
    const countSent = async () => (await heard()).filter((text) => text.includes('sent it again')).length
    await waitForResend(me.page)
    await me.press('resend')
    await expect.poll(countSent).toBe(1)
    await waitForResend(me.page)
    await me.press('resend')
    await expect.poll(countSent).toBe(2)
    expect((await heard()).join(), 'the seconds that are counted down are not told').not.toMatch(/\d seconds/)
  })
})
