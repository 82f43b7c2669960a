import { findCar } from '../walk.ts'
import type { Journey } from './createGuide.ts'
import { goOffline } from '../openPage.ts'

/** The plate with everything that can go wrong, and a car chosen by hand. */
export const carJourney: Journey = {
  name: 'a car that takes some tries',
  stops: [
    'ENTER_LICENSE_PLATE/empty',
    'ENTER_LICENSE_PLATE/errors',
    'ENTER_LICENSE_PLATE/filled',
    'ENTER_LICENSE_PLATE/call-refused',
    'ENTER_LICENSE_PLATE/offline',
    'ENTER_LICENSE_PLATE/error',
    'ENTER_LICENSE_PLATE/bot-check-failed',
    'DISQUALIFIED/shown',
    'DISQUALIFIED/tooltip',
    'ENTER_LICENSE_PLATE/busy',
    'VEHICLE_MANUAL_ENTER/empty',
    'VEHICLE_MANUAL_ENTER/errors',
    'VEHICLE_MANUAL_ENTER/loading-makes',
    'VEHICLE_MANUAL_ENTER/filled',
  ],
  async walk({ page, me, look, arrive, refuse, wait, hold }) {
    await arrive('ENTER_LICENSE_PLATE')
    await refuse('ENTER_LICENSE_PLATE')
    await findCar(me, { plate: 'REFUSED' })
    await page.locator('.banner').waitFor()
    await arrive('ENTER_LICENSE_PLATE', 'call-refused')
    // Only one message is shown at a time, so the page is reloaded.
    await page.reload()
    await me.isAt('ENTER_LICENSE_PLATE')
    await goOffline(page)
    await page.locator('.notice-offline').waitFor()
    await arrive('ENTER_LICENSE_PLATE', 'offline')
    await page.context().setOffline(false)

    await findCar(me, { plate: 'FAILS' })
    await me.seesScreen('error')
    await look('ENTER_LICENSE_PLATE/error')
    await page.reload()
    await findCar(me, { plate: 'BOT401' })
    await me.seesScreen('bot-check-failed')
    await look('ENTER_LICENSE_PLATE/bot-check-failed')

    await page.reload()
    await findCar(me, { mileage: 'Over 150,000 miles' })
    await arrive('DISQUALIFIED', 'shown')
    await page.locator('.info-tip-button').first().click()
    await arrive('DISQUALIFIED', 'tooltip')
    await me.press('startOver')

    const answerPlate = await hold(/getvin$/)
    await findCar(me, { plate: 'NOTFOUND' })
    await wait('ENTER_LICENSE_PLATE', 'busy')
    answerPlate()

    await arrive('VEHICLE_MANUAL_ENTER')
    await refuse('VEHICLE_MANUAL_ENTER')
    const answerMakes = await hold(/getmake$/)
    await me.choose('year', String(new Date().getFullYear() - 2))
    await look('VEHICLE_MANUAL_ENTER/loading-makes')
    answerMakes()
    await me.chooseNth('make', 0)
    await me.chooseNth('model', 0)
    await me.choose('estimatedMileage', '0-10,000')
    await me.press('submit')
    await me.isAt('VERIFY_VEHICLE_INFO')
  },
}
