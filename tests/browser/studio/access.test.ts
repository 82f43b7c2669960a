import { expect, it } from 'vitest'
import { everyRule, runAxe } from '../support/access/runAxe.ts'
import { openTab } from './support/panes.ts'
import { useStudioServer } from './support/openStudio.ts'

const studio = useStudioServer()
const tabs = ['Words', 'Rules', 'Options', 'Routes', 'Step', 'Limits', 'Settings', 'JSON']

it('the studio violates no axe rule in any tab or in the save dialog, light or dark', async () => {
  const page = await studio.open()
  const violations: string[] = []
  const check = async (what: string, place: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await runAxe(page, everyRule, place)
      violations.push(...found.violations.map((one) => `${what}, ${colorScheme}: ${one}`))
    }
  }
  for (const tab of tabs) {
    await openTab(page, tab)
    if (tab === 'JSON') await page.locator('.cm-line', { hasText: 'plate.title' }).waitFor()
    // The surroundings of the tabs stay the same, so the first check covers them.
    await check(tab, tab === tabs[0] ? '#studio' : '.pane.words')
  }
  await openTab(page, 'Words')
  await page.locator('[name="plate.title en"]').fill('Another title')
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').locator('ins').waitFor()
  await page.getByRole('button', { name: 'Save 1 file' }).and(page.locator(':focus')).waitFor()
  await check('saving', 'dialog')
  expect(violations).toEqual([])
})

it.each([
  { width: 320, height: 256 },
  { width: 720, height: 450 },
  { width: 900, height: 600 },
])('the bar of the studio hides nothing that has the focus in a window of $width by $height', async (viewport) => {
  const page = await studio.open({ viewport })
  await page.locator('[name="plate.title en"]').fill('Another title')
  await page.keyboard.press('Control+z')
  await page.getByText('Undone: editing the text plate.title (en).').waitFor()
  const hidden: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    const found = await page.evaluate(() => {
      const [bar, focused] = [document.querySelector('.bar'), document.activeElement]
      if (!bar || !focused || bar.contains(focused)) return undefined
      const isHidden = focused.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom
      return isHidden ? focused.outerHTML.slice(0, 80) : undefined
    })
    if (found !== undefined) hidden.push(found)
  }
  expect(hidden).toEqual([])
})

it('the studio’s panes resize by arrow keys and dragging, and its tabs work by keyboard', async () => {
  const page = await studio.open()
  const width = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.width ?? 0
  const splitter = page.getByRole('separator', { name: 'Resize the panes' })
  const [map, words] = [await width('Map'), await width('Words and rules')]
  await splitter.press('ArrowRight')
  await expect.poll(() => width('Map')).toBeGreaterThan(map)
  expect(await width('Words and rules')).toBeLessThan(words)
  const box = await splitter.boundingBox()
  await splitter.hover()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) - 200, 400)
  await page.mouse.up()
  await expect.poll(() => width('Map')).toBeLessThan(map)
  await splitter.press('Home')
  expect(await splitter.getAttribute('aria-valuenow')).toBe('20')

  await page.getByRole('tab', { name: 'Words' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Words', selected: true }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true)
})
