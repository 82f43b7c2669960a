import { expect } from 'vitest'
import { desktop, mobile, type useBrowser } from '../openPage.ts'
import { createGuide, type Visit } from './createGuide.ts'
import type { Journey } from './Journey.ts'

// What the browser says of the failures that the tour looks at.
const expectedErrors = /status of (401|422|500)|net::ERR_/

/** Walks one journey in a browser of its own and visits all its stops; throws when it came by fewer of them than it names. */
export async function takeJourney(
  browser: ReturnType<typeof useBrowser>,
  { stops, path = '/', isOnPhone = false, walk }: Journey,
  visit: Visit,
): Promise<void> {
  const page = await browser.open({
    path,
    viewport: isOnPhone ? mobile : desktop,
    expectedErrors,
    // Nobody wants to wait until a text can be asked for again.
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
