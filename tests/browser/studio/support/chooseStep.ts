import type { Page } from 'playwright-core'

/** Brings a step before all panes, by the map. */
export async function chooseStep(page: Page, step: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a step' }).fill(step)
  await page.getByRole('option', { name: new RegExp(`\\b${step}\\b`), selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await toPreview(page).locator(`[data-step="${step}"] h1`).waitFor()
}

/** The page in the frame, in which the step is drawn. */
export const toPreview = (page: Page) => page.frameLocator('iframe')
