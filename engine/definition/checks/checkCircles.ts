import { toClauses } from '../combinePredicates.ts'
import type { Check } from '../FlowContext.ts'
import { toInstructions } from '../instructions.ts'

/** Finds procedures and predicates that are made of themselves, and steps that enter themselves, at once or by way of others. */
export const checkCircles: Check = ({ flow, report }) => {
  const { predicates = {}, procedures = {} } = flow
  const entered = [...toInstructions(flow)].filter(({ event, instruction }) => event === 'enter' && instruction.to)
  const told = new Set<string | undefined>()
  for (const { instruction, path, step } of entered) {
    const found = new Set([instruction.to])
    // Where a condition leads elsewhere it may be another one each time, but not at the same step.
    for (const name of found)
      for (const next of entered)
        if (next.step === name && next.instruction.when === undefined) found.add(next.instruction.to)
    const isAtOnce = instruction.to === step
    if (!isAtOnce && (instruction.when !== undefined || !found.has(step) || told.has(step))) continue
    for (const name of found) told.add(name)
    const message = `step ${step} enters itself${isAtOnce ? '' : ` by way of ${instruction.to}`}, over and over`
    report({
      code: 'circle',
      path: [...path, 'to'],
      message,
      hint: 'End its "enter" with "stay", or lead it elsewhere',
    })
  }
  // Of a procedure that is there, only the name within itself is left.
  for (const { instruction, path, owner } of toInstructions(flow)) {
    const { do: name } = instruction
    if (name === undefined || !Object.hasOwn(procedures, name)) continue
    const message = `${owner} does ${name}, which leads back to itself`
    report({ code: 'circle', path: [...path, 'do'], message, hint: 'Take one of the two out of the other' })
  }
  for (const name of Object.keys(predicates)) {
    const found = new Set(toClauses(predicates[name] ?? {}))
    // A set hands out what is added to it while it is walked.
    for (const clause of found) for (const inner of toClauses(predicates[clause] ?? {})) found.add(inner)
    if (!found.has(name)) continue
    const message = `predicate ${name} is made of itself`
    report({ code: 'circle', path: ['predicates', name], at: 'key', message, hint: 'Say one of the two otherwise' })
  }
}
