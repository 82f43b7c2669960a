import type { FastifyInstance } from 'fastify'
import openApi from '../../../schemas/openapi.json' with { type: 'json' }
import { sendPage } from '../pages/sendPage.ts'
import { toHtml } from '../pages/toPage.ts'
import { personas } from '../personas.ts'
import type { Sandbox } from '../Sandbox.ts'

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
