import type { Anew } from './Effect.ts'
import { isByItself, isChange } from './Run.ts'
import { type Turn, set, tryBegin } from './Turn.ts'
import { toApiError } from './SessionState.ts'

/** Shows that what lies beyond the start step could not be fetched; what the flow says of failures lies there, too. */
export function failToFetch(turn: Turn, anew: Anew): void {
  const apiError = { status: 'LoadError', message: '' }
  set(turn, { ...toApiError(apiError), failed: { event: anew.type, extra: {}, anew } })
}

/** Repeats what failed last: from where it failed, when something came of it that must not come twice. */
export function retry(turn: Turn): void {
  const { failed } = turn.state
  set(turn, { screen: undefined, apiError: undefined, failed: undefined })
  if (!failed) return
  if (failed.isUnderWay) tryBegin(turn, failed)
  else if (failed.anew) turn.effects.push(failed.anew)
  else tryBegin(turn, { ...failed, frames: undefined })
}

/** Repeats what the step had begun by itself; what a person has sent waits until they send it again. */
export function reconnect(turn: Turn): void {
  const { failed, apiError, screen, visit, loads } = turn.state
  const isOwn = failed !== undefined && (isByItself(failed.event) || isChange(failed.event))
  if (isOwn && apiError && (screen === undefined || visit === 0)) retry(turn)
  for (const slot of Object.keys(loads)) turn.beyond?.reload(turn, slot)
}
