import type { Progression } from './Progression.ts'
import { type Run, isByItself, isChange } from './Run.ts'
import type { SessionState } from './SessionState.ts'
import { set, type Turn } from './Turn.ts'
import { withoutAhead } from './trail.ts'

/**
 * Takes over what an event has written. What lies ahead followed from the data as it was; a step that is entered or left does not
 * change its mind. Mistakes, too, were those of what stood there before a button put something else in its place.
 */
export function write(turn: Turn, event: string, next: SessionState): void {
  const isChanged = next.data !== turn.state.data && !isByItself(event)
  const isReplaced = isChanged && event !== 'submit' && !isChange(event) && next.issues === turn.state.issues
  set(turn, {
    ...next,
    ...(isChanged && { trail: withoutAhead(next.trail) }),
    ...(isReplaced && { issues: [], refused: [] }),
  })
}

/** Tells which instructions were reached, and what is to be tracked of them. */
export function observe(turn: Turn, { id, event }: Pick<Run, 'id' | 'event'>, advanced: Progression): void {
  const isEnd = advanced.next === 'end'
  turn.effects.push(
    {
      type: 'observe',
      run: id,
      event,
      step: event === 'startUp' ? undefined : turn.state.currentStep,
      traces: advanced.traces,
      isEnd,
      to: isEnd ? advanced.to : undefined,
    },
    ...advanced.tracked.map((name) => ({ type: 'track', event: name }) as const),
  )
}
