import type { Page } from 'playwright-core'

/** Shows a step in all panes, by the search of the map. */
export async function chooseStep(page: Page, step: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Find a step' })
  await search.fill(step)
  await page.getByRole('search').getByRole('option', { name: step, selected: true }).waitFor()
  await search.press('Enter')
  await page.getByRole('banner').getByText(step, { exact: true }).waitFor()
}

/** Opens one of the tabs of the words pane. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}
