import { toScrubbed } from '../toScrubbed.ts'
import type { AnalyticsProperties } from './createAnalytics.ts'

/** What Google Analytics takes of a value. */
const longest = 100

/** The properties that an event may carry by the flow (`names`), their texts scrubbed and cut. */
export function toAllowed(properties: AnalyticsProperties, names: readonly string[]): AnalyticsProperties {
  const told: Record<string, string> = {}
  for (const name of names) {
    const value: unknown = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (typeof value === 'string') told[name] = toScrubbed(value).slice(0, longest)
  }
  return told
}
