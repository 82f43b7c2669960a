import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { Sources } from '../../../src/headers/vendorSources.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Where partner pages of tests are: any port of another host. One other host is no partner's. */
const partners = 'http://127.0.0.1:*'
const framePath = '/embed/frame.html'

/** The policy that the product promises to run under: nothing inline, no eval, no string that becomes script. */
export function strictPolicy(
  apiOrigin: string,
  { script = [], connect = [], frame = [], img = [] }: Sources = {},
  frameAncestors = "'none'",
): string {
  const socket = apiOrigin.replace('http', 'ws')
  const own = (...sources: readonly string[]) => ["'self'", ...sources].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(...script)}`,
    "style-src 'self'",
    `img-src ${own(...img)}`,
    "font-src 'self'",
    `connect-src ${own(apiOrigin, socket, ...connect)}`,
    `frame-src ${frame.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Serves a built site under the strict policy on a free port; answers its address without a slash. */
export async function serveSite(
  folder: string,
  apiOrigin: string,
  sources?: Sources,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const send = async () => {
      const content = await readFile(file)
      response.writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Content-Security-Policy': strictPolicy(apiOrigin, sources, path === framePath ? partners : undefined),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      })
      response.end(content)
    }
    send().catch(() => {
      response.writeHead(404)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site is served on no port.')
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
