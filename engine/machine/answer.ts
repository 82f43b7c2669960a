import type { ActionResult } from '../actions/index.ts'
import { withValueAt } from './dataPath.ts'
import { fail } from './fail.ts'
import type { Input } from './Input.ts'
import type { OpenCall, Run } from './Run.ts'
import { close, endLoad, put } from './runs.ts'
import type { SessionState } from './SessionState.ts'
import { crash, set, type Turn } from './Turn.ts'
import { toSealed } from './trail.ts'
import { write } from './write.ts'

/** Keeps what is heard of an open call until its run goes on. Of a ticket that is not known nothing is heard. */
export function hear(turn: Turn, input: Input & { readonly type: 'answered' | 'broken' }): void {
  const run = turn.state.runs.find(({ call }) => call?.ticket === input.ticket && !call?.result)
  if (!run?.call) return
  close(turn, run)
  if (input.type === 'answered') return put(turn, { ...run, call: { ...run.call, result: input.result } })
  endLoad(turn, run.call.load)
  crash(turn, input.error, { ...run, frames: run.call.again })
}

/** Takes the answer to the call of a run, which has the foreground if it waited for somebody. */
export function answer(turn: Turn, waiting: Run, open: OpenCall, result: ActionResult): void {
  const { call, load, waits } = open
  const { once = false, expected } = turn.flow.actions[call.action] ?? {}
  const run: Run = { ...waiting, call: undefined, isForeground: waiting.isForeground || waits }
  put(turn, run)
  if (waits) set(turn, { isLoading: true })
  // What it was asked for may have changed meanwhile.
  if (!endLoad(turn, load)) return

  const { outcome } = result
  const route = Object.hasOwn(call.on, outcome) ? call.on[outcome] : undefined
  const frames = route && route.length > 0 ? [route, ...run.frames] : run.frames
  if ('failure' in result) {
    if (!route) return fail(turn, run, open, result.failure)
    return put(turn, { ...run, frames, extra: { ...run.extra, failure: result.failure } })
  }
  const isDone = once && outcome === expected
  if (!route && call.save !== undefined) write(turn, run.event, withAnswer(turn.state, call.save, result.data))
  if (isDone) set(turn, { trail: toSealed(turn.state.trail) })
  put(turn, {
    ...run,
    frames,
    hasCalled: true,
    // What was waited for has happened, and a one-time act is done.
    isUnderWay: run.isUnderWay || waits || isDone,
  })
}

const withAnswer = (state: SessionState, path: string, value: unknown): SessionState => ({
  ...state,
  data: withValueAt(state.data, path, value),
})
