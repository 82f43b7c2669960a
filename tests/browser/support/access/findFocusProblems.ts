import type { Page } from 'playwright-core'
import { readFocus } from './readFocus.ts'

/** Goes round with Tab: what it does not come to, and where the focus is not seen, in words. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const controls = await page.evaluateHandle(() => {
    const place = document.querySelector('dialog[open]') ?? document
    return [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (control) =>
        control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
    )
  })
  const names = await controls.evaluate((list) =>
    // Of a group of radio buttons, Tab comes to one.
    list.map((control) => control.getAttribute('name') ?? control.textContent?.trim() ?? control.outerHTML),
  )
  const missing = new Set(names)
  const problems = new Set<string>()
  // A field may be several stops, such as the parts of a date.
  for (let presses = 0; missing.size > 0 && presses < names.length * 4 + 4; presses++) {
    await page.keyboard.press('Tab')
    const { name, problems: found } = await readFocus(page)
    missing.delete(name)
    for (const problem of found) problems.add(problem)
  }
  // Such as the links of a summary of mistakes, which go when the last of them is mended.
  const gone = await controls.evaluate((list) => list.map((control) => !control.isConnected))
  await controls.dispose()
  const missed = names.filter((name, index) => missing.has(name) && !gone[index])
  return [...problems, ...missed.map((name) => `Tab does not come to ${name}`)]
}
