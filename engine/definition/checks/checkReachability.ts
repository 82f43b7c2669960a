import type { Check } from '../FlowContext.ts'
import { toInstructions, toSteps } from '../instructions.ts'

/** Finds steps that no path from the start or the start-up reaches. */
export const checkReachability: Check = ({ flow, isWhole, report }) => {
  // A route that the grammar refused may be the one that leads there.
  if (!isWhole) return
  const resumable = toSteps(flow)
    .filter(([, step]) => step.resumable)
    .map(([name]) => name)
  const leadsTo = new Map<string | undefined, string[]>()
  for (const { instruction, step } of toInstructions(flow)) {
    const targets = instruction.resumeAt === undefined ? [instruction.to ?? []].flat() : resumable
    leadsTo.set(step, [...(leadsTo.get(step) ?? []), ...targets])
  }
  const afterFailures = (flow.failures ?? []).flatMap((failure) => failure?.to ?? [])
  const reached = new Set([...[flow.start ?? []].flat(), ...afterFailures, ...(leadsTo.get(undefined) ?? [])])
  // A set hands out what is added to it while it is walked.
  for (const step of reached) for (const target of leadsTo.get(step) ?? []) reached.add(target)
  for (const [name] of toSteps(flow)) {
    if (reached.has(name)) continue
    const message = `step ${name} is reached by no path from the start`
    report({
      code: 'unreachable-step',
      path: ['steps', name],
      at: 'key',
      message,
      hint: 'Lead a step to it, or take it out',
    })
  }
}
