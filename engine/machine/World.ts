import type { CompiledFlow, Scope } from '../definition/CompiledFlow.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import type { SessionState } from './SessionState.ts'

/** The outside world at one moment. */
export interface World {
  readonly now: ReturnType<typeof toNow>
  /** The facts of the host page. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The functions that the flow declares. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /** Whether the page has a connection. Without one a call fails immediately. */
  readonly isOnline: boolean
}

/** The keys under which a scope holds what its getters read. */
const ownState = Symbol('state')
const ownWorld = Symbol('world')

interface Reader {
  readonly [ownState]: SessionState
  readonly [ownWorld]: Omit<World, 'isOnline'>
}

const toGetter = (get: (reader: Reader) => unknown) => ({
  get(this: Reader) {
    return get(this)
  },
  // A host may know facts that the flow does not declare: they hide nothing of the flow.
  set: () => undefined,
})

/** Defines a getter for each slot of a flow: an expression reads few slots, and a large flow has thousands. */
const toReader = rememberByIdentity(({ slots, constants }: CompiledFlow): object =>
  Object.create(null, {
    ...Object.fromEntries(Object.keys(slots).map((name) => [name, toGetter((reader) => reader[ownState].data[name])])),
    init: toGetter((reader) => reader[ownState].init),
    now: toGetter((reader) => reader[ownWorld].now),
    fn: toGetter((reader) => reader[ownWorld].functions),
    constants: toGetter(() => constants),
    event: { writable: true },
  }),
)

/** Creates the scope that expressions read: the state and the world at this moment. Its slots are looked up, not copied. */
export function toScope(
  flow: CompiledFlow,
  state: SessionState,
  world: Omit<World, 'isOnline'>,
  extra?: Readonly<Record<string, unknown>>,
): Scope {
  // Not a literal with `__proto__`, which takes several times as long.
  return Object.assign(Object.create(toReader(flow)), { [ownState]: state, [ownWorld]: world }, world.facts, extra)
}

/** Checks whether a predicate of the flow holds. Throws when it cannot be evaluated. */
export function holds(flow: CompiledFlow, name: string, scope: Scope): boolean {
  const predicate = flow.predicates[name]
  if (!predicate) throw new Error(`There is no predicate "${name}"`)
  return predicate(scope)
}

/** Evaluates several expressions, by name. */
export function evaluateAll<Value>(
  expressions: Readonly<Record<string, (scope: Scope) => Value>>,
  scope: Scope,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(expressions).map(([name, evaluate]) => [name, evaluate(scope)]))
}

const pad = (part: number) => String(part).padStart(2, '0')

/** Returns the parts of a moment in the applicant's own time zone. */
export function toNow(date: Date) {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return { year, month, day, date: `${year}-${pad(month)}-${pad(day)}`, ms: date.getTime() }
}
