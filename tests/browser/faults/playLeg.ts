import { setTimeout as pause } from 'node:timers/promises'
import { toClient } from '../../sandbox/openSandbox.ts'
import type { Cell, Result } from './Cell.ts'
import type { Outage } from './createOutage.ts'
import { findLost, findMisplaced } from './judgeSight.ts'
import type { Leg, Stand } from './Leg.ts'
import { readSight, type Sight } from './readSight.ts'
import { toEnds } from './toEnds.ts'

/** Long enough for a machine that is busy with something else; what hangs still fails. */
export const patienceMs = 60_000
/** So often applicants try again before they give up. */
const tries = 3
/** So many calls in a row go wrong where the product makes them anew by itself. */
const longestOutage = 5
/** So many looks in a row must find a page at another end before it counts as one and no place on the way. */
const steadyLooks = 20

export interface Play {
  readonly leg: Leg
  /** Those of its calls that are to go wrong. */
  readonly cells: readonly Cell[]
  readonly stand: Stand
  /** The form as it was sent last. */
  readonly sent: { sight?: Sight }
  readonly outage: Outage
  /** What came of cells so far, to which it adds. */
  readonly results: Result[]
}

/**
 * Plays one leg of a walk: each of the calls goes wrong until something says so, then the applicant tries again. Answers
 * whether the way leads on. A call that was not made, since another fault led elsewhere, has no result.
 */
export async function playLeg({ leg, cells, stand, sent, outage, results }: Play): Promise<boolean> {
  const { page, hostUrl } = stand
  const before = await readCounters(hostUrl)
  const met = new Map<Cell, Result>()
  let edits = 0

  const isMet = ({ call }: Cell) => outage.hits(call.target) > 0
  const isOn = ({ call }: Cell) => outage.isOn(call.target)
  const note = () => {
    for (const cell of cells.filter((one) => isMet(one) && !met.has(one))) {
      // What comes later in the leg was reached from what came before.
      for (const earlier of met.values()) earlier.isReached = true
      const result = { name: cell.name, isReached: false, lost: [], repeated: [], seen: [] }
      met.set(cell, result)
      results.push(result)
    }
  }
  const ends = () =>
    new Set(
      cells
        .filter((cell) => cell.fault.tells !== 'nothing' && isMet(cell))
        .flatMap(({ call }) => [...toEnds(call.action ?? call.name)]),
    )
  const isNext = async ({ step }: Sight) =>
    (typeof leg.next === 'string' ? step === leg.next : await leg.next(stand)) &&
    cells.every((cell) => isMet(cell) || !cell.call.isBehind)
  // Windows that are being closed at this moment have no clock any more.
  const hurry = (ms: number) => page.clock.fastForward(ms).catch(() => undefined)
  let isActed = false
  const isHasty = () =>
    cells.some((cell) => isMet(cell) && ((leg.isWaiting && isActed) || (cell.fault.isLong && isOn(cell))))

  /** Waits until the applicant is through, came to another end, or is told of a failure. */
  const comeToRest = async (): Promise<{ sight: Sight; is: 'next' | 'elsewhere' | 'told' }> => {
    let steady = 0
    for (let end = Date.now() + patienceMs; ; await pause(50)) {
      // While one page follows another there is none to look at.
      const sight = await readSight(page).catch(() => undefined)
      note()
      if (sight && !sight.isBusy) {
        if (sight.hasFailed) return { sight, is: 'told' }
        if (cells.length === 0 || met.size > 0) {
          if (await isNext(sight)) return { sight, is: 'next' }
          steady = sight.step !== undefined && ends().has(sight.step) ? steady + 1 : 0
          if (steady > steadyLooks) return { sight, is: 'elsewhere' }
        }
      } else steady = 0
      if (Date.now() > end)
        throw new Error(
          `Stuck at ${sight?.screen ?? sight?.step} (${sight?.isBusy}), calls: ${cells.map(({ call }) => `${call.name} ${outage.hits(call.target)}`).join(', ')}: ${toExcerpt(sight?.text)}`,
        )
      if (isHasty()) await hurry(2000)
      // What the product asks for again and again by itself works again in the end.
      if (leg.isWaiting)
        outage.end(cells.map(({ call }) => call.target).filter((target) => outage.hits(target) > longestOutage))
    }
  }
  const tryAgain = async (cell: Cell) => {
    if (leg.isWaiting || cell.fault.isLong) await hurry(3000)
    await page.locator('[data-action="retry"], [data-retry]').first().click()
  }
  const edit = async ({ lost }: Result) => {
    const leaveScreen = page.locator('[data-action="dismiss"]')
    if ((await leaveScreen.count()) > 0) await leaveScreen.click()
    await page.locator('[data-step]:not([data-screen])').waitFor()
    lost.push(...findLost(sent.sight, await readSight(page)))
    await leg.edit?.(stand, ++edits)
  }

  const [fault] = cells.map((cell) => cell.fault)
  if (fault)
    outage.begin(
      fault,
      cells.map(({ call }) => call.target),
    )
  // What cannot go on because of the fault is seen on the page.
  const acting = leg
    .act(stand)
    .catch(() => undefined)
    .finally(() => (isActed = true))
  let rest = await comeToRest()
  for (let count = 0; rest.is === 'told' && count < tries; count++) {
    const ended = cells.filter((cell) => isMet(cell) && isOn(cell))
    const [cell, result] = [...met].at(-1) ?? []
    if (!cell || !result) throw new Error(`Failed before the call: ${toExcerpt(rest.sight.text)}`)
    if (ended.length > 0) {
      count = 0
      result.seen.push(...findMisplaced(rest.sight))
      result.lost.push(...findLost(sent.sight, rest.sight))
    }
    outage.end(ended.map(({ call }) => call.target))
    await (cell.isEdited && ended.length > 0 ? edit(result) : tryAgain(cell))
    rest = await comeToRest()
  }
  // Somebody who was led elsewhere goes no further.
  if (rest.is === 'next') await acting
  // A host that did not do what it was taken for to have done knows nothing of what comes next.
  const isDeceived = cells.some((cell) => isMet(cell) && isOn(cell) && !cell.fault.isDone)
  outage.end()
  const last = results.at(-1)
  if (!last || met.size === 0) return rest.is === 'next'
  if (rest.is === 'told') last.seen.push(`After ${tries} tries: ${toExcerpt(rest.sight.text)}`)
  else last.isReached = true
  if (rest.is === 'next' && cells.some((cell) => cell.call.isBehind)) {
    await page.reload()
    await stand.me
      .isAt(String(leg.next))
      .catch(() => last.lost.push(`the place: a reload does not lead to ${String(leg.next)}`))
  }
  last.repeated.push(...findRepeated(before, await readCounters(hostUrl), edits))
  return rest.is === 'next' && !isDeceived
}

type Counters = Readonly<Record<string, number>>

const readCounters = async (hostUrl: string) => (await toClient(hostUrl).get<Counters>('sandbox/state')).body

/** What the host did too often: other amounts are saved, credit for them is pulled, and another deal is activated once more. */
function findRepeated(before: Counters, after: Counters, edits: number): string[] {
  return Object.keys(after).flatMap((name) => {
    const count = (after[name] ?? 0) - (before[name] ?? 0)
    return count > (name === 'contactsCreated' ? 1 : 1 + edits) ? [`${name}: ${count} times`] : []
  })
}

/** The beginning of a page's words, in one line. */
const toExcerpt = (text = '') => text.replaceAll(/\s+/g, ' ').slice(0, 160)
