import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

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

/** Answers every request on a free port with `reply` until the test ends. */
export async function startServer(
  reply: (response: ServerResponse, request: SeenRequest) => void,
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return { baseUrl: `http://127.0.0.1:${address.port}/`, seen }
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, data: unknown, status = 200, statusText?: string): void {
  const headers = { 'content-type': 'application/json' }
  if (statusText === undefined) response.writeHead(status, headers)
  else response.writeHead(status, statusText, headers)
  response.end(JSON.stringify(data))
}
