import type { Page } from 'playwright-core'
import { toApplicant, type Applicant } from '../applicant.ts'
import { holdBack } from '../openPage.ts'
import { waitUntilSettled } from '../pressLikeAPerson.ts'

/** A stop of the tour: a step of the flow in one of its states, as `STEP/state`. */
export interface Stop {
  readonly name: string
  readonly step: string
  readonly state: string
  readonly page: Page
}

/** Runs at each stop and leaves the page unchanged. */
export type Visit = (stop: Stop) => Promise<void>

/** Leads an applicant from stop to stop. */
export interface Guide {
  readonly page: Page
  /** Acts like any applicant, but the first time it submits a form with a `filled` stop, it stops there first. */
  readonly me: Applicant
  /** Stops in a state that the caller has brought about. */
  readonly look: (name: string) => Promise<void>
  /** Waits for a step to be ready, and stops at one of its states. */
  readonly arrive: (step: string, state?: string) => Promise<void>
  /** Submits an empty form and stops at its errors. */
  readonly refuse: (step: string) => Promise<void>
  /** Waits until the step is busy and shows its picture, and stops there. */
  readonly wait: (step: string, state: string) => Promise<void>
  /** Holds back requests to matching paths until released. The responses are the real ones. */
  readonly hold: (path: RegExp) => Promise<() => void>
}

/** Creates a guide for the stops of one journey. */
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
        // The field typed into last is validated when it loses the focus.
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
      // Skips the moment in which the step's code is loading.
      await page.locator('.loading').waitFor({ state: 'detached' })
      await look(`${step}/${state}`)
    },
    hold: (path) => holdBack(page, (url) => path.test(url.pathname)),
  }
}

/** One path through the product that passes some stops. Together, the journeys of the tour pass all of them. */
export interface Journey {
  readonly name: string
  /** Its stops in order, each as `STEP/state`. */
  readonly stops: readonly string[]
  readonly isOnPhone?: boolean
  readonly path?: string
  readonly walk: (guide: Guide) => Promise<void>
}
