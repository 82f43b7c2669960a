import { createServer } from 'node:http'
import { beforeAll } from 'vitest'
import { stage } from './stage.ts'
import { listen } from '../../listen.ts'

/** The pages of a partner, on their own origin. */
export interface PartnerPages {
  /** Returns the address of a page with this body, in which `%SITE%` is replaced by the site's address. */
  page(body: string): string
  readonly origin: () => string
}

/** The tag that a partner pastes. */
export const loaderTag = '<script async src="%SITE%/embed/v1.js"></script>'

/** Serves a partner's pages for the tests of a file, from a different host than the site. */
export function usePartner(host = '127.0.0.1'): PartnerPages {
  const bodies = new Map<string, string>()
  const server = createServer((request, response) => {
    const body = bodies.get(new URL(request.url ?? '/', 'http://partner').pathname)
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(body)
  })
  let origin = ''

  beforeAll(async () => {
    const { url, close } = await listen(server, host)
    origin = url
    return close
  })

  return {
    origin: () => origin,
    page(body) {
      const path = `/${bodies.size}`
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Partner</title></head><body>${body}</body></html>`
      bodies.set(path, html.replaceAll('%SITE%', stage().siteUrl))
      return origin + path
    },
  }
}

/** The snippet that a partner pastes to call `Refinance.init` before the script has loaded. */
export const stub = `<script>
  window.Refinance = window.Refinance || {
    q: [],
    init: function (options) {
      var handle = {
        calls: [],
        update: function (more) { handle.calls.push(['update', more]) },
        destroy: function () { handle.calls.push(['destroy']) },
      }
      Refinance.q.push([options, handle])
      return handle
    },
  }
</script>`
