import type { CompiledFlow, Scope } from '../definition/CompiledFlow.ts'
import type { SessionState } from './SessionState.ts'

/** What the host gives to expressions besides the session's data. */
export interface ScopeSources {
  readonly now: () => Date
  /** Facts of the host page, read each time an expression is evaluated. */
  readonly facts: () => Readonly<Record<string, unknown>>
  /** The functions that the flow declares. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
}

/** What expressions read of a state, and of what the host tells at this moment. */
export function toScope(
  flow: CompiledFlow,
  state: SessionState,
  { now, facts, functions }: HostMoment,
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

/** What the host tells at one moment. */
export interface HostMoment {
  readonly now: ReturnType<typeof toNow>
  readonly facts: Readonly<Record<string, unknown>>
  readonly functions: ScopeSources['functions']
}

const pad = (part: number) => String(part).padStart(2, '0')

/** The parts of a moment in the applicant's own time zone. */
export function toNow(date: Date) {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return { year, month, day, date: `${year}-${pad(month)}-${pad(day)}`, ms: date.getTime() }
}
