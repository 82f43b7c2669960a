import { LoadError, runAction, type ActionResult } from '../actions/index.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { ActiveRun, Runs } from './createRuns.ts'
import type { SessionOptions } from './Session.ts'
import type { SessionState } from './SessionState.ts'

/** What calling the outside world needs of the session. */
export interface CallsContext<Services> {
  readonly options: SessionOptions<Services>
  readonly runs: Runs
  readonly flow: () => CompiledFlow
  readonly state: () => SessionState
  readonly set: (change: Partial<SessionState>) => void
  /** Called when it changes what may be done about the step. */
  readonly showWays: () => void
  /** Whether to call although the browser says that there is no connection. */
  readonly insists: () => boolean
}

/** Runs the actions of a session, and shows in its state which are under way. */
export function createCalls<Services>({ options, runs, flow, state, set, showWays, insists }: CallsContext<Services>) {
  /** Runs one action for a run; `onWait` is told when it waits for the outside world and leaves the step usable. */
  return async function call(
    name: string,
    input: Record<string, unknown>,
    active: ActiveRun,
    onWait: () => void,
  ): Promise<ActionResult> {
    const { waits = false, once = false, timeoutMs } = flow().actions[name] ?? {}
    if (!waits && !insists() && options.isOnline?.() === false) return toFailed('Offline')
    const isPending = waits || !active.isForeground
    const { visit } = state()
    if (waits) {
      runs.toBackground(active)
      set({ isLoading: false })
      onWait()
    }
    active.isActing = once
    showWays()
    set(isPending ? { pending: [...state().pending, name] } : { calling: name })
    try {
      const { services, actions } = options
      return await runAction(actions, name, input, { services, signal: active.signal, timeoutMs })
    } catch (error) {
      if (!(error instanceof LoadError)) throw error
      options.report?.(error)
      return toFailed(error.name)
    } finally {
      active.isActing = false
      // The same step may have been entered again meanwhile, and wait for the same action.
      if (isPending && state().visit === visit) set({ pending: without(state().pending, name) })
      if (!isPending && !active.signal.aborted) set({ calling: undefined })
      if (waits) {
        await runs.toForeground(active)
        if (!active.signal.aborted) set({ isLoading: true })
      }
      showWays()
    }
  }
}

const toFailed = (status: string): ActionResult => ({ outcome: 'failed', failure: { status, message: '' } })

function without(names: readonly string[], name: string): readonly string[] {
  const index = names.indexOf(name)
  return index < 0 ? names : names.toSpliced(index, 1)
}
