import { expect } from 'vitest'
import { desktop, mobile, type useBrowser } from '../openPage.ts'
import { createGuide, type Visit, type Journey } from './createGuide.ts'

// The browser's messages about the failures on the tour.
const expectedErrors = /status of (401|422|500)|net::ERR_/

/** Walks one journey in its own browser context and visits all its stops. Fails if the stops differ from those it lists. */
export async function takeJourney(
  browser: ReturnType<typeof useBrowser>,
  { stops, path = '/', isOnPhone = false, walk }: Journey,
  visit: Visit,
): Promise<void> {
  const page = await browser.open({
    path,
    viewport: isOnPhone ? mobile : desktop,
    expectedErrors,
    // The fake clock skips the wait before another text may be requested.
    prepare: (context) => context.clock.install(),
  })
  const visited: string[] = []
  const guide = createGuide(page, stops, async (stop) => {
    visited.push(stop.name)
    await visit(stop)
  })
  await walk(guide)
  expect(visited, 'the stops of the journey').toEqual(stops)
}
