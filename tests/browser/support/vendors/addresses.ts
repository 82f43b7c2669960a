import { startServer } from '../../../widget/api/startServer.ts'

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
  const { baseUrl } = await startServer((response, { method, url, body }) => {
    if (method !== 'POST') return response.writeHead(204, headers).end()
    const { QueryText: text } = JSON.parse(body)
    asked.push({ path: url, text })
    return response.writeHead(200, headers).end(JSON.stringify({ ResultItems: toItems(text) }))
  }, 'localhost')
  return { url: `${baseUrl}v2/`, asked }
}
