import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createSandbox } from '../../src/sandbox/createSandbox.ts'
import { storageKey } from '../../src/widget/early/toLocale.ts'
import { toScrubbed } from '../../src/widget/integrations/toScrubbed.ts'
import { saveApplication } from '../browser/support/saveApplication.ts'
import { serveSite } from '../browser/support/serveSite.ts'
import { createFaultyHost } from '../faults/createFaultyHost.ts'
import type { Fault, HostAnswer } from '../faults/faults.ts'

const limitMs = 2000
const scrubberLimitMs = 50
const json = { 'content-type': 'application/json' }
const depth = 100_000

/** Extreme responses that a host may send for the offers, and the element that then appears. */
const cases: readonly {
  readonly name: string
  readonly shown: string
  readonly reply: (own: HostAnswer) => HostAnswer
}[] = [
  { name: '2,000 offers are shown, the first of them drawn', shown: '[name="dealId"] >> nth=99', reply: withOffers },
  {
    name: 'a message of 1 MB is cut',
    shown: '.banner',
    reply: () => ({ status: 503, headers: json, body: JSON.stringify({ message: 'Long words. '.repeat(87_000) }) }),
  },
  {
    name: 'JSON 100,000 deep is refused',
    shown: '.banner',
    reply: () => ({ status: 200, headers: json, body: '[{"offers":'.repeat(depth) + '}]'.repeat(depth) }),
  },
]

function withOffers(own: HostAnswer): HostAnswer {
  const { offers, ...rest } = JSON.parse(own.body)
  const toOffer = (_: unknown, index: number) => ({ ...offers[index % offers.length], dealId: `offer-${index}` })
  return { ...own, body: JSON.stringify({ ...rest, offers: Array.from({ length: 2000 }, toOffer) }) }
}

/** Times the product on the largest host responses and the scrubber on the longest text: medians of some runs. */
export async function timeHosts(browser: Browser, product: string, folder: string, runs: number) {
  const sandbox = await createSandbox()
  const hostUrl = await sandbox.listen({ port: 0, host: 'localhost' })
  let fault: Fault | undefined
  const host = await createFaultyHost(hostUrl, ({ path }) => (path === '/lender' ? fault : undefined))
  const settings = { environment: 'qa', apiBaseUrl: `${host.url}/` } as const
  await cp(product, folder, { recursive: true })
  await writeFile(join(folder, 'config.json'), JSON.stringify(settings))
  const site = await serveSite(folder, settings)

  const measure = async ({ shown, ...rest }: (typeof cases)[number]) => {
    fault = { tells: 'answer', isDone: true, ...rest }
    const localStorage = [{ name: storageKey, value: await saveApplication(hostUrl, 'SOFT_PULL_ACKNOWLEDGEMENT') }]
    const storageState = { cookies: [], origins: [{ origin: site.url, localStorage }] }
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState })
    try {
      const page = await context.newPage()
      await page.goto(site.url)
      await page.locator('[data-step="SOFT_PULL_ACKNOWLEDGEMENT"][aria-busy="false"]:not([data-settling])').waitFor()
      await page.locator('[name="currentMonthlyPayment"]').fill('612.50')
      await page.locator('[name="remainingLoanBalance"]').fill('23400')
      const answered = page.waitForResponse((response) => response.url().endsWith('/lender'))
      await page.locator('button[type="submit"]').click()
      await answered
      const start = performance.now()
      await page.locator(shown).waitFor()
      return performance.now() - start
    } finally {
      await context.close()
    }
  }

  try {
    const rows: Record<string, object> = {}
    for (const one of cases) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await measure(one))
      rows[`from a host: ${one.name}`] = toRow(times, limitMs)
    }
    return { ...rows, 'the scrubber reads 100,000 characters': toRow(timeScrubber(runs), scrubberLimitMs) }
  } finally {
    await Promise.all([site.close(), host.close(), sandbox.close()])
  }
}

/** Texts that could make a pattern of the scrubber backtrack, and one as in real errors. */
const units = [
  'a',
  '1 ',
  'a@',
  'a.b@c.',
  'http://',
  '?a=',
  'eyJ',
  '12 Main ',
  'p.o. box ',
  'calle 1 ',
  'Step 12 has no 555 words, at a@b.example. ',
]

/** Returns the time of the slowest of these texts for each run. */
const timeScrubber = (runs: number) =>
  Array.from({ length: runs }, () =>
    Math.max(
      ...units.map((unit) => {
        const text = unit.repeat(depth / unit.length)
        const start = performance.now()
        toScrubbed(text)
        return performance.now() - start
      }),
    ),
  )

function toRow(times: readonly number[], limit: number) {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
  return { ms: Math.round(median), aim: `≤ ${limit} ms`, kept: median <= limit }
}
