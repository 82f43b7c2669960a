import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'

const files: Readonly<Record<string, { readonly name: string; readonly type: string }>> = {
  '/': { name: 'demo.html', type: 'text/html' },
  '/demo.css': { name: 'demo.css', type: 'text/css' },
  '/demo.js': { name: 'demo.js', type: 'text/javascript' },
}

/** Creates the server of a partner's page that embeds the widget of a site; the site's address ends in a slash. */
export function createDemo(siteUrl: string): Server {
  const { origin } = new URL(siteUrl)
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `frame-src ${origin}`,
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

  return createServer((request, response) => {
    const send = async () => {
      const [path = ''] = (request.url ?? '').split('?')
      const file = files[path]
      if (!file) return response.writeHead(404).end()
      // Read anew each time, so that an edit shows with a reload.
      const text = await readFile(new URL(file.name, import.meta.url), 'utf8')
      response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8`, 'Content-Security-Policy': policy })
      return response.end(text.replaceAll('%SITE%', siteUrl))
    }
    send().catch(() => response.writeHead(500).end())
  })
}
