import type { Failure } from '../actions/index.ts'
import type { EventsContext, Occurrence } from './EventsContext.ts'
import type { createLoads } from './createLoads.ts'
import { isByItself, isChange } from './eventKinds.ts'
import { toApiError } from './formStatus.ts'
import { toFailureRule } from './toFailureRule.ts'

/** What failures are shown and tried again with. */
interface FailuresOptions<Services> {
  readonly context: EventsContext<Services>
  readonly loads: ReturnType<typeof createLoads>
  readonly carryOut: (occurrence: Occurrence) => Promise<void>
  readonly enter: (step: string) => Promise<void>
}

/** The screen for a bug: a flow or handler that could not be carried out. */
const bugScreen = 'error'

/** Shows what went wrong in its place, and remembers how it is tried again. */
export function createFailures<Services>({ context, loads, carryOut, enter }: FailuresOptions<Services>) {
  const { options, flow, state, set, scopeOf } = context
  let failed: Pick<Occurrence, 'event' | 'again'> | undefined
  let insists = false

  function crash(error: unknown, occurrence: Pick<Occurrence, 'event' | 'again'>): void {
    failed = occurrence
    options.report?.(error)
    // Whoever goes back to the step finds the way to try again there, too.
    set({ ...toApiError({ status: 'Bug', message: '' }), screen: bugScreen })
  }

  /**
   * Shows a failure: by another step or on the whole page when the flow says so, else at the field that waits for its options,
   * else as a banner.
   */
  function fail(failure: Failure, occurrence: Occurrence, isForeground: boolean, slot: string | undefined) {
    const failedCall = { failure, atField: slot !== undefined }
    const { screen, text, to } = toFailureRule(flow(), state(), failedCall, scopeOf) ?? {}
    if (to !== undefined) return enter(to)
    if (slot !== undefined && screen === undefined) {
      loads.fail(slot, failure, () => carryOut(occurrence))
      if (isForeground) set({ isLoading: false })
      return undefined
    }
    failed = occurrence
    const apiError = { ...failure, text }
    set({ ...(isForeground ? toApiError(apiError) : { apiError }), screen })
    return undefined
  }

  /**
   * Shows, on the whole page where the flow says so, what failed in the background, and answers what takes the page away;
   * nothing while the step waits for something else.
   */
  function tell(failure: Failure, again: () => Promise<void>): (() => void) | undefined {
    const { isLoading, screen: shown } = state()
    const { screen, text } = toFailureRule(flow(), state(), { failure, atField: false }, scopeOf) ?? {}
    if (screen === undefined || isLoading || shown !== undefined) return undefined
    failed = { event: 'send', again }
    const apiError = { ...failure, text }
    set({ apiError, screen })
    return () => state().apiError === apiError && set({ apiError: undefined, screen: undefined })
  }

  /** Repeats what failed last. */
  async function retry(): Promise<void> {
    const again = failed?.again
    failed = undefined
    set({ screen: undefined, apiError: undefined })
    await insist(async () => again?.())
  }

  /** Whoever tries again may know better than the browser whether there is a connection. */
  async function insist(work: () => Promise<void>): Promise<void> {
    insists = true
    await work().finally(() => (insists = false))
  }

  /** Repeats what the step had begun by itself; what a person has sent waits until they send it again. */
  async function reconnect(): Promise<void> {
    const isOwn = failed !== undefined && (isByItself(failed.event) || isChange(failed.event))
    await Promise.all([
      isOwn && state().apiError && (state().screen === undefined || state().visit === 0) ? retry() : undefined,
      ...Object.keys(state().loads).map((slot) => loads.reload(slot)),
    ])
  }

  return {
    crash,
    fail,
    tell,
    retry,
    reconnect,
    reload: (slot: string) => insist(() => loads.reload(slot)),
    /** What failed at a step that was left is not tried again. */
    forget: () => void (failed = undefined),
    insists: () => insists,
    /** Whether the step could not be entered, so that there is nothing to be shown of it. */
    isUnentered: () => failed !== undefined && isByItself(failed.event),
  }
}
