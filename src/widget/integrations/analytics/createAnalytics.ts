import { createLazy } from '../createLazy.ts'
import type { Analytics, AnalyticsProperties } from './Analytics.ts'
import { toAllowed } from './toAllowed.ts'

/**
 * Analytics over adapters that are loaded with the first event. Each is told everything, in order; what fails with one is
 * forgotten and keeps nothing from the others.
 */
export function createAnalytics(loaders: readonly (() => Promise<Analytics>)[]): Analytics {
  const sinks = loaders.map((load) => createLazy(load))
  return {
    track(event, properties = {}) {
      const told: AnalyticsProperties = toAllowed(properties)
      // A count that is lost must not cost an applicant anything.
      for (const sink of sinks)
        sink()
          .then((adapter) => adapter.track(event, told))
          .catch(() => undefined)
    },
  }
}
