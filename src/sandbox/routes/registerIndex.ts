import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/sendPage.ts'
import { toHtml } from '../pages/toPage.ts'
import { personas } from '../personas.ts'
import type { Sandbox } from '../Sandbox.ts'

/** Adds the index page with the personas, and the counters that tests read. */
export function registerIndex(app: FastifyInstance, { store }: Sandbox): void {
  const rows = personas.map(({ enter, value, outcome }) => {
    return `<tr><td>${enter}</td><td><code>${toHtml(value)}</code></td><td>${toHtml(outcome)}</td></tr>`
  })
  const main = `
<ul>
  <li><a href="/phone">The applicant’s phone</a>: the text messages with codes and links</li>
  <li><a href="/sandbox/state">Counters</a>: contacts created, credit pulls, activations</li>
</ul>
<h2>Personas</h2>
<p>Anything else takes the good path. On a mobile, a birth date in 1960 makes the handset’s number end in its month and day.</p>
<table>
  <thead><tr><th scope="col">Enter</th><th scope="col">Value</th><th scope="col">Outcome</th></tr></thead>
  <tbody>${rows.join('\n')}</tbody>
</table>`

  app.get('/', (_request, reply) => sendPage(reply, { title: 'Refinancing sandbox', main }))
  app.get('/sandbox/state', () => store.state.counters)
}
