import type { Page } from 'playwright-core'
import { readFocus } from './readFocus.ts'

/** Tabs through the page and describes the controls that Tab does not reach and those whose focus is not visible. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  // When a wait has lasted long it says so, which would push the focused control out of the window.
  if (await page.locator('.wait-box').count()) await page.locator('.wait-slow').waitFor()
  const controls = await page.evaluateHandle(() => {
    const place = document.querySelector('dialog[open]') ?? document
    return [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (control) =>
        control.tabIndex >= 0 &&
        // The fields of a form that is being sent cannot be changed.
        !control.matches(':disabled, [inert] *') &&
        control.checkVisibility({ visibilityProperty: true }),
    )
  })
  const names = await controls.evaluate((list) =>
    list.map((control) => control.getAttribute('name') ?? control.textContent?.trim() ?? control.outerHTML),
  )
  const missing = new Set(names.keys())
  const problems = new Set<string>()
  // A field may have several tab stops, such as the parts of a date.
  for (let presses = 0; missing.size > 0 && presses < names.length * 4 + 4; presses++) {
    await page.keyboard.press('Tab')
    for (const index of await controls.evaluate(listReached)) missing.delete(index)
    for (const problem of (await readFocus(page)).problems) problems.add(problem)
  }
  // For example, the links of an error summary disappear when the last error is fixed.
  const gone = await controls.evaluate((list) => list.map((control) => !control.isConnected))
  await controls.dispose()
  const missed = names.filter((_, index) => missing.has(index) && !gone[index])
  return [...problems, ...missed.map((name) => `Tab does not come to ${name}`)]
}

/** Runs in the page. Returns the indexes of the focused controls; in a group of radio buttons or a field of parts, Tab reaches only one. */
function listReached(controls: readonly HTMLElement[]): number[] {
  const focused = document.activeElement
  const field = focused?.getAttribute('name')
  return controls.flatMap((control, index) =>
    control === focused || (field && control.getAttribute('name') === field) ? [index] : [],
  )
}
