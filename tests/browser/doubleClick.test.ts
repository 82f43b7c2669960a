import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { holdBack, useBrowser } from './support/openPage.ts'
import { waitUntilSettled } from './support/pressLikeAPerson.ts'
import { addJob, becomeContact, confirmAddress, findCar, pickLoan, proveByPhone, reachAddress } from './support/walk.ts'

const browser = useBrowser()

/** Clicks each of these elements as soon as it appears, as the second half of a double click does. */
async function pressAsSoonAsDrawn(page: Page, selectors: readonly string[]): Promise<void> {
  await page.evaluate((wanted) => {
    const pressed = new Set<string>()
    const press = () => {
      for (const selector of wanted) {
        const found = pressed.has(selector) ? null : document.querySelector<HTMLElement>(selector)
        if (!found) continue
        pressed.add(selector)
        found.click()
      }
      document.body.dataset['pressed'] = String(pressed.size)
    }
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true })
  }, selectors)
}

describe('a double click', () => {
  it('selects no loan and triggers nothing in the step that appears under the pointer', async () => {
    const me = toApplicant(await browser.open())
    await becomeContact(me, '3035552060')
    await reachAddress(me)
    // The closest loan is preselected.
    const loan = '[name="loan"]:not(:checked)'
    const presses = [loan, '[data-action="notListed"]', '[data-back]']
    await pressAsSoonAsDrawn(me.page, presses)
    await confirmAddress(me)
    await me.isAt('LOAN_SELECTION')
    expect(await me.page.getAttribute('body', 'data-pressed'), 'all were there to be pressed').toBe('3')
    expect(await me.field('loan').first().isChecked()).toBe(true)
    await pickLoan(me)
    await me.isAt('EMPLOYMENT_AND_INCOME')
  })

  it('on the first step triggers nothing in the second one', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await pressAsSoonAsDrawn(me.page, ['[data-step="VERIFY_VEHICLE_INFO"] [data-action="edit"]'])
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.page.getAttribute('body', 'data-pressed')).toBe('1')
    // Text that is typed right away is not lost.
    await me.page.locator('[name="dateOfBirth"]').focus()
    await me.page.keyboard.type('03091985')
    expect(await me.field('dateOfBirth').inputValue()).not.toBe('')
  })

  it('asks whether to start over, and does not answer that', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 500/ }))
    await findCar(me, { plate: 'FAILS' })
    await me.seesScreen('error')
    await waitUntilSettled(me.page)
    const box = await me.page.locator('[data-action="startOver"]').boundingBox()
    if (!box) throw new Error('Nothing starts over.')
    await me.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
    await me.reads('Starting over clears everything you typed.')
    await me.press('dismiss')
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('FAILS')
  })

  it('selects no text, though the page moves under the second click', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('submit')
    await me.page.locator('.error-summary h2').waitFor()
    await me.choose('plateState', 'CO')
    await me.chooseNth('estimatedMileageRange', 2)
    // The first press leaves the field, which removes the last error and its line above the form.
    await me.type('plateNumber', 'ABC1234')
    await me.page.locator('button[type="submit"]').dblclick()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.page.evaluate(() => getSelection()?.toString())).toBe('')
  })
})

describe('a held key', () => {
  it('submits a form, but does not answer the dialog that follows', async () => {
    const me = await comeBackAt(browser, 'EMPLOYMENT_AND_INCOME')
    await addJob(me, {
      async send() {
        await me.field('annualIncome').focus()
        await me.page.keyboard.down('Enter')
      },
    })
    await me.page.locator('dialog[open]').waitFor()
    for (let times = 0; times < 5; times += 1) await me.page.keyboard.down('Enter')
    await me.page.keyboard.up('Enter')
    await me.isAt('EMPLOYMENT_AND_INCOME')
    await me.page.locator('dialog[open]').waitFor()
    await me.press('finish')
    await me.isAt('NEXT_STEPS')
  })
})

describe('a form that is being sent', () => {
  it('cannot be changed, and keeps the focus', async () => {
    const me = toApplicant(await browser.open())
    await proveByPhone(me, '3035552061')
    await me.isAt('VERIFY_YOUR_INFO')
    const release = await holdBack(me.page, /complete$/)
    await me.choose('residency', 'Citizen')
    await me.choose('isConsentSelected', true)
    await me.type('email', 'avery.nguyen@example.com')
    await me.page.keyboard.press('Enter')
    await me.page.locator('.step-form > .group[inert]').waitFor({ state: 'attached' })
    expect(await me.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
    // A browser that fills in the form does not mind that it is locked.
    await me.field('email').evaluate((input: HTMLInputElement) => {
      input.value = 'other@example.com'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const sent = me.page.waitForRequest(/contact\/create$/)
    release()
    const { contactRequest } = (await sent).postDataJSON()
    expect(contactRequest.email).toBe('avery.nguyen@example.com')
    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
  })
})
