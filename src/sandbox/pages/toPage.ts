import type { FastifyReply } from 'fastify'

/** Makes text safe to stand between tags and in quoted attributes. */
export function toHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Lays out a page of the sandbox; `main` is HTML, `script` the name of a file of `assets/`. */
function toPage({ title, main, script }: { title: string; main: string; script?: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${toHtml(title)}</title>
    <link rel="stylesheet" href="/sandbox/assets/sandbox.css">
    <link rel="icon" href="data:,">
    ${script ? `<script type="module" src="/sandbox/assets/${script}"></script>` : ''}
  </head>
  <body>
    <header>Refinancing sandbox</header>
    <main>
      <h1>${toHtml(title)}</h1>
      ${main}
    </main>
  </body>
</html>
`
}

const policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** Answers with a page that may run nothing but this host's own files; its address is told to nobody. */
export function sendPage(reply: FastifyReply, page: Parameters<typeof toPage>[0]): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(toPage(page))
}
