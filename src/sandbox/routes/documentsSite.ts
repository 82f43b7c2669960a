import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Sandbox, Refusal, countTry, checkBody, findContact } from '../Sandbox.ts'
import type { Contact, DocumentsRedirect } from '../createStore.ts'
import { sendPage, toHtml } from './registerPages.ts'
import { behaviorOf } from '../personas.ts'
import type { CallHandlers } from '../registerCalls.ts'

import contract from '../../../flows/api.json' with { type: 'json' }

type Visit = { id?: string; contactId?: string; authId?: string }
type Arrival = Visit & { fileName: string }

/** Simulates the documents site. Arrivals are recorded on the contact and reported to the application over the hub. */
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

/** How many personal references the documents site asks for. */
const wantedReferences = 3

/** Returns what has arrived for a contact: the names of the documents, and the number of references. */
function toReceived({ documents, references }: Contact) {
  return { documents, references, wantedReferences }
}

/**
 * Renders the forms of the documents site as HTML. The page's script fills in what has arrived so far, and enables the buttons:
 * without it, a browser would send a form in a way that nothing reads.
 */
function toDocumentsSite(contact: Contact): string {
  const received = toHtml(JSON.stringify(toReceived(contact)))
  return `
<p class="lead">What you send here shows in your application at once.</p>
<div class="cards" data-received="${received}">
  <section>
    <h2>Upload a document</h2>
    <p>A payslip, your driver’s license: any file will do. The sandbox keeps its name and leaves the rest with you.</p>
    <form action="/sandbox/documents/upload" method="post" data-done="The document has arrived.">
      <label>Document <input name="fileName" type="file" required></label>
      <button type="submit" disabled>Upload</button>
    </form>
    <ul id="documents" class="arrived" aria-label="Arrived so far"></ul>
  </section>
  <section>
    <h2>Personal references</h2>
    <p id="references"></p>
    <form action="/sandbox/documents/reference" method="post" data-done="The reference was added.">
      <label>Name <input name="name" maxlength="100" autocomplete="off" required></label>
      <label>Address <input name="address" maxlength="200" autocomplete="off" required></label>
      <label>Phone
        <input name="phone" type="tel" pattern="(\\D*1)?(\\D*\\d){10}\\D*" title="10 digits" autocomplete="off" required>
      </label>
      <button type="submit" disabled>Add reference</button>
    </form>
  </section>
</div>
<form action="/sandbox/documents/return" method="post" data-done="Your application goes on.">
  <button type="submit" disabled>Return to my application</button>
</form>
<p role="status" tabindex="-1"></p>`
}

/** Creates the handlers of the calls that lead to the documents site and back. */
export function toDocumentsCalls(
  sandbox: Sandbox,
): Pick<CallHandlers, 'loadUploadStatus' | 'openDocuments' | 'validateRedirect'> {
  const { state } = sandbox.store

  return {
    loadUploadStatus: (call) => {
      const { documents, references } = findContact(sandbox, call.body)
      return { isDocumentsUploaded: documents.length > 0, isReferenceAdded: references > 0 }
    },

    openDocuments: (call) => {
      const { contactId, ssnLast4 } = findContact(sandbox, call.body)
      const isAlone = behaviorOf('SSN ending in', ssnLast4) === 'hasNoConnection'
      const connectionId = isAlone ? '' : sandbox.createId()
      const ids = { stipId: sandbox.createId(), contactId, authId: sandbox.createId(), connectionId }
      state.redirects[ids.stipId] = { ...ids, messages: [] }
      return ids
    },

    validateRedirect: (call) => {
      const message = call.value('message')
      const redirect = Object.values(state.redirects).find(({ messages }) => messages.includes(message))
      if (!redirect) throw new Refusal(404, 'No redirect to the documents site has sent this message.')
      const { ssnLast4 } = findContact(sandbox, redirect)
      const isLost = behaviorOf('SSN ending in', ssnLast4) === 'losesRedirect'
      if (isLost && countTry(sandbox, `redirect ${redirect.stipId}`) === 1)
        throw new Refusal(503, 'The service is down for a moment.')
      return { isValid: true }
    },
  }
}
