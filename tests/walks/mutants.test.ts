import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseFlow } from '../../engine/authoring.ts'
import { checkFlow, readFlow, type LinkedFlow } from '../../engine/build.ts'
import { toSourceFile } from '../../engine/definition/SourceFile.ts'
import { createDraw } from './createDraw.ts'
import { createWalker } from './createWalker.ts'
import { mutateFlow } from './mutateFlow.ts'
import { newsletterWorld, refinanceWorld } from './worlds.ts'

// Parts that nothing uses do no harm when the flow runs.
const harmless = new Set(['unused', 'missing-meaning'])

describe.each([
  ['the refinance flow', 'flows/refinance.json', refinanceWorld, 5],
  ['another flow', 'tests/flows/newsletter/flow.json', newsletterWorld, 80],
] as const)('a random change of %s', (_, file, world, count) => {
  const source = readFlow(file)
  const original: unknown = JSON.parse(source.flow.text)

  /** Returns the changed flow if the check finds nothing in it. */
  function toChecked(changed: unknown): LinkedFlow | undefined {
    const { flow } = checkFlow({
      ...source,
      flow: toSourceFile(source.flow.path, JSON.stringify(changed, undefined, 2)),
    })
    return flow && adviseFlow(flow).every(({ code }) => harmless.has(code)) ? flow : undefined
  }

  it('is found by the check, or causes no error in the engine', async () => {
    let passed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 120 }), async (tape) => {
        const draw = createDraw(tape)
        const { words, flow: changed } = mutateFlow(original, draw)
        const flow = toChecked(changed)
        if (!flow) return
        passed++
        const { walk, failures } = createWalker(flow, world)
        expect({ words, failures }).toEqual({ words, failures: [] })
        for (let walks = 0; walks < 5; walks++) {
          // One after the other, because they draw from one tape.
          // oxlint-disable-next-line no-await-in-loop
          expect({ words, log: await walk(draw, 25) }).toEqual({ words, log: [] })
        }
      }),
      { seed: 20_261_121, numRuns: count, endOnFailure: true },
    )
    expect(passed).toBeGreaterThan(0)
  }, 300_000)
})
