import type { CompiledFlow, CompiledInstruction, Trace } from '../../engine/index.ts'

/** Lists what a flow's tests have to reach: every step, every instruction, every condition both ways. */
function toGoals(flow: CompiledFlow): Set<string> {
  const goals = new Set<string>()
  const addList = (list: readonly CompiledInstruction[]) => {
    for (const instruction of list) {
      goals.add(`${instruction.at} taken`)
      if (instruction.when !== undefined) goals.add(`${instruction.at} skipped, as ${instruction.when} is false`)
      for (const route of Object.values(instruction.call?.on ?? {})) addList(route)
    }
  }
  addList(flow.startUp)
  for (const [name, step] of Object.entries(flow.steps)) {
    goals.add(`step ${name}`)
    for (const list of Object.values(step.on)) addList(list)
  }
  return goals
}

/** Collects what journeys reach in a flow, and lists what none of them reached. */
export function createFlowCoverage(flow: CompiledFlow) {
  const goals = toGoals(flow)
  const reached = new Set<string>()
  return {
    observe: ({ at, when, taken }: Trace) => {
      reached.add(taken ? `${at} taken` : `${at} skipped, as ${when} is false`)
    },
    enter: (step: string) => void reached.add(`step ${step}`),
    missing: () => [...goals].filter((goal) => !reached.has(goal)),
    report: () => {
      const count = [...goals].filter((goal) => reached.has(goal)).length
      return `Flow coverage: ${count} of ${goals.size} (${((100 * count) / goals.size).toFixed(1)} %)`
    },
  }
}
