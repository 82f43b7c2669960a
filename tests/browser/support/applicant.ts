import { join } from 'node:path'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** Somebody in front of the widget, who sees what is drawn and uses mouse and keyboard. */
export interface Applicant {
  readonly page: Page
  /** The control of a field by its path, such as `addresses.0.city`. */
  field(name: string): Locator
  /** Picks an option of a select, a card, or ticks (`true`) and unticks (`false`) a box. */
  choose(name: string, value: string | boolean): Promise<void>
  /** Picks the option at this position, the placeholder not counted. */
  chooseNth(name: string, position: number): Promise<void>
  /** Types over what a text field holds, key by key; a date is given as `YYYY-MM-DD`. The field keeps the focus. */
  type(name: string, text: string): Promise<void>
  /** The same at once, as a suggestion of the browser or of the keyboard does it: for tests that are not about typing. */
  fill(name: string, text: string): Promise<void>
  /** Clicks the button of an action by its name in the flow; `submit` is the primary one. */
  press(action: string): Promise<void>
  /** Waits until this step is shown and can be typed into, and looks it over. It counts presses half a second later. */
  isAt(step: string): Promise<void>
  /** Waits until this whole-page screen is shown. */
  seesScreen(name: string): Promise<void>
  /** The sentences that stand at the fields, by field. */
  readonly errors: () => Promise<Record<string, string>>
  /** Waits for text anywhere on the page. */
  reads(text: string | RegExp): Promise<void>
}

/** Puts somebody in front of a page, or of a frame in it. */
export function toApplicant(page: Page, frame: Page | Frame = page): Applicant {
  const field = (name: string) => frame.locator(`[name="${name}"]`)
  const focus = (name: string) =>
    vi.waitFor(async () => {
      expect(await frame.evaluate(focusField, name)).toBe(name)
    }, patience)
  // A page that the press has left behind has dropped nothing.
  const isDropped = () => frame.evaluate(() => Reflect.get(window, 'isClickDropped') === true).catch(() => false)
  /** Presses like a person, who does it again where a press came too early to count. */
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
      const button = place.locator(action === 'submit' ? 'button[type="submit"]' : `[data-action="${action}"]`)
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

/** A date in the order in which an American types it; any other text as it is. */
export function toAmericanDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')
}

const patience = { interval: 20, timeout: 30_000 }

/** What somebody sees, and whether they can go on. */
interface Sight {
  readonly step: string | undefined
  readonly screen: string | undefined
  readonly isReady: boolean
}

/** Where somebody is, once that is where they want to be, or after a moment; nothing while a page is on its way. */
const watch = (frame: Page | Frame, wanted: Partial<Sight>) => frame.evaluate(watchHere, wanted).catch(() => undefined)

/** Runs in the page, which looks again and again by itself: to be asked as often would take it, and us, a hundred times as long. */
async function watchHere(wanted: Partial<Sight>): Promise<Sight> {
  const look = (): Sight => {
    const widget = document.querySelector<HTMLElement>('[data-step]')
    // What was drawn at build time answers nobody before its script is there.
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

/** Runs in the page: answers the name of the field that has the focus then, with all that it holds selected. */
function focusField(name: string): string | undefined {
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
  control?.focus()
  // After the focus, which may write something else into the field.
  control?.select()
  return document.activeElement?.getAttribute('name') ?? undefined
}

/** What is wrong with a page whatever it shows: a copy key in place of its text, a value in place of a text, sideways scrolling. */
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
