/**
 * Measures the product beside the same steps written by hand in React, and prints a table with the aims. Times are
 * medians of runs in turns, so that what else the machine does hits both. Then the largest answers of hosts, the commands of
 * `npm run flow` and an edit in the studio, each with its limit.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser/support/findBrowser.ts'
import { serveSite } from '../browser/support/serveSite.ts'
import { buildPages } from './buildPages.ts'
import { createMeter, type Meter } from './createMeter.ts'
import { listScripts } from './listScripts.ts'
import { timeCommands } from './timeCommands.ts'
import { timeHosts } from './timeHosts.ts'
import { timeStudio } from './timeStudio.ts'

const runs = Number(process.env['RUNS'] ?? 5)
const keys = 'Alexandrina Wilhelmina of Denver Colorado'
// A phone of the middle price range.
const slowdown = 4

process.env['VITE_ENVIRONMENT'] ??= 'qa'
process.env['NODE_ENV'] = 'production'

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const { product, compared } = await buildPages(folder)
const [site, pages] = await Promise.all([
  serveSite(product, { environment: 'qa' }),
  serveSite(compared, { environment: 'qa' }),
])
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const measure = createMeter(browser)

/** The medians of what both pages are measured at, taken in turns so that a slow moment hits both. */
async function compare(ours: string, theirs: string, take: (meter: Meter) => Promise<number>, options = {}) {
  const samples: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let run = 0; run < runs; run += 1) {
    samples.ours.push(await measure(ours, take, options))
    samples.theirs.push(await measure(theirs, take, options))
  }
  return { ours: toMedian(samples.ours), theirs: toMedian(samples.theirs) }
}

const toMedian = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const firstPaint = ({ page }: Meter) =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((value) => value.jsonValue())
    .then(Number)

const untilLive = ({ page }: Meter) =>
  page
    .waitForFunction(() => {
      const mark = performance.getEntriesByName('live')[0]?.startTime
      if (mark !== undefined) return mark
      return document.querySelector('[data-step][aria-busy="false"]') ? performance.now() : undefined
    })
    .then((value) => value.jsonValue())
    .then(Number)

const show = async ({ page }: Meter) => {
  await page.locator('[name=plateNumber]').waitFor()
  await page.waitForFunction(() => window.show !== undefined)
  return page.evaluate(async () => {
    const start = performance.now()
    window.show?.()
    while (!document.querySelector('[name=firstName]')) await new Promise(requestAnimationFrame)
    // A message that is sent in a frame comes when the frame is drawn.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(undefined)
    })
    return performance.now() - start
  })
}

const key = async (meter: Meter) => {
  await show(meter)
  await meter.page.locator('[name=firstName]').focus()
  return (await meter.scriptOf(() => meter.page.keyboard.type(keys))) / keys.length
}

try {
  const plate = [`${site.url}/`, `${pages.url}/plate.html`] as const
  const information = [`${pages.url}/widgetInformation.html`, `${pages.url}/information.html`] as const
  const scripts = listScripts(product)
  const theirs = listScripts(compared, 'plate.html')
  const total = (list: typeof scripts) => list.reduce((sum, { gzip }) => sum + gzip, 0) / 1000

  const rows = {
    'script of the first step, kB gzip': { ours: total(scripts), theirs: total(theirs), aim: '≤ 130.5 kB' },
    'first paint, ms': { ...(await compare(...plate, firstPaint, { slowdown })), aim: '≤ 0.8 ×' },
    'first step is live, ms': { ...(await compare(...plate, untilLive, { slowdown })), aim: '' },
    'script of a key, ms': { ...(await compare(...information, key)), aim: '≤ 1.2 ×' },
    'the 14-field step is drawn, ms': { ...(await compare(...information, show, { slowdown })), aim: '≤ 1.5 ×' },
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { ours, theirs: byHand, aim }]) => [
        name,
        { product: ours.toFixed(2), 'by hand': byHand.toFixed(2), ratio: (ours / byHand).toFixed(2), aim },
      ]),
    ),
  )
  console.table(scripts)
  console.table(await timeHosts(browser, product, join(folder, 'hosts'), runs))
  console.table({ ...(await timeCommands(runs)), ...(await timeStudio(browser, runs)) })
} finally {
  await Promise.all([browser.close(), site.close(), pages.close()])
  await rm(folder, { recursive: true, force: true })
}
