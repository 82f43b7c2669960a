import type { CompiledFlow, Scope } from '../definition/CompiledFlow.ts'
import type { SessionState } from './SessionState.ts'

/** What the world outside is like at one moment. */
export interface World {
  readonly now: ReturnType<typeof toNow>
  /** Facts of the host page. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The functions that the flow declares. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /** Without a connection a call fails at once. */
  readonly isOnline: boolean
}

/** What expressions read of a state and of the world at this moment. */
export function toScope(
  flow: CompiledFlow,
  state: SessionState,
  { now, facts, functions }: Omit<World, 'isOnline'>,
  extra: Readonly<Record<string, unknown>> = {},
): Scope {
  return {
    ...state.data,
    ...facts,
    init: state.init,
    constants: flow.constants,
    now,
    fn: functions,
    event: undefined,
    ...extra,
  }
}

/** Whether a predicate of the flow holds. Throws when it cannot be evaluated. */
export function holds(flow: CompiledFlow, name: string, scope: Scope): boolean {
  const predicate = flow.predicates[name]
  if (!predicate) throw new Error(`There is no predicate "${name}"`)
  return predicate(scope)
}

/** The values of several expressions. */
export function evaluateAll<Value>(
  expressions: Readonly<Record<string, (scope: Scope) => Value>>,
  scope: Scope,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(expressions).map(([name, evaluate]) => [name, evaluate(scope)]))
}

const pad = (part: number) => String(part).padStart(2, '0')

/** The parts of a moment in the applicant's own time zone. */
export function toNow(date: Date) {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return { year, month, day, date: `${year}-${pad(month)}-${pad(day)}`, ms: date.getTime() }
}
