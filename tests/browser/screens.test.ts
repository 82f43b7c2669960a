import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { saveProgress } from './support/sandbox.ts'
import { readSaved } from './support/saved.ts'
import { becomeContact, confirmAddress, estimate } from './support/walk.ts'

const browser = useBrowser()

describe('the offers and what follows them', () => {
  it('are compared at a glance, chosen by key, and lead to a timeline with its gap', async () => {
    const me = toApplicant(await browser.open())
    await becomeContact(me, '3035552031')
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
    await me.reads(/^Missing: .+ to .+/)
    const [covered, all] = await Promise.all(
      ['.timeline rect', '.timeline svg'].map((part) => me.page.locator(part).boundingBox()),
    )
    const share = (covered?.width ?? 0) / (all?.width ?? 1)
    expect(share).toBeGreaterThan(4 / 24)
    expect(share).toBeLessThan(6 / 24)
  })

  it('say after a return that no saving is known, and hold their places until they are there', async () => {
    const me = toApplicant(await browser.open())
    await becomeContact(me, '3035552032')
    await estimate(me)
    await me.isAt('OFFER_SELECTION')
    const saved = await readSaved(me.page)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const again = toApplicant(
      await browser.open({
        saved: JSON.stringify(saved),
        // The real answer, held back until it was seen that its places are held.
        prepare: async (context) => {
          await context.route(/\/lender$/, async (route) => {
            await asked
            await route.continue()
          })
        },
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

/** The columns whose facts do not end at one line, by their positions. */
function unevenColumns(me: Applicant): Promise<number[]> {
  return me.page.evaluate(() => {
    const rows = [...document.querySelectorAll('.compare-grid .card')].map((card) =>
      [...card.querySelectorAll('.card-fact')].map((fact) => Math.round(fact.getBoundingClientRect().right)),
    )
    return (rows[0] ?? []).flatMap((edge, column) => (rows.every((row) => row[column] === edge) ? [] : [column]))
  })
}
