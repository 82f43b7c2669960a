import { createLazy } from '../createLazy.ts'
import { toScrubbed } from '../toScrubbed.ts'

/** What is told with an event: property to text. */
export type AnalyticsProperties = Readonly<Record<string, string>>

/** Counts what happens in the flow. Never throws and never keeps anybody waiting. */
export interface Analytics {
  track(event: string, properties?: AnalyticsProperties): void
  /** Another application begins: nothing of it may be linked with the one before. */
  startOver?(): void
}

/** What analytics are made of. */
interface AnalyticsOptions {
  readonly sinks: readonly (() => Promise<Analytics>)[]
  /** The names of what an event may carry; undefined for an event that the flow does not know, which is told to nobody. */
  readonly propertiesOf: (event: string) => readonly string[] | undefined
}

/**
 * Analytics over adapters that are loaded with the first event. Each is told everything, in order; what fails with one is
 * forgotten and keeps nothing from the others.
 */
export function createAnalytics({ sinks, propertiesOf }: AnalyticsOptions): Required<Analytics> {
  const open = sinks.map((load) => createLazy(load))

  function tell(say: (sink: Analytics) => void): void {
    // A count that is lost must not cost an applicant anything.
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
