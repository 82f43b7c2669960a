import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { everyRule, runAxe } from '../support/access/runAxe.ts'
import { useStudioServer } from './support/openStudio.ts'
import { openTab } from './support/panes.ts'

const studio = useStudioServer()

const toMap = (page: Page) => page.getByRole('region', { name: 'Map' })
const toCard = (page: Page, name: string) => toMap(page).locator(`[data-step="${name}"]`)
const toCurrent = (page: Page) => toMap(page).locator('.card[aria-current="step"]').getAttribute('data-step')

/** Opens the studio, and waits until the map is drawn. */
async function openMap() {
  const page = await studio.open()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await toCard(page, 'ENTER_LICENSE_PLATE').waitFor()
  return page
}

describe('the map', () => {
  it('finds a step by its texts, by keyboard alone, and says when nothing matches', async () => {
    const page = await openMap()
    await page.getByRole('combobox', { name: 'Find a step' }).focus()
    await page.keyboard.type('other income')
    const found = page.getByRole('listbox', { name: 'Steps found' })
    await found.getByRole('option', { name: /INCOME_SOURCES/, selected: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    const next = found.getByRole('option', { selected: true })
    await expect.poll(() => next.innerText()).not.toContain('INCOME_SOURCES')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => toCurrent(page)).toBe('INCOME_SOURCES')
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('INCOME_SOURCES')
    await found.waitFor({ state: 'hidden' })
    await expect.poll(() => isInView(page, 'INCOME_SOURCES')).toBe(true)

    await page.getByRole('combobox', { name: 'Find a step' }).fill('zebra')
    await page.getByText('No steps match.').waitFor()
    await expect.poll(() => toMap(page).getByText('No steps found').count()).toBe(1)
  })

  it('moves between cards with the arrow keys, and opens one with Enter', async () => {
    const page = await openMap()
    const start = toCard(page, 'ENTER_LICENSE_PLATE')
    expect(await start.locator('.unseen').textContent()).toMatch(
      /^Find your car \(ENTER_LICENSE_PLATE\), [1-9]\d* routes in, [1-9]\d* routes out, no findings/,
    )
    await start.focus()
    await page.keyboard.press('ArrowDown')
    const toFocused = () => page.evaluate(() => document.activeElement?.getAttribute('data-step') ?? '')
    await expect.poll(toFocused).not.toBe('ENTER_LICENSE_PLATE')
    const next = await toFocused()
    await expect.poll(() => toMap(page).locator('.card[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => toCurrent(page)).toBe(next)
    await page.keyboard.press('End')
    await expect.poll(async () => isInView(page, await toFocused())).toBe(true)
  })

  it('marks the paths to the open step and the routes out of it, and describes them in sentences', async () => {
    const page = await openMap()
    await toCard(page, 'ENTER_LICENSE_PLATE').focus()
    await toCard(page, 'VEHICLE_MANUAL_ENTER').dispatchEvent('click')
    await expect.poll(() => toCurrent(page)).toBe('VEHICLE_MANUAL_ENTER')
    const toLines = (light: string) =>
      toMap(page)
        .locator(`.line-${light}`)
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-id')))
    await expect
      .poll(() => toLines('path'))
      .toEqual(['(start) ENTER_LICENSE_PLATE', 'ENTER_LICENSE_PLATE VEHICLE_MANUAL_ENTER'])
    await expect
      .poll(() => toLines('out'))
      .toEqual([
        'VEHICLE_MANUAL_ENTER DISQUALIFIED',
        'VEHICLE_MANUAL_ENTER VERIFY_VEHICLE_INFO',
        'VEHICLE_MANUAL_ENTER ENTER_LICENSE_PLATE',
      ])
    const ways = page.getByRole('region', { name: 'Step details' })
    await expect.poll(() => ways.innerText()).toContain('"Find my car": if no car is found for the plate')
    const words = toMap(page)
      .locator('.way', { hasText: /\d+ routes/ })
      .first()
    const [count] = /\d+/.exec(await words.innerText()) ?? []
    await words.hover()
    await expect.poll(() => toMap(page).locator('.way[data-pointed] p').count()).toBe(Number(count))
    await ways.getByRole('button', { name: 'We cannot refinance this car' }).click()
    await expect.poll(() => toCurrent(page)).toBe('DISQUALIFIED')
  })

  it('shows the whole flow by sections without scrolling, and a list with the routes in words', async () => {
    const page = await openMap()
    const map = toMap(page)
    const steps = await map.locator('.card').count()
    await map.getByRole('button', { name: 'Whole map', exact: true }).click()
    await expect.poll(() => map.locator('.chip').count()).toBe(steps)
    const room = map.locator('.whole')
    const car = map.getByRole('region', { name: 'Your car' })
    const countCut = () =>
      room
        .locator('.chip > span:first-child')
        .evaluateAll((titles) => titles.filter((title) => title.scrollHeight > title.clientHeight + 1).length)
    const roomy = [
      { width: 1280, height: 900 },
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
    ]
    for (const size of roomy) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width)
      await expect.poll(countCut, { message: 'titles are whole where there is room' }).toBe(0)
      expect(await room.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    }
    const toGround = (place: ReturnType<Page['locator']>) =>
      place.first().evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.emulateMedia({ forcedColors: 'active' })
    const chosen = [page.locator('.chip[aria-current]'), page.getByRole('tab', { selected: true })]
    const others = [page.locator('.chip:not([aria-current])'), page.getByRole('tab', { selected: false })]
    for (const [index, one] of chosen.entries())
      expect(await toGround(one), 'what is chosen differs in forced colors').not.toBe(
        await toGround(others[index] ?? one),
      )
    await page.emulateMedia({ forcedColors: 'none' })
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width)
      expect(await room.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
      await car.getByRole('button', { name: 'Is this your car?' }).click()
      await page.getByRole('banner').getByText('VERIFY_VEHICLE_INFO').waitFor()
      await expect.poll(() => room.locator('.whole-lines > [data-light="out"]').count()).toBeGreaterThan(1)
      expect((await runAxe(page, everyRule, '.map')).violations).toEqual([])
    }
    const grounds = await room
      .locator('h2 button')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).backgroundColor))
    expect(grounds, 'lines pass behind the titles').not.toContain('rgba(0, 0, 0, 0)')
    await car.getByRole('button', { name: /^Your car 4 steps/ }).press('Enter')
    await car.getByRole('button', { name: 'Is this your car?' }).waitFor({ state: 'detached' })
    await map.getByRole('button', { name: 'Close all sections' }).click()
    expect(await map.locator('.chip').count()).toBe(0)
    await map.getByRole('button', { name: 'Open all sections' }).click()
    await expect.poll(() => map.locator('.chip').count()).toBe(steps)

    await map.getByRole('button', { name: 'List', exact: true }).click()
    await expect.poll(() => map.locator('.step-list > li').count()).toBe(steps)
    await map.locator('.step-list').getByRole('button', { name: 'Other income' }).first().click()
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('INCOME_SOURCES')
    await map.getByRole('button', { name: 'Map', exact: true }).click()
    await expect.poll(() => toCurrent(page)).toBe('INCOME_SOURCES')
  })
})

