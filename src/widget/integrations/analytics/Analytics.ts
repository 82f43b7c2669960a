/** What may be told with an event. */
export type AnalyticsProperties = Readonly<Record<string, string | number | boolean>>

/** Counts what happens in the flow. Never throws and never keeps anybody waiting. */
export interface Analytics {
  track(event: string, properties?: AnalyticsProperties): void
}
