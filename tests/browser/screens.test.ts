import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { holdBack, useBrowser } from './support/openPage.ts'
import { saveProgress } from './support/sandbox.ts'
import { readSaved } from './support/saved.ts'
import { createGuide } from './support/tour/createGuide.ts'
import { addJob, becomeContact, confirmAddress, estimate, reachIncome } from './support/walk.ts'

const browser = useBrowser()

describe('the offers and later steps', () => {
  it('can be compared in columns, selected by keyboard, and lead to a timeline with its gap', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
    await me.reads('Compared with today')
    expect(await unevenColumns(me), 'the facts of all offers stand below each other').toEqual([])

    const offers = me.page.getByRole('radio', { name: /\$[\d,.]+ a month at [\d.]+% APR for \d+ months, / })
    expect(await offers.count()).toBeGreaterThan(2)
    await offers.first().focus()
    await me.page.keyboard.press('ArrowDown')
    expect(await offers.nth(1).isChecked()).toBe(true)
    await me.page.setViewportSize({ width: 320, height: 640 })
    await me.isAt('OFFER_SELECTION')
    await me.press('submit')

    await confirmAddress(me, { months: 5 })
    await me.isAt('TWO_YEARS_ADDRESS_HISTORY')
    await me.reads('5 of 24 months covered.')
    const words = await me.page.locator('.entry-text').boundingBox()
    expect(words?.width, 'the words of an entry have half of the narrowest page').toBeGreaterThan(160)
    await me.reads(/^Missing: .+ to .+/)
    const [covered, all] = await Promise.all(
      ['.timeline rect', '.timeline svg'].map((part) => me.page.locator(part).boundingBox()),
    )
    const share = (covered?.width ?? 0) / (all?.width ?? 1)
    expect(share).toBeGreaterThan(4 / 24)
    expect(share).toBeLessThan(6 / 24)
  })

  it('keep the words of a button in one line, and those of the checklist readable, on narrow phones', async () => {
    const me = await comeBackAt(browser, 'EMPLOYMENT_AND_INCOME', {
      locale: 'es',
      viewport: { width: 390, height: 844 },
    })
    await addJob(me)
    const buttons = me.page.locator('.dialog-buttons .button')
    await buttons.first().waitFor()
    const lines = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const range = document.createRange()
        range.selectNodeContents(button)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(lines).toEqual([1, 1])
    await me.press('finish')
    await me.isAt('NEXT_STEPS')
    await me.page.setViewportSize({ width: 320, height: 640 })
    await me.press('checklist')
    await me.isAt('CHECKLIST_STATUS')
    const words = await me.page.locator('li.is-open .checklist-text').first().boundingBox()
    expect(words?.width, 'the words of an item have half of the narrowest page').toBeGreaterThan(160)
  })

  it('are announced on a waiting page, which shows the progress and keeps the amounts', async () => {
    const { page } = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT')
    const { me, hold } = createGuide(page, [], async () => undefined)
    const answer = await hold(/credit-summary/)
    await estimate(me)
    const heading = page.getByRole('heading', { name: 'Looking for your offers' })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.locator('.stages [aria-current="step"]').innerText()).toBe('Read your credit report')
    expect(await me.field('remainingLoanBalance').isVisible(), 'the form is out of the way').toBe(false)
    await page.locator('[data-cancel]').click()
    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
    expect(await me.field('remainingLoanBalance').inputValue()).toBe('23,400')
    answer()
    await me.press('submit')
    await me.isAt('OFFER_SELECTION')
  })

  it('show the car, the choice and help at the side, or on a phone the choice in a bar that hides no focus', async () => {
    const me = toApplicant(await browser.open())
    await becomeContact(me, '3035552034')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
    const rail = me.page.getByRole('complementary')
    const form = me.page.locator('.step-form')
    await me.chooseNth('dealId', 1)
    await rail.getByText('Your offer').waitFor()
    expect(await rail.innerText()).toMatch(/^20\d\d .+Call us at/s)
    const [beside, main] = await Promise.all([rail.boundingBox(), form.boundingBox()])
    expect(beside?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0))

    await me.page.setViewportSize({ width: 360, height: 664 })
    expect(await rail.isVisible()).toBe(false)
    const bar = me.page.locator('.chosen')
    const radios = me.page.getByRole('radio')
    for (let index = 0; index < (await radios.count()); index++) {
      await radios.nth(index).focus()
      await me.page.keyboard.press('Space')
      const [its, under] = await Promise.all([radios.nth(index).boundingBox(), bar.boundingBox()])
      expect((its?.y ?? 0) + (its?.height ?? 0), 'the focus stays above the bar').toBeLessThanOrEqual(under?.y ?? 0)
      expect(await bar.innerText()).toMatch(/^\d+ months\s+\$[\d.,]+ a month$/)
      expect(await isInSight(me, 'button[type="submit"]')).toBe(true)
    }
  })

  it('show skeletons and no savings after a resume, and the final offer keeps its total in view', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
    const saved = await readSaved(me.page)
    let answer = () => {}
    const again = toApplicant(
      await browser.open({
        saved: JSON.stringify(saved),
        // Holds the real answer back until the test has seen the placeholders.
        prepare: async (context) => void (answer = await holdBack(context, /\/lender$/)),
      }),
    )
    await again.page.locator('.card.is-skeleton').first().waitFor()
    answer()
    await again.isAt('OFFER_SELECTION')
    await again.reads('so no savings are shown')
    expect(await again.page.locator('.card.is-skeleton').count()).toBe(0)

    await saveProgress(saved.data.contactData, 'FINAL_OFFER')
    const last = toApplicant(
      await browser.open({ saved: JSON.stringify(saved), viewport: { width: 360, height: 640 } }),
    )
    await last.isAt('FINAL_OFFER')
    const total = last.page.locator('output.total')
    await last.choose('gap', true)
    await expect.poll(() => total.innerText()).toContain('$616.96')
    await last.choose('serviceContract', true)
    await expect.poll(() => total.innerText()).toContain('$634.96')
    await last.field('isAgreed').scrollIntoViewIfNeeded()
    const box = await total.boundingBox()
    expect(box?.y, 'the total stays in sight while products are ticked').toBeGreaterThanOrEqual(0)
  })
})

