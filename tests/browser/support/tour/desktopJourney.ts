import { openDocumentsSite } from '../documentsSite.ts'
import { openInstantLink, waitForResend } from '../phone.ts'
import { saveProgress } from '../sandbox.ts'
import { readSaved } from '../saved.ts'
import {
  addJob,
  confirmAddress,
  estimate,
  findCar,
  pickLoan,
  pickOffer,
  review,
  startOnDesktop,
  typeAddress,
  typePension,
} from '../walk.ts'
import type { Guide, Journey } from './createGuide.ts'

/** The most common path, on a desktop. */
export const desktopJourney: Journey = {
  name: 'from the plate to the checklist, on a desktop',
  stops: [
    'VERIFY_VEHICLE_INFO/empty',
    'VERIFY_VEHICLE_INFO/errors',
    'VERIFY_VEHICLE_INFO/filled',
    'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE/waiting',
    'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE/sent-again',
    'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE/empty',
    'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE/errors',
    'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE/filled',
    'YOUR_INFO/waiting',
    'VERIFY_YOUR_INFO/empty',
    'VERIFY_YOUR_INFO/errors',
    'VERIFY_YOUR_INFO/filled',
    'SOFT_PULL_ACKNOWLEDGEMENT/loading',
    'SOFT_PULL_ACKNOWLEDGEMENT/empty',
    'SOFT_PULL_ACKNOWLEDGEMENT/help',
    'SOFT_PULL_ACKNOWLEDGEMENT/errors',
    'SOFT_PULL_ACKNOWLEDGEMENT/filled',
    'SOFT_PULL_ACKNOWLEDGEMENT/busy',
    'OFFER_SELECTION/empty',
    'OFFER_SELECTION/errors',
    'OFFER_SELECTION/filled',
    'CURRENT_ADDRESS_INFO/empty',
    'CURRENT_ADDRESS_INFO/errors',
    'CURRENT_ADDRESS_INFO/filled',
    'TWO_YEARS_ADDRESS_HISTORY/empty',
    'TWO_YEARS_ADDRESS_HISTORY/errors',
    'TWO_YEARS_ADDRESS_HISTORY/editing',
    'TWO_YEARS_ADDRESS_HISTORY/filled',
    'LOAN_SELECTION/empty',
    'LOAN_SELECTION/filled',
    'EMPLOYMENT_AND_INCOME/empty',
    'EMPLOYMENT_AND_INCOME/errors',
    'EMPLOYMENT_AND_INCOME/filled',
    'EMPLOYMENT_AND_INCOME/enoughIncome',
    'EMPLOYMENT_AND_INCOME/editing',
    'INCOME_SOURCES/empty',
    'INCOME_SOURCES/errors',
    'INCOME_SOURCES/filled',
    'EMPLOYMENT_AND_INCOME/moreIncomeAdded',
    'OFFER_SELECTION/loading',
    'LOAN_SELECTION/loading',
    'CHECKLIST_STATUS/loading',
    'NEXT_STEPS/shown',
    'NEXT_STEPS/waiting',
    'OFF_RAMP/shown',
  ],
  async walk(guide) {
    await becomeKnown(guide)
    await pickOfferAndLoan(guide)
    const saved = await readSaved(guide.page)
    await tellIncome(guide)
    await comeBack(guide, saved.data.contactData)
    await sendDocuments(guide)
  },
}

