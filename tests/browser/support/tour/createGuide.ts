import type { Page } from 'playwright-core'
import { toApplicant, type Applicant } from '../applicant.ts'
import { waitUntilSettled } from '../pressLikeAPerson.ts'

/** Where the tour stands: a step of the flow in one of its states, as `STEP/state`. */
export interface Stop {
  readonly name: string
  readonly step: string
  readonly state: string
  readonly page: Page
}

/** What is done at each stop; it leaves the page as it found it. */
export type Visit = (stop: Stop) => Promise<void>

/** Leads an applicant from stop to stop. */
export interface Guide {
  readonly page: Page
  /** Walks like any applicant; the first time a form with a `filled` stop is sent, it is looked at before. */
  readonly me: Applicant
  /** Stops here, in a state that the caller has brought about. */
  readonly look: (name: string) => Promise<void>
  /** Waits for a step that is ready and stops at this state of it. */
  readonly arrive: (step: string, state?: string) => Promise<void>
  /** Sends a form that is not filled in, and stops at what it says. */
  readonly refuse: (step: string) => Promise<void>
  /** Waits until the step is busy, its picture in sight, and stops there. */
  readonly wait: (step: string, state: string) => Promise<void>
  /** Keeps the calls to such paths on their way until released; the answers are the real ones. */
  readonly hold: (path: RegExp) => Promise<() => void>
}

/** A guide through the stops of one journey, who knows no others. */
export function createGuide(page: Page, stops: readonly string[], visit: Visit): Guide {
  const applicant = toApplicant(page)
  const open = new Set(stops)

  const look = async (name: string) => {
    if (!open.delete(name)) throw new Error(`The tour does not stop at ${name}, or has been there.`)
    const [step = '', state = ''] = name.split('/')
    await waitUntilSettled(page)
    await visit({ name, step, state, page })
  }

  const me: Applicant = {
    ...applicant,
    async press(action) {
      const filled = `${await page.locator('[data-step]').getAttribute('data-step')}/filled`
      if (action === 'submit' && open.has(filled)) {
        // What was typed last is judged when its field is left.
        await page.locator('h1').focus()
        await look(filled)
      }
      await applicant.press(action)
    },
  }

  return {
    page,
    me,
    look,
    async arrive(step, state = 'empty') {
      await applicant.isAt(step)
      await look(`${step}/${state}`)
    },
    async refuse(step) {
      await applicant.press('submit')
      await page.locator('[aria-invalid="true"]').first().waitFor()
      await look(`${step}/errors`)
    },
    async wait(step, state) {
      await page.locator(`[data-step="${step}"][aria-busy="true"]`).waitFor()
      // Not the moment in which its code is fetched.
      await page.locator('.loading').waitFor({ state: 'detached' })
      await look(`${step}/${state}`)
    },
    async hold(path) {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(
        (url) => path.test(url.pathname),
        async (route) => {
          await released
          await route.continue()
        },
      )
      return release
    },
  }
}
