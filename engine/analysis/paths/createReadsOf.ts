import type { LinkedFlow } from '../../definition/index.ts'

/** The slots and facts that a predicate reads. */
export type ReadsOf = (predicate: string) => readonly string[]

/** Looks up what each predicate of a flow reads. */
export function createReadsOf(flow: LinkedFlow): ReadsOf {
  const roots = new Map(
    Object.entries(flow.definition.predicates).map(([name, { when }]) => [name, toRoots(flow, when)]),
  )
  return (predicate) => roots.get(predicate) ?? []
}

/** The slots and facts that an expression reads. */
export function toRoots({ expressions }: LinkedFlow, source: string): readonly string[] {
  const checked = expressions.check(source, undefined, true)
  return checked.ok ? [...new Set(checked.reads.map((read) => read.split(/[.[]/)[0] ?? ''))] : []
}