it('an edited income can only be saved or canceled, and shows its monthly amount', async () => {
  const me = toApplicant(await browser.open())
  await becomeContact(me, '3035552035')
  await reachIncome(me)
  await me.press('addMore')
  await me.page.getByRole('heading', { name: 'Add a source of income' }).waitFor()
  await me.page.getByRole('button', { name: /^Edit: Carpenter/ }).click()
  await me.page.getByRole('heading', { name: 'Edit the job' }).waitFor()
  await expect
    .poll(() => me.page.evaluate(() => document.activeElement?.closest('.step-form')?.className), {
      message: 'the form, which may be further down than the window shows, has the focus',
    })
    .toContain('step-form')
  const buttons = me.page.locator('.step-form button[type="submit"], [data-action]')
  expect(await buttons.allInnerTexts()).toEqual(['Edit', 'Save this income', 'Cancel'])
  const income = me.page.locator('.field').filter({ has: me.field('annualIncome') })
  expect(await income.innerText()).toContain('That is $5,350.00 a month.')
  await me.field('annualIncome').fill('')
  await me.press('submit')
  await income.getByText('Annual income is required').waitFor()
  const [field, error] = await Promise.all([me.field('annualIncome').boundingBox(), income.locator('p').boundingBox()])
  if (!field || !error) throw new Error('The field has no error.')
  expect(error.y - field.y - field.height, 'the error is close to its field').toBeLessThan(8)
  await me.type('annualIncome', '72000')
  await me.press('submit')
  await me.reads('$72,000.00 a year, which is $6,000.00 a month')
  expect(await me.page.locator('dialog[open]').count(), 'nothing was added').toBe(0)
  await me.press('finish')
  await me.isAt('NEXT_STEPS')
})

/** Checks whether the whole element is inside the window, with nothing on top of its center. */
const isInSight = (me: Applicant, selector: string) =>
  me.page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      return top >= 0 && bottom <= window.innerHeight && element.contains(there)
    })

/** Returns the positions of the columns whose facts do not end at the same edge in every card. */
function unevenColumns(me: Applicant): Promise<number[]> {
  return me.page.evaluate(() => {
    const rows = [...document.querySelectorAll('.compare-grid .card')].map((card) =>
      [...card.querySelectorAll('.card-fact')].map((fact) => Math.round(fact.getBoundingClientRect().right)),
    )
    return (rows[0] ?? []).flatMap((edge, column) => (rows.every((row) => row[column] === edge) ? [] : [column]))
  })
}
