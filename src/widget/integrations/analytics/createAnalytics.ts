import { createLazy } from '../createLazy.ts'
import { toScrubbed } from '../toScrubbed.ts'

/** The properties of an event: text by name. */
export type AnalyticsProperties = Readonly<Record<string, string>>

/** Records what happens in the flow. Never throws and never blocks. */
export interface Analytics {
  track(event: string, properties?: AnalyticsProperties): void
  /** Called when another application begins, whose events must not be linked with those of the previous one. */
  startOver?(): void
}

/** The options of the analytics. */
interface AnalyticsOptions {
  readonly sinks: readonly (() => Promise<Analytics>)[]
  /** Returns the names that an event may carry; undefined for an event that the flow does not know, which is not sent. */
  readonly propertiesOf: (event: string) => readonly string[] | undefined
}

/**
 * Creates analytics on adapters that are loaded with the first event. Each gets every event, in order; a failure of one is
 * ignored and does not affect the others.
 */
export function createAnalytics({ sinks, propertiesOf }: AnalyticsOptions): Required<Analytics> {
  const open = sinks.map((load) => createLazy(load))

  function tell(say: (sink: Analytics) => void): void {
    // A lost event must not affect the applicant.
    for (const load of open)
      load()
        .then(say)
        .catch(() => undefined)
  }

  return {
    track(event, properties = {}) {
      const names = propertiesOf(event)
      if (names) tell((sink) => sink.track(event, toAllowed(properties, names)))
    },
    startOver() {
      tell((sink) => sink.startOver?.())
    },
  }
}

/** The longest value that Google Analytics accepts, in characters. */
const longest = 100

/** Returns the properties that the flow allows for an event (`names`), scrubbed and cut to length. */
export function toAllowed(properties: AnalyticsProperties, names: readonly string[]): AnalyticsProperties {
  const told: Record<string, string> = {}
  for (const name of names) {
    const value: unknown = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (typeof value === 'string') told[name] = toScrubbed(value).slice(0, longest)
  }
  return told
}
