import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '../../../listen.ts'

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
  const sent: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://vendor').pathname
    const answer = async () => {
      sent.push({ path, body: await text(request) })
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      response.end('{}')
    }
    void answer()
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  const to = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body)
  return {
    url: `${url}/`,
    dsn: `${url.replace('//', '//key1@')}/42`,
    get bodies() {
      return sent.map(({ body }) => body)
    },
    events: () => to('/v1/batch').flatMap((body): SegmentEvent[] => JSON.parse(body).batch),
    messages: () =>
      to('/api/42/envelope/').map((body) => JSON.parse(body.split('\n')[2] ?? '').exception.values[0].value),
  }
}
