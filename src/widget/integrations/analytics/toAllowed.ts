import { toScrubbed } from '../toScrubbed.ts'
import type { AnalyticsProperties } from './Analytics.ts'

/** What an event may say: where in the flow, on which device, for which partner. Nothing about a person is ever added here. */
const allowed: ReadonlySet<string> = new Set(['step', 'screen', 'device', 'partnerName', 'environment', 'language'])

/** The properties that are on the list of allowed names, their texts scrubbed. */
export const toAllowed = (properties: AnalyticsProperties): AnalyticsProperties =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? toScrubbed(value) : value]),
  )
