import { openInstantLink } from '../phone.ts'
import { expireSession } from '../sandbox.ts'
import { readSaved } from '../saved.ts'
import { becomeContact } from '../walk.ts'
import type { Journey } from './createGuide.ts'

/** An applicant who returns after their session has expired and verifies their phone again. */
export const expiredJourney: Journey = {
  name: 'a session that has expired',
  stops: [
    'VERIFY_AGAIN/empty',
    'VERIFY_AGAIN/errors',
    'VERIFY_AGAIN/startOver',
    'VERIFY_AGAIN/filled',
    'RESUME/waiting',
  ],
  async walk({ page, me, look, arrive, refuse, wait, hold }) {
    const phone = '3035553008'
    await becomeContact(me, phone)
    // By then the host knows the application's progress.
    await readSaved(page)
    await expireSession(phone.slice(-4))
    await page.reload()
    await arrive('VERIFY_AGAIN')
    await refuse('VERIFY_AGAIN')
    await me.press('startOver')
    await page.locator('dialog[open]').waitFor()
    await look('VERIFY_AGAIN/startOver')
    await me.press('keep')
    await me.type('dateOfBirth', '1985-03-09')
    await me.type('phone', phone)
    await me.press('submit')

    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    const answerProgress = await hold(/progress-history/)
    const link = await openInstantLink(page, phone.slice(-4))
    await link.close()
    await wait('RESUME', 'waiting')
    answerProgress()
    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
  },
}
