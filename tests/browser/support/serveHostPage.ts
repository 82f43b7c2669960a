import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listen, type Listening } from '../../listen.ts'
import { contentTypes } from './serveSite.ts'

export interface HostPageOptions {
  /** The files of the site by path; the page itself is `/`. */
  readonly files?: Readonly<Record<string, string>>
  /** The folder of all other files. */
  readonly folder?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A name of this machine: 127.0.0.1, or anything that ends in `.localhost`. */
  readonly hostname?: string
}

/** Serves a partner's site from its own origin, and returns the origin as `url`. */
export async function serveHostPage(options: HostPageOptions): Promise<Listening> {
  const { files = {}, folder, headers = {}, hostname = '127.0.0.1' } = options
  const read = async (path: string) => {
    const text = files[path]
    if (text !== undefined || folder === undefined) return text
    return readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path)).catch(() => undefined)
  }
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname)
    const send = async () => {
      const content = await read(path)
      const type = contentTypes[extname(path) || '.html'] ?? 'application/octet-stream'
      response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': type, ...headers })
      response.end(content)
    }
    void send()
  })
  const { url, close } = await listen(server, '127.0.0.1')
  return { url: url.replace('127.0.0.1', hostname), close }
}