describe('a finding of the check', () => {
  it('appears on the map after a wrong edit, with its fix and an example, and disappears after undo', async () => {
    const page = await openMap()
    await page.getByRole('banner').getByText('No problems found').waitFor()
    await openTab(page, 'JSON')
    const line = page.locator('.cm-line', { hasText: '"when": "mileageTooHigh", "to": "DISQUALIFIED"' }).first()
    await line.click()
    await page.keyboard.press('End')
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('S')
    const named = (name: RegExp) => toMap(page).getByRole('button', { name })
    await named(/^DISQUALIFIEDS \(DISQUALIFIEDS\), no such step, 1 route in/).waitFor()
    await named(/^Find your car \(ENTER_LICENSE_PLATE\), .*, 1 fault/).waitFor()

    await toMap(page).getByRole('button', { name: 'Findings: 1 fault' }).click()
    const findings = page.getByRole('region', { name: 'Findings' })
    await findings.getByText(/goes to DISQUALIFIEDS, which is not a step\..*Did you mean DISQUALIFIED\?/).waitFor()
    await findings.getByText('What “unknown-step” means').click()
    await expect.poll(() => findings.locator('pre').innerText()).toMatch(/^bad .*\ngood /)
    await openTab(page, 'Words')
    expect((await runAxe(page, everyRule)).violations).toEqual([])

    await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click()
    await named(/^Find your car \(ENTER_LICENSE_PLATE\), .*, no findings/).waitFor()
    await named(/^DISQUALIFIEDS/).waitFor({ state: 'detached' })
    await expect.poll(() => findings.getByRole('listitem').count()).toBe(0)
  })
})

it('the map shows how many paths were run, and why the others were not', async () => {
  const page = await openMap()
  const slow = { timeout: 90_000 }
  await toMap(page)
    .getByRole('button', { name: /^Find your car .*, all \d+ paths run$/ })
    .waitFor(slow)
  const card = toMap(page)
    .locator('.card', { has: page.locator('.card-paths', { hasText: '/' }) })
    .first()
  const [, run, all] = /(\d+) of (\d+) paths run$/.exec((await card.locator('.unseen').textContent()) ?? '') ?? []
  expect(Number(run)).toBeLessThan(Number(all))
  await card.dispatchEvent('click')
  const ways = page.getByRole('region', { name: 'Step details' })
  await ways.getByText(`${run} of ${all} paths run`).waitFor()
  await ways.getByText(/^Why .* not run$/).click()
  await ways
    .getByText(/it was (always|never) true that/)
    .first()
    .waitFor()
})

it('the map, the list and the search violate no axe rule, light or dark', async () => {
  const page = await openMap()
  const check = async (what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await runAxe(page, everyRule)).violations, `${what}, ${colorScheme}`).toEqual([])
    }
  }
  await check('map')
  await page.getByRole('combobox', { name: 'Find a step' }).fill('address')
  await page.getByRole('listbox', { name: 'Steps found' }).getByRole('option').first().waitFor()
  await check('search')
  await page.keyboard.press('Escape')
  await toMap(page).getByRole('button', { name: 'List', exact: true }).click()
  await toMap(page)
    .getByRole('button', { name: /^Findings/ })
    .click()
  await check('list')
})

/** Checks whether the picture shows a card completely. */
const isInView = (page: Page, name: string): Promise<boolean> =>
  toMap(page)
    .locator('.map-picture')
    .evaluate((element, step) => {
      const picture = element.getBoundingClientRect()
      const card = element.querySelector(`.card[data-step="${step}"]`)?.getBoundingClientRect()
      return (
        card !== undefined &&
        card.left >= picture.left &&
        card.top >= picture.top &&
        card.right <= picture.right + 1 &&
        card.bottom <= picture.bottom + 1
      )
    }, name)
