import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../Sandbox.ts'
import { personas } from '../personas.ts'
import openApi from '../../../schemas/openapi.json' with { type: 'json' }

/** Adds the index page with the personas, and the counters, origins of leads and active deals that tests read. */
export function registerIndex(app: FastifyInstance, { store, hub }: Sandbox): void {
  const groups = [...new Set(personas.map(({ enter }) => enter))].map((enter) => {
    const rows = personas
      .filter((persona) => persona.enter === enter)
      .map(({ value, outcome }) => `<tr><td><code>${toHtml(value)}</code></td><td>${toHtml(outcome)}</td></tr>`)
    return `<tbody><tr><th colspan="2" scope="rowgroup">${enter}</th></tr>${rows.join('\n')}</tbody>`
  })
  const main = `
<ul>
  <li><a href="/phone">The applicant’s phone</a>: the text messages with codes and links</li>
  <li><a href="/openapi.json">The API contract</a>: every call as an OpenAPI document</li>
  <li><a href="/sandbox/state">Counters</a>: contacts created, credit pulls, activations</li>
  <li><a href="/sandbox/origins">Origins</a>: where each lead came from</li>
</ul>
<h2>Personas</h2>
<p>Anything else takes the good path. On a mobile, a birth date in 1960 makes the handset’s number end in its month and day.</p>
<table>
  ${groups.join('\n')}
</table>`

  app.get('/', (_request, reply) => sendPage(reply, { title: 'What to enter, and what happens', main }))
  app.get('/openapi.json', () => openApi)
  app.get<{ Params: { connectionId: string } }>('/sandbox/hub/:connectionId', ({ params }) => ({
    connections: hub.connectionCount(params.connectionId),
  }))
  app.get('/sandbox/state', () => store.state.counters)
  app.get('/sandbox/origins', () => Object.values(store.state.contacts).map(({ metaData }) => metaData))
  app.get('/sandbox/deals', () =>
    Object.fromEntries(Object.values(store.state.contacts).map((one) => [one.contactId, one.activeDealId ?? null])),
  )
}

type LinkRoute = { Params: { linkId: string } }

/** Simulates the applicant's phone: its inbox as a page and as JSON, and the page behind an instant link. */
export function registerPhone(app: FastifyInstance, { store, confirmations }: Sandbox): void {
  const { state } = store

  app.get('/phone', (_request, reply) =>
    sendPage(reply, {
      title: 'The applicant’s phone',
      script: 'phone.js',
      main: '<p role="status">Looking for text messages…</p><ol class="inbox" aria-label="Text messages, newest first"></ol>',
    }),
  )

  app.get('/phone/messages', () => state.messages)

  const openLink = async (request: FastifyRequest<LinkRoute>, reply: FastifyReply) => {
    const { linkId } = request.params
    const session = Object.values(state.sessions).find((one) => one.linkId === linkId)
    if (!session) {
      reply.code(404)
      return sendPage(reply, { title: 'This link is no longer valid', main: '<p>Ask for a new text message.</p>' })
    }
    session.confirmed = true
    await store.save()
    confirmations.ring(session.authToken)
    // The redirect has a page as well, for browsers that do not follow it automatically.
    if (session.returnUrl) void reply.code(303).header('location', session.returnUrl)
    return sendPage(reply, {
      title: 'Your phone is verified',
      main: '<p>You can close this page. Go back to your application and resume it there.</p>',
    })
  }
  app.route<LinkRoute>({ method: 'GET', url: '/phone/link/:linkId', handler: openLink })
}

/** Escapes text for use between tags and in quoted attributes. */
export function toHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Renders a page of the sandbox. `main` is HTML, `script` the name of a file in `assets/`. */
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

/** Answers with a page that may load only this host's own files and sends no referrer. */
export function sendPage(reply: FastifyReply, page: Parameters<typeof toPage>[0]): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(toPage(page))
}