async function becomeKnown({ page, me, arrive, refuse, wait, hold }: Guide): Promise<void> {
  const phone = '3035553003'
  await findCar(me)
  await arrive('VERIFY_VEHICLE_INFO')
  await refuse('VERIFY_VEHICLE_INFO')
  await startOnDesktop(me, '3035553001')
  await arrive('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE', 'waiting')
  await waitForResend(page)
  await me.press('resend')
  await arrive('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE', 'sent-again')
  await me.press('changeNumber')
  await arrive('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await refuse('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  await me.type('phone', phone)
  await me.press('submit')
  await page.locator('[data-action="resend"]').waitFor()

  const answerChallenge = await hold(/challenge$/)
  const link = await openInstantLink(page, phone.slice(-4))
  await link.close()
  await wait('YOUR_INFO', 'waiting')
  answerChallenge()
  await arrive('VERIFY_YOUR_INFO')
  await refuse('VERIFY_YOUR_INFO')
  await review(me)
}

async function pickOfferAndLoan({ page, me, look, arrive, refuse, wait, hold }: Guide): Promise<void> {
  const answerContact = await hold(/contacts\/[-\da-f]{36}$/)
  await wait('SOFT_PULL_ACKNOWLEDGEMENT', 'loading')
  answerContact()
  await arrive('SOFT_PULL_ACKNOWLEDGEMENT')
  await page.getByRole('button', { name: 'What do these terms mean?' }).click()
  await look('SOFT_PULL_ACKNOWLEDGEMENT/help')
  await page.keyboard.press('Escape')
  await refuse('SOFT_PULL_ACKNOWLEDGEMENT')
  const answerOffers = await hold(/lender$/)
  await estimate(me)
  await wait('SOFT_PULL_ACKNOWLEDGEMENT', 'busy')
  answerOffers()

  await arrive('OFFER_SELECTION')
  await refuse('OFFER_SELECTION')
  await pickOffer(me)

  await arrive('CURRENT_ADDRESS_INFO')
  await refuse('CURRENT_ADDRESS_INFO')
  await confirmAddress(me, { months: 5 })
  await arrive('TWO_YEARS_ADDRESS_HISTORY')
  await me.type('zip', '8')
  await refuse('TWO_YEARS_ADDRESS_HISTORY')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await arrive('TWO_YEARS_ADDRESS_HISTORY', 'editing')
  await me.press('cancelEdit')
  await typeAddress(me, { street: '2 Spruce Street', from: 40, to: 5 })

  await arrive('LOAN_SELECTION')
  await pickLoan(me)
}

async function tellIncome({ page, me, look, arrive, refuse }: Guide): Promise<void> {
  await arrive('EMPLOYMENT_AND_INCOME')
  await refuse('EMPLOYMENT_AND_INCOME')
  await addJob(me)
  await page.locator('dialog[open]').waitFor()
  await look('EMPLOYMENT_AND_INCOME/enoughIncome')
  await me.press('addMore')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await arrive('EMPLOYMENT_AND_INCOME', 'editing')
  await me.press('cancelEdit')

  await me.press('addOtherIncome')
  await arrive('INCOME_SOURCES')
  await refuse('INCOME_SOURCES')
  await typePension(me)
  await page.locator('dialog[open]').waitFor()
  await look('EMPLOYMENT_AND_INCOME/moreIncomeAdded')
  await me.press('finish')
  await me.isAt('NEXT_STEPS')
}

/** Stops at the loading states of a resumed application. */
async function comeBack(
  { page, me, wait, hold }: Guide,
  contact: { contactId: string; leadId: string },
): Promise<void> {
  const places = [
    ['OFFER_SELECTION', /lender$/],
    ['LOAN_SELECTION', /credit-summary/],
    ['CHECKLIST_STATUS', /upload-status$/],
  ] as const
  for (const [step, path] of places) {
    // Otherwise the page's own progress would be sent after this one.
    await readSaved(page)
    await saveProgress(contact, step)
    const answer = await hold(path)
    await page.reload()
    await wait(step, 'loading')
    answer()
    await me.isAt(step)
  }
  await readSaved(page)
  await saveProgress(contact, 'NEXT_STEPS')
  await page.reload()
}

async function sendDocuments({ page, me, arrive }: Guide): Promise<void> {
  await arrive('NEXT_STEPS', 'shown')
  const site = await openDocumentsSite(page, () => me.press('submit'))
  await page.bringToFront()
  await arrive('NEXT_STEPS', 'waiting')
  await site.upload()
  await site.page.close()
  await arrive('OFF_RAMP', 'shown')
}
