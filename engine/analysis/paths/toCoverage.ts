import type { CompiledFlow, CompiledInstruction } from '../../definition/CompiledFlow.ts'
import type { Way } from './Way.ts'
import type { ExampleCoverage } from './Examples.ts'

/** Adds up what the proven ways take of a flow, of all that there is. */
export function toCoverage(
  flow: CompiledFlow,
  ways: readonly Way[],
  isProven: (way: Way) => boolean,
  reached: ReadonlySet<string>,
): ExampleCoverage {
  const instructions: Record<string, { taken: boolean; skipped?: boolean }> = {}
  const outcomes: Record<string, Record<string, boolean>> = {}
  // Also those that no way comes to, since what is asked before them contradicts itself.
  const add = (list: readonly CompiledInstruction[]): void => {
    for (const { at, when, call } of list) {
      instructions[at] = { taken: false, ...(when === undefined ? {} : { skipped: false }) }
      for (const route of Object.values(call?.on ?? {})) add(route)
    }
  }
  add(flow.startUp)
  for (const { on } of Object.values(flow.steps)) for (const list of Object.values(on)) add(list)
  for (const way of ways) {
    const has = isProven(way)
    for (const at of way.taken) {
      const known = instructions[at]
      instructions[at] = { ...known, taken: has || known?.taken === true }
    }
    for (const choice of way.choices) {
      const { at } = choice
      if (choice.kind === 'call') {
        const known = outcomes[at] ?? {}
        outcomes[at] = { ...known, [choice.outcome]: has || known[choice.outcome] === true }
      } else if (choice.kind === 'when') {
        const { taken = false, skipped = false } = instructions[at] ?? {}
        instructions[at] = { taken, skipped: skipped || (has && !choice.holds) }
      }
    }
  }
  const steps = Object.fromEntries(Object.keys(flow.steps).map((name) => [name, reached.has(name)]))
  return { steps, instructions, outcomes }
}
