import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import type { Browser, Locator, Page } from 'playwright-core'
import { chooseStep } from '../browser/studio/support/panes.ts'

const limitMs = 100

/** Times how long an edit in one pane of the studio takes to show in another one: the medians of some runs. */
export async function timeStudio(browser: Browser, runs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-studio-'))
  const made = { configFile: 'src/studio/vite.config.ts', logLevel: 'error', build: { outDir: folder } } as const
  await build(made)
  const server = await preview({ ...made, preview: { port: 0, host: 'localhost' } })
  const context = await browser.newContext({ viewport: { width: 1600, height: 950 } })
  try {
    const page = await context.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.frameLocator('iframe').locator('h1').waitFor()
    // By then both background searches have finished and nothing else is running.
    await page.getByText('No problems found').first().waitFor()
    await page.getByLabel('Situation').waitFor()
    const word = await time(page, runs, page.locator('[name="plate.title en"]'))
    await chooseStep(page, 'DISQUALIFIED')
    await page.frameLocator('iframe').locator('[data-step="DISQUALIFIED"]').getByText('It has over').waitFor()
    await page.getByRole('tab', { name: 'Limits' }).click()
    const limit = await time(page, runs, page.getByRole('textbox', { name: /maximumMileage/ }))
    await chooseStep(page, 'ENTER_LICENSE_PLATE')
    await page.getByRole('tab', { name: 'Routes' }).click()
    const ways = page.getByRole('region', { name: 'Submit' }).getByLabel('Where instruction 1 goes')
    const route = await repeat(page, runs, () => ways.evaluate(chooseAndAwait))
    await page.getByRole('tab', { name: 'JSON' }).click()
    await page.getByLabel('File').selectOption('flows/copy/en.json')
    await select(page, 'plate.lead')
    const editor = page.getByRole('textbox', { name: 'JSON of flows/copy/en.json' })
    const text = await repeat(page, runs, (run) => editor.evaluate(insertAndAwait, `Edited ${run}`))
    return {
      'studio: a word that is edited shows in the step': toRow(word),
      'studio: a limit that is edited shows in the step': toRow(limit),
      'studio: a way that is edited shows on the map': toRow(route),
      'studio: JSON that is edited shows in the step': toRow(text),
    }
  } finally {
    await context.close()
    await new Promise((resolve) => server.httpServer.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Repeatedly types other words into an input and waits each time until the step shows them. */
const time = (page: Page, runs: number, input: Locator) =>
  repeat(page, runs, (run) => input.evaluate(typeAndAwait, `Edited ${run}`))

async function repeat(page: Page, runs: number, measure: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    times.push(await measure(run))
    // The searches after an edit must not run during the next measurement.
    await page.getByText('Checking…').waitFor({ state: 'detached' })
    await page.waitForTimeout(3000)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
}

/** Selects the text of a copy key in the editor. */
async function select(page: Page, key: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially(`"${key}": "`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
}

async function typeAndAwait(input: Element, words: string): Promise<number> {
  const step = document.querySelector('iframe')?.contentDocument?.body
  if (!step) throw new Error('The studio has no frame.')
  const own = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const start = performance.now()
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  while (!step.textContent.includes(words)) await new Promise((resolve) => setTimeout(resolve))
  return performance.now() - start
}

async function insertAndAwait(editor: Element, words: string): Promise<number> {
  const step = document.querySelector('iframe')?.contentDocument?.body
  if (!step || !editor.contains(document.activeElement)) throw new Error('The editor has no focus.')
  const start = performance.now()
  // Inserts the text the way a key does, as an edit of the editor's DOM.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, words)
  while (!step.textContent.includes(words)) await new Promise((resolve) => setTimeout(resolve))
  return performance.now() - start
}

/** Chooses a step that no route leads to yet, and waits until the map shows the line. */
async function chooseAndAwait(ways: Element): Promise<number> {
  if (!(ways instanceof HTMLSelectElement)) throw new Error('The way has no choice of steps.')
  const lines = new Set([...document.querySelectorAll('[data-id]')].map((line) => line.getAttribute('data-id')))
  const next = [...ways.options].find(
    ({ value }) =>
      /^[A-Z_]+$/.test(value) && value !== 'ENTER_LICENSE_PLATE' && !lines.has(`ENTER_LICENSE_PLATE ${value}`),
  )
  if (!next) throw new Error('There is a way to every step already.')
  const line = `[data-id="ENTER_LICENSE_PLATE ${next.value}"]`
  const start = performance.now()
  ways.value = next.value
  ways.dispatchEvent(new Event('change', { bubbles: true }))
  while (!document.querySelector(line)) await new Promise((resolve) => setTimeout(resolve))
  return performance.now() - start
}

const toRow = (ms: number) => ({ ms: Math.round(ms), aim: `≤ ${limitMs} ms`, kept: ms <= limitMs })
