import type { Session } from '../../../../engine/index.ts'
import { isEnd, type CallPlace } from './findCall.ts'

/** The conditions by which the flow would go on if a call came out like this: those that hold, up to the next call or the end. */
export function listDeciding(
  { call, rest }: CallPlace,
  session: Session,
  outcome: string,
  data: unknown,
): readonly string[] {
  const route = Object.hasOwn(call.on, outcome) ? call.on[outcome] : undefined
  // An answer that is kept within a slot is not looked at: the conditions may read what lies beside it.
  const isKept = !route && call.save !== undefined && !call.save.includes('.')
  const scope = session.scope(isKept ? { [call.save]: data } : {})
  const holds = (name: string) => {
    try {
      return session.flow.predicates[name]?.(scope) === true
    } catch {
      return false
    }
  }
  const found: string[] = []
  for (const instruction of [...(route ?? []), ...rest]) {
    if (instruction.when !== undefined && !holds(instruction.when)) continue
    if (instruction.when !== undefined) found.push(instruction.when)
    if (instruction.call || isEnd(instruction)) break
  }
  return found
}
