import type { Page } from 'playwright-core'

/** Brings a step before all panes, by the map. */
export async function chooseStep(page: Page, step: string): Promise<void> {
  await page.getByRole('region', { name: 'Map' }).getByRole('button', { name: step, exact: true }).click()
}

/** Opens one of the tabs of the words pane. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}
