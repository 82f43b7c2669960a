import { toClauses } from '../combinePredicates.ts'
import type { Check } from '../FlowContext.ts'
import { toInstructions } from '../instructions.ts'

/** Finds procedures and predicates that are made of themselves, at once or by way of others. */
export const checkCircles: Check = ({ flow, report }) => {
  const { predicates = {}, procedures = {} } = flow
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
