import type { Analytics, AnalyticsProperties } from './createAnalytics.ts'

/** One event as it was tracked. */
export interface TrackedEvent {
  readonly event: string
  readonly properties: AnalyticsProperties
}

/** Analytics that tell nobody: `events` holds the last hundred, and each is dispatched on `target` as a `CustomEvent` named `track`. */
export interface SandboxAnalytics extends Analytics {
  readonly events: readonly TrackedEvent[]
  readonly target: EventTarget
}

const kept = 100

/** Creates analytics for development and tests. */
export function createSandboxAnalytics(): SandboxAnalytics {
  const events: TrackedEvent[] = []
  const target = new EventTarget()
  return {
    events,
    target,
    track(event, properties = {}) {
      const detail = { event, properties }
      events.push(detail)
      if (events.length > kept) events.shift()
      target.dispatchEvent(new CustomEvent('track', { detail }))
    },
  }
}
