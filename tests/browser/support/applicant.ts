import { join } from 'node:path'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** A user of the widget who sees what is drawn and uses mouse and keyboard. */
export interface Applicant {
  readonly page: Page
  /** Returns the control of a field by its path, such as `addresses.0.city`. */
  field(name: string): Locator
  /** Picks an option of a select or a card, or ticks (`true`) or unticks (`false`) a box. */
  choose(name: string, value: string | boolean): Promise<void>
  /** Picks the option at this position, not counting the placeholder. */
  chooseNth(name: string, position: number): Promise<void>
  /** Replaces the content of a text field, key by key. A date is given as `YYYY-MM-DD`. The field keeps the focus. */
  type(name: string, text: string): Promise<void>
  /** Does the same at once, like autofill or a keyboard suggestion, for tests that are not about typing. */
  fill(name: string, text: string): Promise<void>
  /** Clicks the button of an action by its name in the flow; `submit` is the primary button, `back` the link above the heading. */
  press(action: string): Promise<void>
  /** Waits until this step is shown and accepts input, and checks the page. The step accepts presses half a second later. */
  isAt(step: string): Promise<void>
  /** Waits until this full-page screen is shown. */
  seesScreen(name: string): Promise<void>
  /** Returns the error messages by field. */
  readonly errors: () => Promise<Record<string, string>>
  /** Waits for text anywhere on the page. */
  reads(text: string | RegExp): Promise<void>
}

/** Creates an applicant for a page, or for a frame in it. */
export function toApplicant(page: Page, frame: Page | Frame = page): Applicant {
  const field = (name: string) => frame.locator(`[name="${name}"]`)
  const focus = (name: string) =>
    vi.waitFor(async () => {
      expect(await frame.evaluate(focusField, name)).toBe(name)
    }, patience)
  // A page that the press has navigated away from has not dropped it.
  const isDropped = () => frame.evaluate(() => Reflect.get(window, 'isClickDropped') === true).catch(() => false)
  /** Presses like a person, who tries again if a press came too early to count. */
  const pressed = async (press: () => Promise<void>): Promise<void> => {
    await press().catch(async (error: unknown) => {
      if (!(await isDropped())) throw error
    })
    if (await isDropped()) await pressed(press)
  }

  return {
    page,
    field,
    async choose(name, value) {
      if (typeof value === 'boolean') return pressed(() => field(name).setChecked(value))
      const control = field(name).first()
      if ((await control.getAttribute('type')) === 'radio')
        return pressed(() =>
          field(name)
            .and(frame.locator(`[value="${value}"]`))
            .check(),
        )
      await control.selectOption(value)
    },
    async chooseNth(name, position) {
      const control = field(name).first()
      if ((await control.getAttribute('type')) === 'radio') return pressed(() => field(name).nth(position).check())
      await control.locator('option:not([value=""])').first().waitFor({ state: 'attached' })
      await control.selectOption({ index: position + 1 })
    },
    async type(name, text) {
      await focus(name)
      await page.keyboard.type(toAmericanDate(text))
    },
    async fill(name, text) {
      await focus(name)
      await page.keyboard.insertText(toAmericanDate(text))
    },
    async press(action) {
      const shown = frame.locator('dialog[open]')
      const place = (await shown.count()) > 0 ? shown : frame
      const button = place.locator(ownButtons[action] ?? `[data-action="${action}"]`)
      await pressed(() => button.first().click())
    },
    async isAt(step) {
      await vi.waitFor(async () => {
        expect(await watch(frame, { step })).toEqual({ step, screen: undefined, isReady: true })
      }, patience)
      await lookOver(frame, step)
    },
    async seesScreen(name) {
      await vi.waitFor(async () => {
        expect(await watch(frame, { screen: name })).toMatchObject({ screen: name, isReady: true })
      }, patience)
      await lookOver(frame, name)
    },
    errors: () =>
      frame.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('[aria-invalid="true"]')].map((control) => {
            const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
            const lines = ids.map((id) => document.getElementById(id)?.textContent ?? '')
            return [control.getAttribute('name') ?? '', lines.join('')]
          }),
        ),
      ),
    async reads(text) {
      await frame.getByText(text).first().waitFor()
    },
  }
}

/** Converts a date to the order in which an American types it. Returns other text unchanged. */
export function toAmericanDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')
}

/** The buttons that belong to no action of a flow. */
const ownButtons: Readonly<Record<string, string>> = { submit: 'button[type="submit"]', back: '[data-back]' }

const patience = { interval: 20, timeout: 60_000 }

/** What the applicant sees, and whether they can continue. */
interface Sight {
  readonly step: string | undefined
  readonly screen: string | undefined
  readonly isReady: boolean
}

/** Returns the current view once it is the wanted one, or after a moment; undefined while a page is loading. */
const watch = (frame: Page | Frame, wanted: Partial<Sight>) => frame.evaluate(watchHere, wanted).catch(() => undefined)

/** Runs in the page and polls there, because polling from outside would take a hundred times as long. */
async function watchHere(wanted: Partial<Sight>): Promise<Sight> {
  const look = (): Sight => {
    const widget = document.querySelector<HTMLElement>('[data-step]')
    // Prerendered content does not respond before its script has loaded.
    const isWaiting = document.querySelector('[data-prerendered], .loading') !== null
    return {
      step: widget?.dataset['step'],
      screen: widget?.dataset['screen'],
      isReady: !isWaiting && widget?.ariaBusy === 'false' && widget.checkVisibility(),
    }
  }
  const isThere = ({ step, screen, isReady }: Sight) =>
    isReady && screen === wanted.screen && (wanted.step === undefined || step === wanted.step)
  let sight = look()
  for (let looks = 0; looks < 50 && !isThere(sight); looks++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    sight = look()
  }
  return sight
}

/** Runs in the page. Focuses a field, selects its content, and returns the name of the field that then has the focus. */
function focusField(name: string): string | undefined {
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
  control?.focus()
  // Selects after the focus event, which may change the content of the field.
  control?.select()
  return document.activeElement?.getAttribute('name') ?? undefined
}

/** Checks for what is wrong on any page: a copy key instead of its text, a raw value instead of a text, sideways scrolling. */
async function lookOver(page: Page | Frame, name: string): Promise<void> {
  const { text, width, available } = await page.evaluate(() => ({
    text: document.body.innerText,
    width: document.documentElement.scrollWidth,
    available: document.documentElement.clientWidth,
  }))
  expect(text, `${name} shows texts, no copy keys`).not.toMatch(/^\s*[a-z]\w*(\.[\w -]+)+\s*$/m)
  expect(text, `${name} shows texts, no raw values`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/)
  expect(width, `${name} does not scroll sideways`).toBeLessThanOrEqual(available)

  const folder = process.env['SCREENSHOTS']
  if (folder && 'screenshot' in page)
    await page.screenshot({ path: join(folder, `${available}-${name}.png`), fullPage: true })
}
