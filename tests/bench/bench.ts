/**
 * Measures the product beside the same steps written by hand in React, and prints a table with the aims. Times are
 * medians of runs in turns, so that what else the machine does hits both. Then the largest answers of hosts, the commands of
 * `npm run flow` and an edit in the studio, each with its limit; what grows with a flow, and with a form; and Lighthouse's own marks.
 */
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser/support/findBrowser.ts'
import { waitUntilSettled } from '../browser/support/pressLikeAPerson.ts'
import { serveSite } from '../browser/support/serveSite.ts'
import { buildPages } from './buildPages.ts'
import { createMeter, type Meter } from './createMeter.ts'
import { listScripts } from './listScripts.ts'
import { timeCommands } from './timeCommands.ts'
import { timeForms } from './timeForms.ts'
import { timeGrowth } from './timeGrowth.ts'
import { timeHosts } from './timeHosts.ts'
import { timeLighthouse } from './timeLighthouse.ts'
import { timeStudio } from './timeStudio.ts'

const runs = Number(process.env['RUNS'] ?? 7)
const keys = 'Alexandrina Wilhelmina of Denver Colorado'
// A phone of the middle price range.
const slowdown = 4

process.env['VITE_ENVIRONMENT'] ??= 'qa'
process.env['NODE_ENV'] = 'production'

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const { product, compared } = await buildPages(folder)

/** Serves a compared page as the page of a site of its own, since only that gets a policy under which scripts run. */
async function servePage(name: string) {
  const site = join(folder, `site-${name}`)
  await cp(compared, site, { recursive: true })
  await rename(join(site, `${name}.html`), join(site, 'index.html'))
  return serveSite(site, { environment: 'qa' })
}

const sites = await Promise.all([
  serveSite(product, { environment: 'qa' }),
  ...['plate', 'widgetInformation', 'information'].map(servePage),
])
const [home = '', plate = '', widgetInformation = '', information = ''] = sites.map(({ url }) => `${url}/`)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const measure = createMeter(browser)

/** What both pages are measured at, taken in turns so that a slow moment hits both. */
async function compare(ours: string, theirs: string, take: (meter: Meter) => Promise<number>, options = {}) {
  const samples: Compared = { ours: [], theirs: [] }
  for (let run = 0; run < runs; run += 1) {
    samples.ours.push(await measure(ours, take, options))
    samples.theirs.push(await measure(theirs, take, options))
  }
  return samples
}

interface Compared {
  readonly ours: number[]
  readonly theirs: number[]
}

const toMedian = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** A median with the least and the most of its samples, where they differ. */
function toSpread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values).toFixed(1), Math.max(...values).toFixed(1)]
  return `${toMedian(values).toFixed(1)}${least === most ? '' : ` (${least} to ${most})`}`
}

const firstPaint = ({ page }: Meter) =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((value) => value.jsonValue())
    .then(Number)

const untilLive = ({ page }: Meter) =>
  page
    .waitForFunction(() => performance.getEntriesByName('live')[0]?.startTime)
    .then((value) => value.jsonValue())
    .then(Number)

const requestsUntilLive = async (meter: Meter) => {
  await untilLive(meter)
  return meter.page.evaluate(() => {
    const live = performance.getEntriesByName('live')[0]?.startTime ?? NaN
    return 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < live).length
  })
}

/** What the main thread does until the step is live: its own time, which does not grow with what else the machine does. */
const workUntilLive = async (meter: Meter) => {
  await untilLive(meter)
  return meter.count('TaskDuration')
}

const show = async ({ page }: Meter) => {
  await page.locator('[name=plateNumber]').waitFor()
  await page.waitForFunction(() => window.show !== undefined)
  // Nobody comes to this step before what follows the first one, such as the warming of the next, is done.
  await page.waitForLoadState('networkidle')
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
  const work = await meter.countOf(() => meter.page.keyboard.type(keys), 'ScriptDuration')
  return work / keys.length
}

/** Continue on the empty form: script, style and layout until every field says what it misses. */
const submit = async (meter: Meter) => {
  await show(meter)
  await waitUntilSettled(meter.page)
  const press = async () => {
    await meter.page.locator('button[type=submit]').click()
    await meter.page.locator('[aria-invalid=true]').nth(11).waitFor()
  }
  return meter.countOf(press, 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration')
}

try {
  const first = [home, plate] as const
  const form = [widgetInformation, information] as const
  const scripts = listScripts(product)
  const theirs = listScripts(compared, 'plate.html')
  const total = (list: typeof scripts) => [list.reduce((sum, { gzip }) => sum + gzip, 0) / 1000]

  const rows: Record<string, Compared & { readonly aim: string }> = {
    'script of the first step, kB gzip': { ours: total(scripts), theirs: total(theirs), aim: '≤ 100 kB' },
    'requests until it is live': { ...(await compare(...first, requestsUntilLive)), aim: '≤ 12' },
    'first paint, ms': { ...(await compare(...first, firstPaint, { slowdown })), aim: '≤ 0.7 ×' },
    'first step is live, ms': { ...(await compare(...first, untilLive, { slowdown })), aim: '≤ 1.1 ×' },
    'work until it is live, ms': { ...(await compare(...first, workUntilLive)), aim: '' },
    'script of a key, ms': { ...(await compare(...form, key)), aim: '≤ 0.5 ×' },
    'the 14-field step is drawn, ms': { ...(await compare(...form, show, { slowdown })), aim: '≤ 1.0 ×' },
    'a submit with 12 mistakes, ms of work': { ...(await compare(...form, submit)), aim: '≤ 1.0 ×' },
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { ours, theirs: byHand, aim }]) => [
        name,
        {
          product: toSpread(ours),
          'by hand': toSpread(byHand),
          ratio: (toMedian(ours) / toMedian(byHand)).toFixed(2),
          aim,
        },
      ]),
    ),
  )
  console.table(scripts)
  console.table(await timeHosts(browser, product, join(folder, 'hosts'), runs))
  console.table({ ...(await timeCommands(runs)), ...(await timeStudio(browser, runs)) })
  console.table(await timeGrowth())
  console.table(await timeForms(browser, folder, runs))
  console.table(await timeLighthouse(product))
} finally {
  await Promise.all([browser.close(), ...sites.map((site) => site.close())])
  await rm(folder, { recursive: true, force: true })
}
