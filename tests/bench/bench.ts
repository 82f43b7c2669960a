/**
 * Benchmarks the product against the same steps handwritten in React, and prints a table with the aims. Times are medians of
 * alternating runs, so that other load on the machine affects both. Then follow how far the widget is behind the page; the
 * largest host responses, the commands of `npm run flow` and an edit in the studio, each with its limit;
 * growth with the size of a flow and of a form; and Lighthouse scores.
 */
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser/support/findBrowser.ts'
import { serveHostPage } from '../browser/support/serveHostPage.ts'
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
// Simulates a mid-range phone.
const slowdown = 4
// Long enough to tell how many times something waits for an answer.
const roundTrip = 500

process.env['VITE_ENVIRONMENT'] ??= 'qa'
process.env['NODE_ENV'] = 'production'

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const { product, compared } = await buildPages(folder)

/** Serves a compared page as the index page of its own site, because only that page gets a policy that allows scripts. */
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
const distant = await serveSite(product, { environment: 'qa' }, undefined, roundTrip)
const widget = '<refinance-widget></refinance-widget>'
const partner = await serveHostPage({
  files: { '/': `<!doctype html>${widget}<script async src="${distant.url}/embed/v1.js"></script>` },
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const measure = createMeter(browser)

/** Samples both pages in alternating runs, so that a slow moment affects both. */
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

/** Formats the median, with the minimum and maximum of the samples if they differ. */
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

/** Measures the main thread's work until the step is interactive, in thread time, which other load on the machine does not affect. */
const workUntilLive = async (meter: Meter) => {
  await untilLive(meter)
  return meter.count('TaskDuration')
}

/**
 * Counts the tasks that block the main thread for more than 50 ms before the step is interactive (W3C Long Tasks API). Opening the
 * document and laying out its first frame are such tasks on a slow device, whatever the page contains.
 */
const longTasks = async (meter: Meter) => {
  await untilLive(meter)
  return meter.page.evaluate(() => {
    const live = performance.getEntriesByName('live')[0]?.startTime ?? NaN
    return performance.getEntriesByName('long task').filter(({ startTime }) => startTime < live).length
  })
}

/** Measures the time from the request of the loader on a partner's page to the interactive step in the widget. */
const untilWidgetLive = async ({ page }: Meter) => {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  const live = await frame?.waitForFunction(() => {
    const [mark] = performance.getEntriesByName('live')
    return mark && performance.timeOrigin + mark.startTime
  })
  const asked = await page.evaluate(() => {
    const [loader] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/embed/v1.js'))
    return performance.timeOrigin + (loader?.startTime ?? NaN)
  })
  return Number(await live?.jsonValue()) - asked
}

/** Counts how many round trips the widget needs more than the page. */
async function countRoundTrips(): Promise<readonly number[]> {
  const { ours, theirs } = await compare(`${partner.url}/`, `${distant.url}/`, (meter) =>
    meter.page.url().startsWith(partner.url) ? untilWidgetLive(meter) : untilLive(meter),
  )
  // The rest is the time that the browser takes for a frame.
  return ours.map((time, run) => Math.round((time - (theirs[run] ?? NaN)) / roundTrip))
}

const show = async ({ page }: Meter) => {
  await page.locator('[name=plateNumber]').waitFor()
  await page.waitForFunction(() => window.show !== undefined)
  // Applicants reach this step only after background work such as preloading the next steps has finished.
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const start = performance.now()
    window.show?.()
    while (!document.querySelector('[name=firstName]')) await new Promise(requestAnimationFrame)
    // A message posted in an animation frame is handled after that frame is painted.
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

/** Submits the empty form and measures script, style and layout until every field shows its error. */
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
    'tasks over 50 ms until it is live': { ...(await compare(...first, longTasks, { slowdown })), aim: '≤ 1 ×' },
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
  console.table({
    'round trips until the widget is live, beyond those of the page': {
      counted: toSpread(await countRoundTrips()),
      aim: '≤ 1',
    },
  })
  console.table(scripts)
  console.table(await timeHosts(browser, product, join(folder, 'hosts'), runs))
  console.table({ ...(await timeCommands(runs)), ...(await timeStudio(browser, runs)) })
  console.table(await timeGrowth())
  console.table(await timeForms(browser, folder, runs))
  console.table(await timeLighthouse(product))
} finally {
  await Promise.all([browser.close(), ...[...sites, distant, partner].map((site) => site.close())])
  await rm(folder, { recursive: true, force: true })
}
