import { openDocumentsSite } from '../documentsSite.ts'
import { addOnlyJob, reachAddress, typeAddress, typeLender, typePerson } from '../walk.ts'
import type { Guide, Journey } from './createGuide.ts'

/** The path of an applicant about whom nothing is known in advance, up to the final offer. */
export const handJourney: Journey = {
  name: 'everything entered by hand, to the thank-you page',
  stops: [
    'ENTER_LICENSE_PLATE_MANUALLY/empty',
    'ENTER_LICENSE_PLATE_MANUALLY/errors',
    'ENTER_LICENSE_PLATE_MANUALLY/filled',
    'YOUR_INFORMATION_MANUALLY/empty',
    'YOUR_INFORMATION_MANUALLY/errors',
    'YOUR_INFORMATION_MANUALLY/filled',
    'CURRENT_ADDRESS_INFO_MANUALLY/empty',
    'CURRENT_ADDRESS_INFO_MANUALLY/errors',
    'CURRENT_ADDRESS_INFO_MANUALLY/filled',
    'LENDER_INFO/empty',
    'LENDER_INFO/errors',
    'LENDER_INFO/filled',
    'CHECKLIST_STATUS/shown',
    'FINAL_OFFER/empty',
    'FINAL_OFFER/filled',
    'THANK_YOU/shown',
  ],
  async walk(guide) {
    await introduce(guide)
    await tellAddressAndLender(guide)
    await finish(guide)
  },
}

async function introduce({ me, arrive, refuse }: Guide): Promise<void> {
  await me.isAt('ENTER_LICENSE_PLATE')
  await me.press('enterManually')
  await arrive('ENTER_LICENSE_PLATE_MANUALLY')
  await refuse('ENTER_LICENSE_PLATE_MANUALLY')
  await me.choose('year', String(new Date().getFullYear() - 3))
  await me.chooseNth('make', 2)
  await me.chooseNth('model', 0)
  await me.choose('estimatedMileage', '40,000-50,000')
  await me.type('dateOfBirth', '1990-12-01')
  await me.type('phone', '3035553003')
  await me.press('submit')
  await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await me.press('didntReceive')

  await arrive('YOUR_INFORMATION_MANUALLY')
  await refuse('YOUR_INFORMATION_MANUALLY')
  await typePerson(me, '900-12-3003')
  await me.press('submit')
}

async function tellAddressAndLender({ me, arrive, refuse }: Guide): Promise<void> {
  await reachAddress(me)
  await me.press('notMyAddress')
  await arrive('CURRENT_ADDRESS_INFO_MANUALLY')
  await refuse('CURRENT_ADDRESS_INFO_MANUALLY')
  await typeAddress(me, { street: '9 Birch Court', from: 40 })

  await me.isAt('LOAN_SELECTION')
  await me.press('notListed')
  await arrive('LENDER_INFO')
  await refuse('LENDER_INFO')
  await typeLender(me)
}

async function finish({ page, me, arrive }: Guide): Promise<void> {
  await addOnlyJob(me)
  await me.press('checklist')
  await arrive('CHECKLIST_STATUS', 'shown')
  const site = await openDocumentsSite(page, () => me.press('openDocuments'))
  // With no page listening, the first arrival does not move the application on before everything has arrived.
  await page.goto('about:blank')
  await site.upload()
  await site.addReference()
  await site.page.close()
  await page.goBack()

  await arrive('FINAL_OFFER')
  await me.choose('gap', true)
  await me.choose('isAgreed', true)
  await me.press('submit')
  await arrive('THANK_YOU', 'shown')
}
