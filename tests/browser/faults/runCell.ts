import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { storageKey } from '../../../src/widget/storageKey.ts'
import { toClient } from '../../sandbox/openSandbox.ts'
import { toAmericanDate, toApplicant, type Applicant } from '../support/applicant.ts'
import { desktop, mobile } from '../support/openPage.ts'
import { pressLikeAPerson } from '../support/pressLikeAPerson.ts'
import type { Cell, Result } from './Cell.ts'
import type { Outage } from './createOutage.ts'
import { findLost, findMisplaced } from './judgeSight.ts'
import { readSight, type Sight } from './readSight.ts'
import { saveApplication } from './saveApplication.ts'
import type { Scene, Stand } from './Scene.ts'
import { toEnds } from './toEnds.ts'

/** Where cells are played, one after the other. */
export interface Lane {
  readonly browser: Browser
  readonly siteUrl: string
  readonly hostUrl: string
  readonly outage: Outage
}

/** Long enough for a machine that is busy with something else; what hangs still fails. */
const patienceMs = 60_000
/** So often applicants try again before they give up. */
const tries = 3
/** So many calls in a row go wrong where the product makes them anew by itself. */
const longestOutage = 5
/** What the browser itself says of a failed call, whatever the product does. */
const expected = /Failed to load resource|ERR_|CORS policy|Content Security Policy|WebSocket|EventSource/

/** Plays one cell in a browser context of its own. */
export async function runCell(cell: Cell, lane: Lane): Promise<Result> {
  const { name, scene } = cell
  const complaints: string[] = []
  const result = { name, isReached: false, lost: [], repeated: [], seen: complaints } satisfies Result
  const context = await openContext(scene, lane)
  context.on('weberror', (error) => complaints.push(`the page threw ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`the console: ${message.text()}`)
  })
  try {
    const played = await play(cell, lane, await context.newPage())
    return { ...result, ...played, seen: [...played.seen, ...complaints] }
  } catch (error) {
    complaints.push(String(error).split('\n')[0] ?? '')
    return result
  } finally {
    lane.outage.end()
    await context.close()
  }
}

async function openContext(
  { isOnPhone, resumesAt }: Scene,
  { browser, siteUrl, hostUrl }: Lane,
): Promise<BrowserContext> {
  const localStorage = resumesAt ? [{ name: storageKey, value: await saveApplication(hostUrl, resumesAt) }] : []
  const context = await browser.newContext({
    viewport: isOnPhone ? mobile : desktop,
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  })
  context.setDefaultTimeout(patienceMs)
  await pressLikeAPerson(context)
  return context
}

async function play(cell: Cell, { siteUrl, hostUrl, outage }: Lane, page: Page): Promise<Omit<Result, 'name'>> {
  const { scene, fault, isEdited } = cell
  // Limits and pauses of many seconds pass at once.
  const isHasty = scene.isWaiting === true || fault.isLong === true
  if (isHasty) await page.clock.install()
  // Windows that are being closed at this moment have no clock any more.
  const hurry = (ms: number) => page.clock.fastForward(ms).catch(() => undefined)
  const sent: { sight?: Sight } = {}
  const stand: Stand = { me: toRemembering(toApplicant(page), sent), page, hostUrl }
  const ends = fault.tells === 'nothing' ? new Set<string>() : toEnds(scene.action ?? scene.call)
  const before = await readCounters(hostUrl)

  const isThrough = async ({ hasFailed, isBusy, step }: Sight) => {
    if (hasFailed || isBusy) return false
    if (step !== undefined && ends.has(step)) return true
    return typeof scene.next === 'string' ? step === scene.next : scene.next(stand)
  }
  /** Waits until the applicant is through or is told of a failure. */
  const comeToRest = async () => {
    for (let end = Date.now() + patienceMs; ; await pause(50)) {
      // While one page follows another there is none to look at.
      const sight = await readSight(page).catch(() => undefined)
      if (sight && outage.hits() > 0 && (await isThrough(sight))) return { sight, isDone: true }
      if (sight?.hasFailed && !sight.isBusy) return { sight, isDone: false }
      if (Date.now() > end)
        throw new Error(
          `Stuck at ${sight?.screen ?? sight?.step} (${sight?.isBusy}); the call was made ${outage.hits()} times: ${toExcerpt(sight?.text)}`,
        )
      if (isHasty && outage.hits() > 0) await hurry(2000)
      // What the product asks for again and again by itself works again in the end.
      if (scene.isWaiting && outage.hits() > longestOutage) outage.end()
    }
  }
  const tryAgain = async () => {
    if (isHasty) await hurry(3000)
    await page.locator('[data-action="retry"], [data-retry]').first().click()
  }
  const edit = async () => {
    const leaveScreen = page.locator('[data-action="dismiss"]')
    if ((await leaveScreen.count()) > 0) await leaveScreen.click()
    await page.locator('[data-step]:not([data-screen])').waitFor()
    lost.push(...findLost(sent.sight, await readSight(page)))
    await scene.edit?.(stand)
  }

  if (!scene.act) outage.begin(scene.target, fault)
  await page.goto(siteUrl)
  if (scene.resumesAt && scene.act) await stand.me.isAt(scene.resumesAt)
  await scene.arrive?.(stand)
  if (scene.act) outage.begin(scene.target, fault)
  // What cannot go on because of the fault is seen on the page.
  const acting = scene.act?.(stand).catch(() => undefined)
  let { sight, isDone } = await comeToRest()
  const seen = isDone ? [] : findMisplaced(sight)
  const lost: string[] = isDone ? [] : findLost(sent.sight, sight)
  for (let count = 0; !isDone && count < tries; count++) {
    outage.end()
    await (isEdited && count === 0 ? edit() : tryAgain())
    ;({ sight, isDone } = await comeToRest())
  }
  await acting
  outage.end()
  if (!isDone) seen.push(`After ${tries} tries: ${toExcerpt(sight.text)}`)
  else if (scene.isKept) {
    await page.reload()
    await stand.me
      .isAt(String(scene.next))
      .catch(() => lost.push(`the place: a reload does not lead to ${String(scene.next)}`))
  }
  return { isReached: isDone, lost, repeated: findRepeated(before, await readCounters(hostUrl), isEdited), seen }
}

/** An applicant who types quickly, and whose form is looked at whenever it is sent. */
function toRemembering(me: Applicant, sent: { sight?: Sight }): Applicant {
  return {
    ...me,
    // At once: how fields behave while one types is shown elsewhere.
    type: (name, text) => me.field(name).fill(toAmericanDate(text)),
    async press(action) {
      sent.sight = await readSight(me.page)
      await me.press(action)
    },
  }
}

type Counters = Readonly<Record<string, number>>

const readCounters = async (hostUrl: string) => (await toClient(hostUrl).get<Counters>('sandbox/state')).body

/** What the host did too often: other amounts are saved, credit for them is pulled, and another deal is activated once more. */
function findRepeated(before: Counters, after: Counters, isEdited: boolean): string[] {
  return Object.keys(after).flatMap((name) => {
    const count = (after[name] ?? 0) - (before[name] ?? 0)
    return count > (isEdited && name !== 'contactsCreated' ? 2 : 1) ? [`${name}: ${count} times`] : []
  })
}

/** The beginning of a page's words, in one line. */
const toExcerpt = (text = '') => text.replaceAll(/\s+/g, ' ').slice(0, 160)
