import { PassThrough } from 'node:stream'
import { CLIENT_SILENCE_MS, type HubTransport } from './HubTransport.ts'

/** Carries records as server-sent events (WHATWG HTML, section 9.2); `body` is the text/event-stream to answer with. */
export function createServerSentEventsTransport(): HubTransport & { body: PassThrough } {
  const body = new PassThrough()
  // The headers leave with the first byte, and the client waits for them before its handshake.
  body.write(':\n\n')
  return {
    silenceLimitMs: CLIENT_SILENCE_MS,
    body,
    write: (record) => body.write(`data: ${record}\n\n`),
    end: () => body.end(),
    cut: () => body.destroy(),
  }
}
