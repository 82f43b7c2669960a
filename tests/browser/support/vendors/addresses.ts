import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '../../../listen.ts'

/** A host that simulates Amazon Location Service. `url` ends in a slash; `asked` has the path and the text of each request. */
export interface AddressHost {
  readonly url: string
  readonly asked: readonly { readonly path: string; readonly text: string }[]
}

/** Serves address completion on its own origin until the test ends. `toItems` returns the items for a text. */
export async function serveAddresses(toItems: (text: string) => readonly object[]): Promise<AddressHost> {
  const asked: { path: string; text: string }[] = []
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'content-type': 'application/json',
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request)
      if (request.method !== 'POST') return response.writeHead(204, headers).end()
      const { QueryText: typed } = JSON.parse(body)
      asked.push({ path: request.url ?? '', text: typed })
      return response.writeHead(200, headers).end(JSON.stringify({ ResultItems: toItems(typed) }))
    }
    void answer()
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return { url: `${url}/v2/`, asked }
}
