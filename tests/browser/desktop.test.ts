import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { useBrowser } from './support/openPage.ts'
import { openInstantLink } from './support/phone.ts'
import { findCar, reachNextSteps, startOnDesktop } from './support/walk.ts'

const browser = useBrowser()

describe('an application on a desktop', () => {
  it('goes from the plate to the thank-you page', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await startOnDesktop(me, '3035552001')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await me.reads('•••-2001')
    const phone = await openInstantLink(me.page, '2001')
    await reachNextSteps(me)
    await sendDocuments(me)
    await me.reads('303 or 720')
    await phone.close()
    expect(await me.page.title()).toContain('Refinance your car loan online')
  })
})
