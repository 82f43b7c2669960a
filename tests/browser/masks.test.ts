import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { enterByHand, findCar } from './support/walk.ts'

const browser = useBrowser()

/** The ways to bring a text into a focused field, as the browser itself reports them. */
const ways = {
  typed: (page: Page, _: Locator, text: string) => page.keyboard.type(text),
  // One insertion without keys, as by dictation or a keyboard's suggestion.
  inserted: (page: Page, _: Locator, text: string) => page.keyboard.insertText(text),
  async composed(page: Page, _: Locator, text: string) {
    const client = await page.context().newCDPSession(page)
    for (let end = 1; end <= text.length; end++) {
      const [selectionStart, selectionEnd] = [end, end]
      await client.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart, selectionEnd })
    }
    await client.send('Input.insertText', { text })
    await client.detach()
  },
  async pasted(page: Page, field: Locator, text: string) {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await field.press('ControlOrMeta+v')
  },
  /** Browsers fill a field like this: they set the value at once, and then dispatch an input event. */
  filled: (_: Page, field: Locator, text: string) =>
    field.evaluate((input: HTMLInputElement, words) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, text),
}
type Way = keyof typeof ways

const everyWay = Object.keys(ways) as Way[]
const atOnce: readonly Way[] = ['inserted', 'pasted', 'filled']

/** The text, what the field shows after it is left, and the ways to enter the text. */
type Case = readonly [text: string, shown: string, by: readonly Way[]]

const open = async (): Promise<Applicant> =>
  toApplicant(
    await browser.open({ prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']) }),
  )

async function check(me: Applicant, name: string, cases: readonly Case[]): Promise<void> {
  const field = me.field(name)
  for (const [text, shown, by] of cases) {
    for (const way of by) {
      await field.focus()
      await field.selectText()
      await me.page.keyboard.press('Delete')
      await ways[way](me.page, field, text)
      await field.blur()
      expect([way, text, await field.inputValue()]).toEqual([way, text, shown])
    }
  }
}

describe('a masked field, by every way of input', () => {
  it('accepts phone numbers and dates', async () => {
    const me = await open()
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const shown = '+1 (303) 555-0177'
    await check(me, 'phone', [
      ['3035550177', shown, everyWay],
      ['３０３５５５０１７７', shown, everyWay],
      ['(303) 555-0177', shown, atOnce],
      ['+13035550177', shown, atOnce],
      ['1 303 555 0177', shown, atOnce],
      ['303.555.0177', shown, atOnce],
      ['+44 20 7946 0958', '', atOnce],
    ])
    await check(me, 'dateOfBirth', [
      ['3/9/1985', '03/09/1985', everyWay],
      ['1985-03-09', '03/09/1985', everyWay],
      ['03091985', '03/09/1985', everyWay],
      ['02/31/1985', '02/31/1985', everyWay],
      ['3/9/85', '3/9/85', everyWay],
    ])
  })

  it('accepts Social Security numbers and postal codes', async () => {
    const me = await open()
    await enterByHand(me)
    await check(me, 'ssn', [
      ['123456789', '•••-••-6789', everyWay],
      ['123-45-6789', '•••-••-6789', everyWay],
      ['123 45 6789', '•••-••-6789', atOnce],
      ['1234567890', '', atOnce],
    ])
    await check(me, 'addresses.0.postalCode', [
      ['80202', '80202', everyWay],
      ['８０２０２', '80202', everyWay],
      ['80202-1234', '80202', atOnce],
      [' 80202 ', '80202', atOnce],
    ])
  })
})

describe('editing a masked field', () => {
  it('keeps the caret, steps over mask characters, and works with undo', async () => {
    const me = await open()
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const field = me.field('phone')
    const press = async (...keys: string[]) => {
      for (const key of keys) await me.page.keyboard.press(key)
    }
    const state = () =>
      field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart] as [string, number])
    await me.type('phone', '3035550177')
    // Deletes the hyphen, and the digit before it.
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace')
    expect((await state())[0]).toBe('+1 (303) 550-177')
    await press('5')
    expect(await state()).toEqual(['+1 (303) 555-0177', 13])
    await press('ControlOrMeta+a')
    await me.page.keyboard.insertText('7205550100')
    expect((await state())[0]).toBe('+1 (720) 555-0100')
    await press('ControlOrMeta+z')
    expect((await state())[0]).toBe('+1 (303) 555-0177')
  })

  it('shows a full Social Security number only on request, not even while it is typed', async () => {
    const me = await open()
    await enterByHand(me)
    const field = me.field('ssn')
    const toggle = me.page.locator('.show-switch')
    const cover = me.page.locator('.ssn-cover')
    await field.focus()
    await me.page.keyboard.type('12')
    expect(await cover.textContent()).toMatch(/^•[2•]$/)
    await expect.poll(() => cover.textContent()).toBe('••')
    expect(await field.evaluate((input) => getComputedStyle(input).webkitTextFillColor)).toBe('rgba(0, 0, 0, 0)')
    await me.page.keyboard.type('3456789')
    await expect.poll(() => cover.textContent()).toBe('•••-••-6789')
    await me.field('addresses.0.city').focus()
    expect(await cover.count()).toBe(0)
    expect(await field.inputValue()).toBe('•••-••-6789')
    expect(await me.page.content()).not.toMatch(/123-?45-?6789/)
    await toggle.click()
    expect(await field.inputValue()).toBe('123-45-6789')
    expect(await toggle.textContent()).toBe('Hide')
    await me.page.keyboard.press('Tab')
    await expect.poll(() => field.inputValue()).toBe('•••-••-6789')
    expect(await toggle.textContent()).toBe('Show')
    expect(await me.page.content()).not.toMatch(/123-?45-?6789/)
  })
})
