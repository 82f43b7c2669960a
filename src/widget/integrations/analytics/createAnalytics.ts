import { createLazy } from '../createLazy.ts'
import type { Analytics, AnalyticsProperties } from './Analytics.ts'
import { toAllowed } from './toAllowed.ts'

/** Analytics over an adapter that is loaded with the first event: events stay in order, what fails is forgotten. */
export function createAnalytics(load: () => Promise<Analytics>): Analytics {
  const adapter = createLazy(load)
  const send = async (event: string, properties: AnalyticsProperties) => (await adapter()).track(event, properties)
  return {
    track(event, properties = {}) {
      // A count that is lost must not cost an applicant anything.
      send(event, toAllowed(properties)).catch(() => undefined)
    },
  }
}
