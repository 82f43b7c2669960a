import type { Browser, BrowserContext } from 'playwright-core'
import { storageKey } from '../../../src/widget/early/toLocale.ts'
import { type Applicant, toAmericanDate, toApplicant } from '../support/applicant.ts'
import { mobile, desktop } from '../support/openPage.ts'
import { pressLikeAPerson } from '../support/pressLikeAPerson.ts'
import type { Cell, Result } from './Cell.ts'
import type { Outage } from './createOutage.ts'
import type { Leg, Stand } from './Leg.ts'
import { patienceMs, playLeg } from './playLeg.ts'
import { type Sight, readSight } from './readSight.ts'
import { desktopRoute } from './routes.ts'
import { saveApplication } from '../support/saveApplication.ts'

/** A browser, a site and a host for walks that run one after the other. */
export interface Lane {
  readonly browser: Browser
  readonly siteUrl: string
  readonly hostUrl: string
  readonly outage: Outage
}

/** Errors that the browser itself logs for a failed call, whatever the product does. */
const expected = /Failed to load resource|ERR_|CORS policy|Content Security Policy|WebSocket|EventSource/

/** An error that SignalR leaves unhandled when the first answer on a connection is not a handshake; it retries all the same. */
const fallen = /^Error parsing handshake response/

/**
 * Takes one walk in its own browser context. Each call of these cells meets its fault, one after the other, until a
 * fault leads elsewhere. Returns the results of the cells that were played, always including the first.
 */
export async function takeWalk(cells: readonly Cell[], lane: Lane): Promise<readonly Result[]> {
  const [first] = cells
  if (!first) return []
  const { route } = first
  const start = Math.max(
    0,
    route.slice(0, route.indexOf(first.leg) + 1).findLastIndex(({ isResumable }) => isResumable),
  )
  const { isResumable, from } = route[start] ?? first.leg
  const results: Result[] = []
  const complaints: string[] = []
  const complain = (text: string) => (results.at(-1)?.seen ?? complaints).push(text)
  const context = await openContext(lane, isResumable ? from[0] : undefined, route === desktopRoute ? desktop : mobile)
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (!fallen.test(message)) complain(`the page threw ${message}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complain(`the console: ${message.text()}`)
  })
  try {
    const page = await context.newPage()
    // With a fake clock, timeouts and pauses of many seconds can be skipped.
    await page.clock.install()
    await page.goto(lane.siteUrl)
    const sent: { sight?: Sight } = {}
    const stand: Stand = { me: toRemembering(toApplicant(page), sent), page, hostUrl: lane.hostUrl }
    await stand.me.isAt(String(from[0]))
    for (const leg of route.slice(start)) {
      const wanted = cells.filter((cell) => cell.leg === leg)
      if (results.length === cells.length || (leg.isAside && wanted.length === 0)) continue
      // oxlint-disable-next-line no-await-in-loop -- one leg after the other
      const isOnTheWay = await takeLeg(leg, wanted)
      if (!isOnTheWay || leg.isEnd) break
    }

    async function takeLeg(leg: Leg, wanted: readonly Cell[]): Promise<boolean> {
      const { step = '' } = await readSight(page)
      if (!leg.from.includes(step)) return false
      await leg.arrive?.(stand)
      delete sent.sight
      return playLeg({ leg, cells: wanted, stand, sent, outage: lane.outage, results })
    }
  } catch (error) {
    complain(String(error).split('\n')[0] ?? '')
  } finally {
    lane.outage.end()
    await context.close()
  }
  if (results.length > 0) return results
  return [
    { name: first.name, isReached: false, lost: [], repeated: [], seen: ['the call was never made', ...complaints] },
  ]
}

async function openContext(
  { browser, siteUrl, hostUrl }: Lane,
  resumesAt: string | undefined,
  viewport: typeof mobile,
): Promise<BrowserContext> {
  const localStorage = resumesAt ? [{ name: storageKey, value: await saveApplication(hostUrl, resumesAt) }] : []
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  })
  context.setDefaultTimeout(patienceMs)
  await pressLikeAPerson(context)
  return context
}

/** Wraps an applicant: types quickly, and records the form whenever it is sent. */
function toRemembering(me: Applicant, sent: { sight?: Sight }): Applicant {
  return {
    ...me,
    // Other tests cover how fields behave while somebody types.
    type: (name, text) => me.field(name).fill(toAmericanDate(text)),
    async press(action) {
      sent.sight = await readSight(me.page)
      await me.press(action)
    },
  }
}
