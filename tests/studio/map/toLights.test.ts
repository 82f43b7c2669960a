import { expect, it } from 'vitest'
import { type FlowPicture, type PictureStep, begin } from '../../../studio/map/FlowPicture.ts'
import { toLights } from '../../../studio/map/toLights.ts'

/** Creates a picture from lines: `A>B` from A to B, `>A` from the start. */
const toPicture = (...lines: string[]): FlowPicture => ({
  start: 'A',
  steps: ['A', 'B', 'C', 'D', 'E'].map(toStep),
  lines: lines.map((id) => {
    const [from = '', to = ''] = id.split('>')
    return { id, from: from === '' ? begin : from, to, labels: [], places: [] }
  }),
})

const toStep = (name: string): PictureStep => ({
  name,
  title: name,
  ending: undefined,
  isResumable: false,
  isReachable: true,
  isMissing: false,
  waysIn: [],
  waysOut: [],
})

it('toLights marks the shortest path to a step, the other paths to it, and the routes out of it', () => {
  const picture = toPicture('>A', 'A>B', 'B>C', 'A>C', 'C>D', 'C>B', 'A>D', 'D>E')
  expect(Object.fromEntries(toLights(picture, 'C'))).toEqual({
    '>A': 'path',
    'A>C': 'path',
    'A>B': 'in',
    'B>C': 'in',
    'C>D': 'out',
    'C>B': 'out',
  })
})

it('toLights leaves out routes that lead back on the path to a step', () => {
  const picture = toPicture('>A', 'A>B', 'B>C', 'B>A', 'C>A', 'D>A', 'C>D')
  expect(Object.fromEntries(toLights(picture, 'C'))).toEqual({
    '>A': 'path',
    'A>B': 'path',
    'B>C': 'path',
    'C>A': 'out',
    'C>D': 'out',
  })
})

it('toLights marks a route that leads back to a step, but not the path to that route', () => {
  const picture = toPicture('>A', 'A>B', 'B>C', 'C>A')
  expect(Object.fromEntries(toLights(picture, 'A'))).toEqual({ '>A': 'path', 'A>B': 'out', 'C>A': 'in' })
})

it('toLights marks only the outgoing routes of a step that is not reachable', () => {
  expect(Object.fromEntries(toLights(toPicture('>A', 'X>A', 'Y>X'), 'X'))).toEqual({ 'X>A': 'out' })
})
