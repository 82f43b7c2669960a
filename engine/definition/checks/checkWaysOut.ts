import type { Check } from '../FlowContext.ts'
import { toInstructions, toSteps } from '../instructions.ts'

/** Finds steps that nobody can leave: no way leads on from them, or none to an end of the application, and they do not say that they are one. */
export const checkWaysOut: Check = ({ flow, isWhole, report }) => {
  // A route that the grammar refused may be the one that leads out.
  if (!isWhole) return
  const steps = new Map(toSteps(flow))
  const resumable = [...steps].flatMap(([name, step]) => (step.resumable ? [name] : []))
  const leadsTo = new Map<string, Set<string>>([...steps.keys()].map((name) => [name, new Set()]))
  for (const { instruction, step } of toInstructions(flow)) {
    const targets = instruction.resumeAt === undefined ? [instruction.to ?? []].flat() : resumable
    for (const target of targets) if (step !== undefined && target !== step) leadsTo.get(step)?.add(target)
  }
  for (const { instruction, path, step = '' } of toInstructions(flow)) {
    const { to, reset } = instruction
    if (to === undefined || to === step || reset || steps.get(step)?.ending === undefined) continue
    const message = `step ${step} is an ending, but leads on to ${to}`
    report({
      code: 'no-end',
      path: [...path, 'to'],
      message,
      hint: 'Take "ending" away, or begin anew with "reset": true',
    })
  }
  // A page that nothing leads back from and that nothing happens on is an end by itself.
  const isEnd = (name: string) => {
    const { ending, back, on } = steps.get(name) ?? {}
    return ending !== undefined || (back === 'bar' && Object.keys(on ?? {}).length === 0)
  }
  const hasEnds = [...steps.values()].some(({ ending }) => ending !== undefined)
  const told = new Set<string>()
  for (const name of steps.keys()) {
    if (isEnd(name) || told.has(name)) continue
    const reached = new Set(leadsTo.get(name))
    // A set hands out what is added to it while it is walked.
    for (const step of reached) for (const target of leadsTo.get(step) ?? []) reached.add(target)
    if (reached.size > 0 && (!hasEnds || [...reached].some(isEnd))) continue
    for (const step of reached) if (reached.has(name)) told.add(step)
    const others = [...reached].filter((step) => step !== name)
    report({
      code: 'no-way-out',
      path: ['steps', name],
      at: 'key',
      message:
        others.length === 0
          ? `no way leads from step ${name} to another one`
          : `from step ${name} no way leads to an end of the application, only to ${others.join(', ')}`,
      hint: 'Lead it on, or say with "ending" that the application ends there',
    })
  }
}
