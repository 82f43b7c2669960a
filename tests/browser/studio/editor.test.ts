import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openTab } from './support/panes.ts'
import { useStudioServer } from './support/openStudio.ts'

const studio = useStudioServer()

/** Opens the editor and puts the cursor behind a visible text of the flow file. */
async function openEditor(behind: string): Promise<Page> {
  const page = await studio.open()
  await page.getByRole('banner').getByText('No problems found').waitFor()
  expect(await page.getByRole('banner').innerText()).toContain('ENTER_LICENSE_PLATE')
  await openTab(page, 'JSON')
  const line = page.locator('.cm-line', { hasText: behind }).first()
  await line.waitFor()
  await line.click()
  await page.keyboard.press('End')
  return page
}

const toEditor = (page: Page) => page.getByRole('textbox', { name: 'JSON of flows/refinance.json' })

describe('the JSON editor', () => {
  it('keeps the other panes while the file cannot be read, says so, and loses nothing', async () => {
    const page = await openEditor('"progress": 20,')
    await page.keyboard.press('Enter')
    await page.keyboard.type('"resumable": maybe')
    const banner = page.getByRole('banner')
    await banner.getByText(/\d faults?/).waitFor()
    await page.locator('.cm-lintRange-error').first().waitFor()
    await openTab(page, 'Words')
    await page.getByText(/this is the last version that could/).waitFor()
    const title = page.locator('[name="plate.title en"]')
    await expect.poll(() => title.inputValue()).toBe('Find your car')
    await expect.poll(() => title.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Add a step after this one' }).isDisabled()).toBe(true)
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/flows\/refinance\.json cannot be read on line \d+: .* Fix it first\./).waitFor()
    expect(await dialog.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await openTab(page, 'JSON')
    await page.locator('.cm-line', { hasText: '"resumable": maybe' }).waitFor()
    const undo = banner.getByRole('button', { name: /^Undo/ })
    while (await undo.isEnabled()) await undo.click()
    await page.locator('.cm-line', { hasText: '"resumable": maybe' }).waitFor({ state: 'detached' })
    await banner.getByText('No problems found').waitFor()
    await openTab(page, 'Words')
    await expect.poll(() => title.isDisabled()).toBe(false)
  })

  it('underlines a wrong name, shows the fix on F8, and is opened from the list of findings', async () => {
    const page = await openEditor('"when": "mileageTooHigh", "to": "DISQUALIFIED"')
    await page.locator('.cm-line', { hasText: '"when": "mileageTooHigh", "to": "DISQUALIFIED"' }).first().click()
    await page.keyboard.press('End')
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('S')
    await page.locator('.cm-lintRange-error', { hasText: 'DISQUALIFIEDS' }).waitFor()
    await page.keyboard.press('F8')
    await page
      .getByText(/Did you mean DISQUALIFIED\?/)
      .first()
      .waitFor()
    await openTab(page, 'Words')
    await page.getByRole('banner').getByRole('button', { name: '1 fault' }).click()
    await page
      .getByRole('region', { name: 'Map' })
      .getByRole('button', { name: /refinance\.json/ })
      .first()
      .click()
    await toEditor(page).waitFor()
    await page.locator('.cm-activeLine', { hasText: 'DISQUALIFIEDS' }).waitFor()
  })

  it('completes properties and names, and Tab moves the focus out', async () => {
    const page = await openEditor('"progress": 20,')
    await page.keyboard.press('Enter')
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await page.keyboard.type('"res')
    await page.getByText('A saved application can be resumed here.').waitFor()
    // An editor ignores Enter in the first moments of its list, so that nobody accepts a completion by accident.
    await page.clock.setFixedTime(now + 1000)
    await page.keyboard.press('Enter')
    await page.keyboard.type('tr')
    await page.locator('.cm-line', { hasText: '"resumable": tr' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await toEditor(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
  })

  it('shares its undo history with the forms', async () => {
    const page = await openEditor('"progress": 20,')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await page.locator('.cm-line', { hasText: '"progress": 2,' }).waitFor()
    await openTab(page, 'Words')
    await page.locator('[name="plate.title en"]').fill('Another title')
    await openTab(page, 'JSON')
    await toEditor(page).focus()
    await page.keyboard.press('Control+z')
    const redo = page.getByRole('button', { name: 'Redo editing the text plate.title (en)' })
    await redo.waitFor()
    // In the search of the editor, the browser undoes what is typed.
    await page.keyboard.press('Control+f')
    await page.keyboard.type('plate')
    await page.keyboard.press('Control+z')
    expect(await redo.count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('.cm-line', { hasText: '"progress": 2,' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('.cm-line', { hasText: '"progress": 20,' }).waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await page.keyboard.press('Control+Shift+Z')
    await openTab(page, 'Words')
    await expect.poll(() => page.locator('[name="plate.title en"]').inputValue()).toBe('Another title')
  })
})
