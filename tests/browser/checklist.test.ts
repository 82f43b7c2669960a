import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { openDocumentsSite } from './support/documentsSite.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { useBrowser } from './support/openPage.ts'
import { saveProgress } from './support/sandbox.ts'
import { readSaved, readSavedText } from './support/saved.ts'
import { addOnlyJob, becomeContact, reachAddress } from './support/walk.ts'

const browser = useBrowser()

describe('the checklist', () => {
  it('shows documents that arrived while there was no connection', async () => {
    const me = await comeBackAt(browser, 'NEXT_STEPS')
    const site = await openDocumentsSite(me.page, () => me.press('submit'))
    await me.reads('Waiting for your documents.')
    await me.page.reload()
    await me.isAt('NEXT_STEPS')
    await site.addReference()
    await me.press('checklist')
    await me.isAt('CHECKLIST_STATUS')
    await expect
      .poll(() => statesOf(me))
      .toMatchObject({ 'Upload Additional Documents': 'Open', 'Add References': 'Complete' })
    await me.press('finish')
    await me.isAt('OFF_RAMP')
    await me.page.reload()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page), 'leaving the thank-you page forgets the application').toBeNull()
  })

  it('checks off what arrives one after the other', async () => {
    const me = await comeBackAt(browser, 'NEXT_STEPS')
    await me.press('checklist')
    await me.isAt('CHECKLIST_STATUS')
    const site = await openDocumentsSite(me.page, () => me.press('openDocuments'))
    await me.reads('Waiting for your documents.')
    await site.upload()
    await expect.poll(() => statesOf(me)).toMatchObject({ 'Upload Additional Documents': 'Complete' })
    await site.addReference()
    await me.page.bringToFront()
    await expect.poll(() => statesOf(me)).toMatchObject({ 'Add References': 'Complete' })
  })

  it('leads to the final offer once everything has arrived, and then to the thank-you page', async () => {
    const first = toApplicant(await browser.open())
    await becomeContact(first, '3035552011')
    await reachAddress(first)
    const saved = await readSaved(first.page)
    await saveProgress(saved.data.contactData, 'EMPLOYMENT_AND_INCOME')
    const me = toApplicant(await browser.open({ saved: JSON.stringify(saved) }))
    await addOnlyJob(me)
    await me.press('checklist')
    await me.isAt('CHECKLIST_STATUS')
    expect(await statesOf(me)).toEqual({
      'Personal information': 'Complete',
      Vehicle: 'Complete',
      'Employment and income': 'Complete',
      'Upload Additional Documents': 'Open',
      'Add References': 'Open',
      'Sign Documents': 'Open',
    })
    expect(await me.page.getByRole('button', { name: /^Sign/ }).isDisabled()).toBe(true)

    const site = await openDocumentsSite(me.page, () => me.press('openDocuments'))
    await me.reads('Waiting for your documents.')
    // The page is away while everything arrives, so the first arrival cannot move it on.
    await me.page.goto('about:blank')
    await site.upload()
    await site.addReference()
    await me.page.goBack()

    await me.isAt('FINAL_OFFER')
    const payment = saved.data.selectedOffer?.monthlyPaymentAmount ?? 0
    const payments = me.page.locator('.amount strong, output.total strong')
    const readPayments = async () => (await payments.allInnerTexts()).map((text) => Number.parseFloat(text.slice(1)))
    expect(await readPayments(), 'of the offer that was picked').toEqual([payment, payment])
    const submit = me.page.locator('button[type="submit"]')
    expect(await submit.isDisabled()).toBe(true)
    await me.choose('gap', true)
    const withProduct = Math.round(payment * 100 + 26_00) / 100
    await expect.poll(readPayments).toEqual([withProduct, withProduct])
    expect(await submit.isDisabled()).toBe(true)
    await me.choose('isAgreed', true)
    await me.press('submit')
    await me.isAt('THANK_YOU')
    await me.reads('303 or 720')
    await me.press('startOver')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await readSavedText(me.page)).toBeNull()
  })
})

/** Returns the state of each item of the checklist. */
async function statesOf(me: Applicant): Promise<Record<string, string>> {
  const items = await me.page.getByRole('list', { name: 'Your checklist' }).getByRole('listitem').all()
  const states = await Promise.all(
    items.map(async (item) => {
      const text = await item.innerText()
      return [text.split('\n')[0] ?? '', /^Complete$/m.test(text) ? 'Complete' : 'Open']
    }),
  )
  return Object.fromEntries(states)
}
