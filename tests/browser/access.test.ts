import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectStop, type Inspection } from './support/access/inspectStop.ts'
import { toAxeReport } from './support/access/toAxeReport.ts'
import { useBrowser } from './support/openPage.ts'
import type { Journey } from './support/tour/Journey.ts'
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
    'breaks no rule of WCAG 2.2 A and AA, nor of good practice: %s',
    (run) => {
      expect(list(({ axe }) => axe[run].violations)).toEqual([])
    },
  )

  it('reads without sideways scrolling at 400 % zoom, and every control can be reached uncovered', () => {
    expect(list(({ problems }) => problems.zoomed)).toEqual([])
  })

  it('loses no text when lines, letters and words are set wider', () => {
    expect(list(({ problems }) => problems.clipped)).toEqual([])
  })

  it('has targets of 24 by 24 pixels, or room around them', () => {
    expect(list(({ problems }) => problems.small)).toEqual([])
  })

  it('moves nothing for who prefers less motion', () => {
    expect(list(({ problems }) => problems.moving)).toEqual([])
  })

  it('keeps the edges of its controls in forced colours', () => {
    expect(list(({ problems }) => problems.shapeless)).toEqual([])
  })

  it('can be gone round with Tab, the focus always in sight', () => {
    expect(list(({ problems }) => problems.focus)).toEqual([])
  })
})

describe('the page of each step', () => {
  it('is named like no other step, in the window and in its one main heading, in both languages', () => {
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
