import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Session } from '../../engine/index.ts'

/** Who is told of what happens in a visit. */
interface Ears {
  readonly report: (error: unknown) => void
  readonly track: Track
}

/** Tells of a visit what nobody in it does: what went wrong, how long it took, and how fast the page was. Ends with the signal. */
export function watchVisit(session: Pick<Session, 'store'>, { report, track }: Ears, signal: AbortSignal): void {
  watchErrors(report, signal)
  measureVisit(session, track, signal)
}

/** What a page tells of errors that nobody caught. */
interface Errors {
  /** Where our scripts lie, the folder of this one unless told. */
  readonly scripts?: string
  readonly page?: EventTarget
}

/**
 * Reports what nobody catches in our own scripts, and leaves alone what goes wrong in any other script of the page, until the
 * signal is aborted. The place where it was thrown decides whose it is.
 */
export function watchErrors(
  report: (error: unknown) => void,
  signal: AbortSignal,
  { scripts = new URL('.', import.meta.url).href, page = window }: Errors = {},
): void {
  const tell = (thrown: unknown) => {
    if (thrown instanceof Error && toPlace(thrown)?.startsWith(scripts)) report(thrown)
  }
  page.addEventListener('error', (event) => tell(Reflect.get(event, 'error')), { signal })
  page.addEventListener('unhandledrejection', (event) => tell(Reflect.get(event, 'reason')), { signal })
}

/** The address of the script in which an error was made: the first of its stack. */
const toPlace = ({ stack = '', message }: Error): string | undefined =>
  /[\w-]+:\/\/\S+?(?=:\d+:\d+\)?$)/m.exec(stack.replace(message, ''))?.[0]

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
function measureVisit(session: Pick<Session, 'store'>, track: Track, signal: AbortSignal): void {
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
