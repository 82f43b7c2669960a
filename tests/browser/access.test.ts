import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectStop, type Inspection } from './support/access/inspectStop.ts'
import { toAxeReport } from './support/access/toAxeReport.ts'
import { useBrowser } from './support/openPage.ts'
import type { Journey } from './support/tour/createGuide.ts'
import { journeys } from './support/tour/journeys.ts'
import { takeJourney } from './support/tour/takeJourney.ts'

const browser = useBrowser()
const found = new Map<Journey, Inspection[]>(journeys.map((journey) => [journey, []]))

// Three journeys at a time, each in a window of its own.
beforeAll(async () => {
  const left = [...journeys]
  const takeNext = async (): Promise<void> => {
    const journey = left.shift()
    if (!journey) return
    await takeJourney(browser, journey, async (stop) => void found.get(journey)?.push(await inspectStop(stop)))
    await takeNext()
  }
  await Promise.all([takeNext(), takeNext(), takeNext()])
}, 600_000)

const all = () => [...found.values()].flat()

afterAll(async () => {
  await mkdir('coverage', { recursive: true })
  await writeFile('coverage/axe.md', toAxeReport(all()))
})

describe.each(journeys)('accessibility of every state: $name', (journey) => {
  /** Lists the findings at all stops of the journey, each line with the name of its stop. */
  const list = (find: (inspection: Inspection) => readonly string[]) =>
    (found.get(journey) ?? []).flatMap((inspection) => find(inspection).map((line) => `${inspection.stop}: ${line}`))

  it.each(['english', 'spanish', 'dark'] as const)(
    'violates no axe rule (WCAG 2.2 A and AA, best practices): %s',
    (run) => {
      expect(list(({ axe }) => axe[run].violations)).toEqual([])
    },
  )

  it('at 400 % zoom, and with text of twice its size, nothing scrolls sideways and every control can be reached', () => {
    expect(list(({ problems }) => problems.zoomed)).toEqual([])
  })

  it('no text is clipped with wider line, letter and word spacing', () => {
    expect(list(({ problems }) => problems.clipped)).toEqual([])
  })

  it('targets are at least 24 by 24 pixels, or have space around them', () => {
    expect(list(({ problems }) => problems.small)).toEqual([])
  })

  it('nothing moves when reduced motion is preferred', () => {
    expect(list(({ problems }) => problems.moving)).toEqual([])
  })

  it('controls keep their edges in forced colors', () => {
    expect(list(({ problems }) => problems.shapeless)).toEqual([])
  })

  it('Tab reaches every control, with the focus always visible', () => {
    expect(list(({ problems }) => problems.focus)).toEqual([])
  })
})

describe('the page of each step', () => {
  it('has a unique title and a unique main heading in both languages', () => {
    const named = all().flatMap(({ step, names }) =>
      Object.values(names).flatMap(({ title, headings }) => [
        { step, name: title },
        { step, name: headings.join(' and ') },
      ]),
    )
    const shared = named.filter(({ step, name }) => named.some((other) => other.name === name && other.step !== step))
    expect(shared).toEqual([])
    expect(all().filter(({ names }) => Object.values(names).some(({ headings }) => headings.length !== 1))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })
})
