import { expect, it } from 'vitest'
import { createClock } from '../../src/widget/createWidgetSession.ts'

it('the clock uses the device’s time until a server sends the time, and the server’s time from then on', () => {
  let device = Date.UTC(2031, 0, 1)
  const clock = createClock(() => new Date(device))
  expect(clock.now()).toEqual(new Date(device))
  clock.adjust(undefined)
  clock.adjust('soon')
  expect(clock.now()).toEqual(new Date(device))
  clock.adjust('Sun, 22 Nov 2026 05:00:00 GMT')
  device += 60_000
  expect(clock.now()).toEqual(new Date('2026-11-22T05:01:00Z'))
})
