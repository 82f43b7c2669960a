import Elk from 'elkjs/lib/elk.bundled.js'
import { expect, it } from 'vitest'
import { type FlowPicture, type PictureStep, begin, toFlowPicture } from '../../../studio/map/FlowPicture.ts'
import { fromBuilt, placeSteps, sizes, toBuilt, toMended, toShape } from '../../../studio/map/placeSteps.ts'
import { placeFlow } from '../../../studio/toStudioConfig.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const picture = toFlowPicture(readCheckedFlow('flows/refinance.json'), 'en')
const places = await placeSteps(picture, new Elk())

it('placeSteps places every step, and no two overlap', () => {
  const corners = [...places.steps].filter(([name]) => name !== begin)
  expect(corners.map(([name]) => name).toSorted()).toEqual(picture.steps.map(({ name }) => name).toSorted())
  for (const [name, a] of corners) {
    for (const [other, b] of corners) {
      if (name === other) continue
      const isApart = Math.abs(a.x - b.x) >= sizes.step.width || Math.abs(a.y - b.y) >= sizes.step.height
      expect(isApart, `${name} and ${other}`).toBe(true)
    }
  }
})

it('placeSteps draws every line from the edge of one step to the edge of the other', () => {
  for (const { id, from, to } of picture.lines) {
    const points = places.lines.get(id)?.points ?? []
    for (const [name, point] of [
      [from, points[0]],
      [to, points.at(-1)],
    ] as const) {
      const { x, y } = places.steps.get(name) ?? { x: NaN, y: NaN }
      const size = name === begin ? sizes.begin : sizes.step
      const [left, top] = [(point?.x ?? NaN) - x, (point?.y ?? NaN) - y]
      expect(Math.min(Math.abs(top), Math.abs(top - size.height)), `line ${id}`).toBeLessThan(1)
      expect(left >= 0 && left <= size.width, `line ${id}`).toBe(true)
    }
  }
})

it('toMended keeps all places when only texts have changed', () => {
  const other = toFlowPicture(readCheckedFlow('flows/refinance.json'), 'es')
  expect(other.steps[0]?.title).not.toBe(picture.steps[0]?.title)
  expect(toMended(other, places)).toBe(places)
})

it('toMended keeps the places of existing steps, and places a new step below the one before it', () => {
  const [first, ...rest] = picture.lines
  const line = { id: 'FINAL_OFFER NEW', from: 'FINAL_OFFER', to: 'NEW', labels: [], places: [] }
  const changed: FlowPicture = { ...picture, steps: [...picture.steps, added], lines: [...rest, line] }
  const mended = toMended(changed, places)
  expect(mended.shape).toBe(toShape(changed))
  expect(mended.lines.has(first?.id ?? '')).toBe(false)
  expect(mended.lines.get(rest[0]?.id ?? '')).toEqual(places.lines.get(rest[0]?.id ?? ''))
  expect(mended.steps.get('FINAL_OFFER')).toEqual(places.steps.get('FINAL_OFFER'))
  const [above, below] = ['FINAL_OFFER', 'NEW'].map((name) => mended.steps.get(name) ?? { x: NaN, y: NaN })
  expect(below?.y).toBeGreaterThan((above?.y ?? NaN) + sizes.step.height)
  expect(mended.lines.get(line.id)?.points).toEqual([
    { x: (above?.x ?? 0) + sizes.step.width / 2, y: (above?.y ?? 0) + sizes.step.height },
    { x: (below?.x ?? 0) + sizes.step.width / 2, y: below?.y },
  ])
})

const added: PictureStep = {
  name: 'NEW',
  title: 'New',
  ending: undefined,
  isResumable: false,
  isReachable: true,
  isMissing: false,
  waysIn: [{ from: 'FINAL_OFFER', to: 'NEW', event: 'submit', conditions: [], at: '', isResumption: false }],
  waysOut: [],
}

it('placeFlow returns the same places at build time, in a form that survives JSON', async () => {
  const built = await placeFlow(readCheckedFlow('flows/refinance.json'))
  expect(fromBuilt(JSON.parse(JSON.stringify(built)))).toEqual(places)
  expect(toBuilt(places)).toEqual(built)
})
