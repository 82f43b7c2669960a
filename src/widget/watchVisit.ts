import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { isEntering, type Session } from '../../engine/index.ts'
import type { Measured } from './createWidgetSession.ts'

/** The callbacks that receive what happens during a visit. */
interface Ears {
  readonly report: (error: unknown) => void
  readonly track: Track
}

/** Reports a visit's uncaught errors, the time of each step, and the speed of the page, until the signal is aborted. */
export function watchVisit(session: Pick<Session, 'store'>, { report, track }: Ears, signal: AbortSignal): void {
  watchErrors(report, signal)
  measureVisit(session, track, signal)
}

/** Where to listen for uncaught errors, and which scripts are ours. */
interface Errors {
  /** The URL of the folder with our scripts; by default the folder of this one. */
  readonly scripts?: string
  readonly page?: EventTarget
}

/**
 * Reports uncaught errors of our own scripts until the signal is aborted, and ignores those of other scripts on the page. The
 * script at the top of the stack decides whose error it is.
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

/** Returns the URL of the script that created an error: the first one in its stack. */
const toPlace = ({ stack = '', message }: Error): string | undefined =>
  /[\w-]+:\/\/\S+?(?=:\d+:\d+\)?$)/m.exec(stack.replace(message, ''))?.[0]

/** Sends an analytics event with properties that are only measured here. */
type Track = (
  event: 'Step Left' | 'Page Measured',
  measured: Readonly<Partial<Record<'step' | Measured, string>>>,
) => void

let isMeasured = false

/**
 * Tracks how long each step took and how much of that was waiting and, once per page, how fast the page was (Core Web Vitals).
 * Values are in seconds, except for layout shift, which is a score. No element and no address is recorded. Measuring starts when
 * this code is loaded; the first step counts from the start of the page.
 */
function measureVisit(session: Pick<Session, 'store'>, track: Track, signal: AbortSignal): void {
  let [shownMs, waitedMs, waitsSinceMs] = [0, 0, 0]
  let { visit, currentStep: step } = session.store.getState()
  const stop = session.store.subscribe((state, before) => {
    const nowMs = performance.now()
    if (state.isLoading && !before.isLoading) waitsSinceMs = nowMs
    if (before.isLoading && (!state.isLoading || state.visit !== before.visit)) {
      waitedMs += nowMs - waitsSinceMs
      waitsSinceMs = nowMs
    }
    if (state.visit === visit || isEntering(state)) return
    // Limits the time of an applicant who leaves the page open over lunch.
    const seconds = String(Math.min(999, Math.round((nowMs - shownMs) / 1000)))
    // Before the first visit there is no step.
    if (visit > 0) track('Step Left', { step, seconds, waited: toSeconds(waitedMs) })
    ;[shownMs, waitedMs] = [nowMs, 0]
    ;({ visit, currentStep: step } = state)
  })
  signal.addEventListener('abort', stop)

  if (isMeasured) return
  isMeasured = true
  const tell = ({ name, value, rating }: { name: string; value: number; rating: string }) =>
    track('Page Measured', { metric: name, rating, value: name === 'CLS' ? value.toFixed(2) : toSeconds(value) })
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(tell)
}

/** Formats milliseconds as seconds with at most three digits: four look like a code or a phone number and are scrubbed. */
const toSeconds = (ms: number): string => Math.min(99.9, ms / 1000).toFixed(1)
