import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { toFileKind, toHeaders } from '../../../src/headers/toHeaders.ts'
import { readConfig, type Settings } from '../../../src/widget/config/readConfig.ts'
import { listen, type Listening } from '../../listen.ts'

/** The content types of files by the ends of their names. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** The origins of the tests' partner pages: any port of another host. */
const partnersOfTests = ['http://127.0.0.1:*']

/** Inserts the file that a page includes, as nginx does in a deployment, or an error page if it is missing. */
async function include(folder: string, page: string): Promise<string> {
  const [directive, file = ''] = /<!--# include virtual="([^"]+)" -->/.exec(page) ?? []
  if (directive === undefined) return page
  const included = await readFile(join(folder, file), 'utf8').catch(() => '<html>404 Not Found</html>')
  return page.replace(directive, () => included)
}

/**
 * Serves a built site on a free port with the headers of a deployment with these settings. Each answer takes `delay` milliseconds.
 * Returns its address without a trailing slash.
 */
export async function serveSite(
  folder: string,
  settings: Settings,
  partnerOrigins: readonly string[] = partnersOfTests,
  delay = 0,
): Promise<Listening> {
  let origin = ''
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const send = async () => {
      const content = await readFile(file)
      if (delay > 0) await setTimeout(delay)
      const kind = toFileKind(path)
      const config = readConfig(settings, { origin, isDevelopment: false })
      response.writeHead(200, {
        'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
        ...toHeaders(kind, { config, origin, partnerOrigins }),
      })
      response.end(kind === 'page' || kind === 'frame' ? await include(folder, String(content)) : content)
    }
    send().catch(() => {
      response.writeHead(404)
      response.end()
    })
  })
  const served = await listen(server)
  origin = served.url
  return served
}
