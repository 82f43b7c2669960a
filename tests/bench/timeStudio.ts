import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import type { Browser, Locator, Page } from 'playwright-core'
import { chooseStep } from '../browser/studio/support/panes.ts'
import { toStudioConfig } from '../../src/studio/server/toStudioConfig.ts'

const limitMs = 100

/** How long it takes until an edit in the studio shows in the step beside it: the medians of some runs. */
export async function timeStudio(browser: Browser, runs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-studio-'))
  const config = toStudioConfig({ folder: process.cwd(), flowFile: 'flows/refinance.json' })
  const made = { ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir: folder } } as const
  await build(made)
  const server = await preview({ ...made, preview: { port: 0, host: 'localhost' } })
  const context = await browser.newContext({ viewport: { width: 1600, height: 950 } })
  try {
    const page = await context.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.frameLocator('iframe').locator('h1').waitFor()
    // By then both searches are over, and nothing else is done.
    await page.getByText('Nothing found').first().waitFor()
    await page.getByLabel('Situation').waitFor()
    const word = await time(page, runs, page.locator('[name="plate.title en"]'))
    await chooseStep(page, 'DISQUALIFIED')
    await page.frameLocator('iframe').locator('[data-step="DISQUALIFIED"]').getByText('It has over').waitFor()
    await page.getByRole('tab', { name: 'Limits' }).click()
    const limit = await time(page, runs, page.getByRole('textbox', { name: /maximumMileage/ }))
    return {
      'studio: a word that is edited shows in the step': toRow(word),
      'studio: a limit that is edited shows in the step': toRow(limit),
    }
  } finally {
    await context.close()
    await new Promise((resolve) => server.httpServer.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Types another word into an input, again and again, and waits each time until the step shows it. */
async function time(page: Page, runs: number, input: Locator): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    times.push(await input.evaluate(typeAndAwait, `Edited ${run}`))
    // The searches that follow an edit shall not run while the next one is measured.
    await page.getByText('Nothing found').first().waitFor()
    await page.waitForTimeout(3000)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
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

const toRow = (ms: number) => ({ ms: Math.round(ms), aim: `≤ ${limitMs} ms`, kept: ms <= limitMs })
