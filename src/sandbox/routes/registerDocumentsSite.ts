import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import contract from '../../../flows/api.json' with { type: 'json' }
import { checkBody } from '../checkBody.ts'
import { sendPage } from '../pages/sendPage.ts'
import { Refusal } from '../Refusal.ts'
import type { Contact, DocumentsRedirect } from '../SandboxState.ts'
import type { Sandbox } from '../Sandbox.ts'

type Visit = { id?: string; contactId?: string; authId?: string }
type Arrival = Visit & { fileName: string }

const forms = `
<p role="status"></p>
<h2>Upload a document</h2>
<form action="/sandbox/documents/upload" method="post" data-done="The document has arrived.">
  <label>Document (only its name is sent) <input name="fileName" type="file" required></label>
  <button type="submit">Upload</button>
</form>
<h2>Add a reference</h2>
<form action="/sandbox/documents/reference" method="post" data-done="The reference was added.">
  <label>Name <input name="name" autocomplete="off" required></label>
  <label>Address <input name="address" autocomplete="off" required></label>
  <label>Phone (10 digits) <input name="phone" inputmode="numeric" pattern="[0-9]{10}" autocomplete="off" required></label>
  <button type="submit">Add</button>
</form>`

/** Plays the documents site: what arrives on it is noted at the contact and told to the application over the hub. */
export function registerDocumentsSite(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, hub } = sandbox

  const findRedirect = ({ id = '', contactId, authId }: Visit): DocumentsRedirect | undefined => {
    const redirect = store.state.redirects[id]
    return redirect?.contactId === contactId && redirect?.authId === authId ? redirect : undefined
  }

  app.get<{ Querystring: Visit }>('/documents', (request, reply) => {
    if (findRedirect(request.query)) {
      return sendPage(reply, { title: 'Your documents', main: forms, script: 'documents.js' })
    }
    reply.code(403)
    return sendPage(reply, { title: 'This link is not valid', main: '<p>Open this site from your application.</p>' })
  })

  const receive = (action: string, schema: string, note: (contact: Contact, body: Arrival) => void) => {
    app.post<{ Body: Arrival }>(`/sandbox/documents/${action}`, async ({ body }) => {
      checkBody(sandbox, `sandbox/${schema}.request.schema.json`, body)
      const redirect = findRedirect(body)
      const contact = redirect && store.state.contacts[redirect.contactId]
      if (!contact) throw new Refusal(403, 'This link is not valid.')
      note(contact, body)
      const message = randomUUID()
      redirect.messages.push(message)
      await store.save()
      await hub.send(redirect.connectionId, contract.hub.event, message)
      return { success: true }
    })
  }

  receive('upload', 'document', (contact, { fileName }) => contact.documents.push(fileName))
  receive('reference', 'reference', (contact) => (contact.references += 1))
}
