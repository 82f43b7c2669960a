import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import contract from '../../../flows/api.json' with { type: 'json' }
import { checkBody } from '../checkBody.ts'
import { sendPage } from '../pages/sendPage.ts'
import { toDocumentsSite, toReceived, wantedReferences } from '../pages/toDocumentsSite.ts'
import { Refusal } from '../Refusal.ts'
import type { Contact, DocumentsRedirect } from '../SandboxState.ts'
import type { Sandbox } from '../Sandbox.ts'

type Visit = { id?: string; contactId?: string; authId?: string }
type Arrival = Visit & { fileName: string }

/** Plays the documents site: what arrives on it is noted at the contact and told to the application over the hub. */
export function registerDocumentsSite(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, hub } = sandbox

  const findRedirect = ({ id = '', contactId, authId }: Visit): DocumentsRedirect | undefined => {
    const redirect = store.state.redirects[id]
    return redirect?.contactId === contactId && redirect?.authId === authId ? redirect : undefined
  }

  const findContactOf = (redirect: DocumentsRedirect | undefined): Contact | undefined =>
    redirect && store.state.contacts[redirect.contactId]

  app.get<{ Querystring: Visit }>('/documents', (request, reply) => {
    const contact = findContactOf(findRedirect(request.query))
    if (contact) {
      return sendPage(reply, { title: 'Your documents', main: toDocumentsSite(contact), script: 'documents.js' })
    }
    reply.code(403)
    return sendPage(reply, { title: 'This link is not valid', main: '<p>Open this site from your application.</p>' })
  })

  const receive = (action: string, schema: string, note: (contact: Contact, body: Arrival) => void) => {
    app.post<{ Body: Arrival }>(`/sandbox/documents/${action}`, async ({ body }) => {
      checkBody(sandbox, `sandbox/${schema}.request.schema.json`, body)
      const redirect = findRedirect(body)
      const contact = findContactOf(redirect)
      if (!redirect || !contact) throw new Refusal(403, 'This link is not valid.')
      note(contact, body)
      const message = randomUUID()
      redirect.messages.push(message)
      await store.save()
      if (redirect.connectionId !== '') await hub.send(redirect.connectionId, contract.hub.event, message)
      return toReceived(contact)
    })
  }

  receive('return', 'return', () => undefined)
  receive('upload', 'document', (contact, { fileName }) => contact.documents.push(fileName))
  receive('reference', 'reference', (contact) => {
    if (contact.references >= wantedReferences) throw new Refusal(409, 'All references are in already.')
    contact.references += 1
  })
}
