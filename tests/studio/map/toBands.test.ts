import { describe, expect, it } from 'vitest'
import { type PictureStep, toBands } from '../../../studio/map/FlowPicture.ts'
import { toWayLights } from '../../../studio/map/toLights.ts'
import { toCurve } from '../../../studio/map/WholeMap.tsx'
import { toSections } from '../../../src/studio/project.ts'
import { openFlow } from '../support/openFlow.ts'

const toStep = (name: string, ending?: PictureStep['ending']): PictureStep => ({
  name,
  title: name,
  ending,
  isResumable: false,
  isReachable: true,
  isMissing: false,
  waysIn: [],
  waysOut: [],
})
const steps = [toStep('CAR'), toStep('OFFER'), toStep('LOST'), toStep('THANKS', 'success')]
const toNames = (sections: Parameters<typeof toBands>[1]) =>
  toBands({ steps }, sections).map(({ title, steps: own }) => [title, own.map(({ name }) => name)])

describe('the map of all steps', () => {
  it('lists steps by section, then those without one, then the endings', () => {
    expect(
      toNames([
        { title: 'Your offer', steps: ['OFFER'] },
        { title: 'Your car', steps: ['CAR'] },
        { title: 'Nothing', steps: [] },
      ]),
    ).toEqual([
      ['Your offer', ['OFFER']],
      ['Your car', ['CAR']],
      ['Other steps', ['LOST']],
      ['Endings', ['THANKS']],
    ])
  })

  it('has a single section for a flow without sections', () => {
    expect(toNames([])).toEqual([
      ['Steps', ['CAR', 'OFFER', 'LOST']],
      ['Endings', ['THANKS']],
    ])
  })

  it('draws the routes of one step, except those that return to it', () => {
    const line = (from: string, to: string) => ({ id: `${from} ${to}`, from, to, labels: [], places: [] })
    const lines = [line('CAR', 'OFFER'), line('OFFER', 'OFFER'), line('OFFER', 'THANKS'), line('CAR', 'THANKS')]
    expect(toWayLights({ lines }, 'OFFER').map(({ id, light }) => [id, light])).toEqual([
      ['CAR OFFER', 'in'],
      ['OFFER THANKS', 'out'],
    ])
  })
})

it('toCurve connects the nearer sides of two steps, above the steps between them', () => {
  const at = (x: number, y: number) => ({ x, y, width: 100, height: 40 })
  expect(toCurve(at(0, 0), at(110, 0))).toBe('M100 20L110 20')
  expect(toCurve(at(110, 0), at(0, 0))).toBe('M110 20L100 20')
  expect(toCurve(at(0, 0), at(220, 0))).toBe('M50 0C50 -14 270 -14 270 0')
  expect(toCurve(at(0, 0), at(0, 140))).toBe('M50 40C50 90 50 90 50 140')
  expect(toCurve(at(0, 140), at(0, 0))).toBe('M50 140C50 90 50 90 50 40')
})

it('toSections puts each step that is not an ending into the section of its progress', () => {
  const flow = openFlow()
  const sections = toSections(
    {
      sections: [
        { name: 'car', from: 10 },
        { name: 'you', from: 31 },
      ],
    },
    flow,
  )
  expect(sections.map(({ title }) => title)).toEqual(['app.section.car', 'app.section.you'])
  expect(sections[0]?.steps).toContain('ENTER_LICENSE_PLATE')
  expect(sections[1]?.steps).toContain('OFFER_SELECTION')
  expect(sections.flatMap((section) => section.steps)).not.toContain('DISQUALIFIED')
})
