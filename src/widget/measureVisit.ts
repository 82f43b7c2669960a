import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Session } from '../../engine/index.ts'

/** Tells analytics of an event, with what is only measured here. */
type Track = (
  event: 'Step Left' | 'Page Measured',
  measured: Readonly<Partial<Record<'step' | 'seconds' | 'waited' | 'metric' | 'value' | 'rating', string>>>,
) => void

let isMeasured = false

/**
 * Tells how long each step took and how much of that was waiting, and how fast the page was (Core Web Vitals), once for the page: in
 * seconds, the layout shift as the score that it is. Nothing else is known of the visit, neither an element nor
 * an address. It begins when this code is there; the first step counts from the beginning of the page.
 */
export function measureVisit(session: Pick<Session, 'store'>, track: Track, signal: AbortSignal): void {
  let [shownMs, waitedMs, waitsSinceMs] = [0, 0, 0]
  const stop = session.store.subscribe((state, before) => {
    const nowMs = performance.now()
    if (state.isLoading && !before.isLoading) waitsSinceMs = nowMs
    if (before.isLoading && (!state.isLoading || state.visit !== before.visit)) {
      waitedMs += nowMs - waitsSinceMs
      waitsSinceMs = nowMs
    }
    if (state.visit === before.visit) return
    // Who leaves a page open over lunch took no longer than this.
    const seconds = String(Math.min(999, Math.round((nowMs - shownMs) / 1000)))
    // Before the first visit there was no step.
    if (before.visit > 0) track('Step Left', { step: before.currentStep, seconds, waited: toSeconds(waitedMs) })
    ;[shownMs, waitedMs] = [nowMs, 0]
  })
  signal.addEventListener('abort', stop)

  if (isMeasured) return
  isMeasured = true
  const tell = ({ name, value, rating }: { name: string; value: number; rating: string }) =>
    track('Page Measured', { metric: name, rating, value: name === 'CLS' ? value.toFixed(2) : toSeconds(value) })
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(tell)
}

/** Three digits at most: four are taken for those of a code or a phone, and not told. */
const toSeconds = (ms: number): string => Math.min(99.9, ms / 1000).toFixed(1)
