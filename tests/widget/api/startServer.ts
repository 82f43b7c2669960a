import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '../../listen.ts'

/** One request as the server received it. */
export interface SeenRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface StartedServer {
  /** Ends in a slash. */
  baseUrl: string
  seen: SeenRequest[]
}

/** Answers every request on a free port of this machine with `reply` until the test ends. */
export async function startServer(
  reply: (response: ServerResponse, request: SeenRequest) => void,
  host = '127.0.0.1',
): Promise<StartedServer> {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const answer = async () => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: await text(request),
      }
      seen.push(one)
      reply(response, one)
    }
    void answer()
  })
  const { url, close } = await listen(server, host)
  onTestFinished(close)
  return { baseUrl: `${url}/`, seen }
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, data: unknown, status = 200, statusText?: string): void {
  const headers = { 'content-type': 'application/json' }
  if (statusText === undefined) response.writeHead(status, headers)
  else response.writeHead(status, statusText, headers)
  response.end(JSON.stringify(data))
}
