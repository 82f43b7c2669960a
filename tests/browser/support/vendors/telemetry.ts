import { startServer } from '../../../widget/api/startServer.ts'

/** One event as Segment received it. */
export interface SegmentEvent {
  readonly event: string
  readonly properties: Readonly<Record<string, string>>
  readonly anonymousId: string
}

/** A host that simulates Segment and Sentry. `url` ends in a slash; `bodies` are the bodies of all requests. */
export interface TelemetryHost {
  readonly url: string
  readonly dsn: string
  readonly bodies: string[]
  /** Returns the events in Segment's batches, in order of arrival. */
  events(): SegmentEvent[]
  /** Returns the messages in Sentry's events. */
  messages(): string[]
}

/** Serves both on their own origin until the test ends. */
export async function serveTelemetry(): Promise<TelemetryHost> {
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
  const { baseUrl, seen } = await startServer((response) => response.writeHead(200, headers).end('{}'), 'localhost')
  const to = (path: string) => seen.filter(({ url }) => url.split('?')[0] === path).map(({ body }) => body)
  return {
    url: baseUrl,
    dsn: `${baseUrl.replace('//', '//key1@')}42`,
    get bodies() {
      return seen.map(({ body }) => body)
    },
    events: () => to('/v1/batch').flatMap((body): SegmentEvent[] => JSON.parse(body).batch),
    messages: () =>
      to('/api/42/envelope/').map((body) => JSON.parse(body.split('\n')[2] ?? '').exception.values[0].value),
  }
}
