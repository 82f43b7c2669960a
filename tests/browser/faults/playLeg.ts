import { setTimeout as pause } from 'node:timers/promises'
import { toClient } from '../../sandbox/openSandbox.ts'
import type { Cell, Result } from './Cell.ts'
import type { Outage } from './createOutage.ts'
import { findLost, findMisplaced } from './judgeSight.ts'
import type { Leg, Stand } from './Leg.ts'
import { readSight, type Sight } from './readSight.ts'
import { toEnds } from './toEnds.ts'

/** How long to wait, in milliseconds: long enough for a busy machine, while a call that hangs still fails. */
export const patienceMs = 60_000
/** How often an applicant tries again before giving up. */
const tries = 3
/** How many calls in a row fail where the product itself retries. */
const longestOutage = 5
/** How many looks in a row must find the page at another end, so that it is not a stop on the way. */
const steadyLooks = 20

export interface Play {
  readonly leg: Leg
  /** The cells whose calls are to go wrong. */
  readonly cells: readonly Cell[]
  readonly stand: Stand
  /** The form as it was last sent. */
  readonly sent: { sight?: Sight }
  readonly outage: Outage
  /** The results so far, to which this leg adds its own. */
  readonly results: Result[]
}

/**
 * Plays one leg of a walk: each call fails until the page reports it, then the applicant tries again. Returns whether
 * the route continues. A call has no result if another fault led elsewhere before it was made.
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
      // A later call of the leg shows that the earlier ones got through.
      for (const earlier of met.values()) earlier.isReached = true
      const result = { name: cell.name, isReached: false, lost: [], repeated: [], seen: [] }
      met.set(cell, result)
      results.push(result)
    }
  }
  const ends = () =>
    new Set(
      cells
        .filter(({ call, fault }) => fault.tells !== 'nothing' || call.takes?.includes(fault.name))
        .filter(isMet)
        .flatMap(({ call }) => [...toEnds(call.action ?? call.name)]),
    )
  const isNext = async ({ step }: Sight) =>
    (typeof leg.next === 'string' ? step === leg.next : await leg.next(stand)) &&
    cells.every((cell) => isMet(cell) || !cell.call.isBehind)
  let moves = 0
  /** Moves the page's clock ahead, and the mouse, since an untouched page is covered. A page that is closing has neither. */
  const hurry = async (ms: number) => {
    await page.clock.fastForward(ms).catch(() => undefined)
    await page.mouse.move(0, ++moves % 2).catch(() => undefined)
  }
  let isActed = false
  const isHasty = () =>
    cells.some((cell) => isMet(cell) && ((leg.isWaiting && isActed) || (cell.fault.isLong && isOn(cell))))

  /** Waits until the applicant gets through, arrives at another end, or reads of a failure. */
  const comeToRest = async (): Promise<{ sight: Sight; is: 'next' | 'elsewhere' | 'told' }> => {
    let steady = 0
    for (let end = Date.now() + patienceMs; ; await pause(50)) {
      // During a navigation there is no page to look at.
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
      // A call that the product polls by itself must work again in the end.
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
  // An act that the fault stops shows on the page, so its own error does not matter.
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
  // An applicant who was led elsewhere does not finish the act.
  if (rest.is === 'next') await acting
  // A host that did not do its work, though the product believes so, cannot serve what comes next.
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

/** Lists what the host did too often. Each edit saves other amounts, pulls credit and activates a deal once more. */
function findRepeated(before: Counters, after: Counters, edits: number): string[] {
  return Object.keys(after).flatMap((name) => {
    const count = (after[name] ?? 0) - (before[name] ?? 0)
    return count > (name === 'contactsCreated' ? 1 : 1 + edits) ? [`${name}: ${count} times`] : []
  })
}

/** Returns the beginning of a page's text on one line. */
const toExcerpt = (text = '') => text.replaceAll(/\s+/g, ' ').slice(0, 160)
