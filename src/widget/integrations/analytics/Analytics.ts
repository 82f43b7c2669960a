/** What is told with an event: property to text. */
export type AnalyticsProperties = Readonly<Record<string, string>>

/** Counts what happens in the flow. Never throws and never keeps anybody waiting. */
export interface Analytics {
  track(event: string, properties?: AnalyticsProperties): void
  /** Another application begins: nothing of it may be linked with the one before. */
  startOver?(): void
}
