import { expect, it } from 'vitest'
import { toRounded } from '../../../studio/map/WayLine.tsx'

it('toRounded rounds corners, and corners of short lines less', () => {
  expect(
    toRounded([
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 4, y: 20 },
      { x: 4, y: 40 },
    ]),
  ).toBe('M0 0L0 14Q0 20 2 20L2 20Q4 20 4 26L4 40')
})
