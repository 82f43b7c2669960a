import type { Contact } from '../SandboxState.ts'
import { toHtml } from './toPage.ts'

/** How many personal references the documents site asks for. */
export const wantedReferences = 3

/** What has arrived for a contact: the names of the documents, and how many references. */
export function toReceived({ documents, references }: Contact) {
  return { documents, references, wantedReferences }
}

/** Lays out the forms of the documents site as HTML; its script fills in what has arrived so far. */
export function toDocumentsSite(contact: Contact): string {
  const received = toHtml(JSON.stringify(toReceived(contact)))
  return `
<p class="lead">What you send here shows in your application at once.</p>
<div class="cards" data-received="${received}">
  <section>
    <h2>Upload a document</h2>
    <p>A payslip, your driver’s license: any file will do. The sandbox keeps its name and leaves the rest with you.</p>
    <form action="/sandbox/documents/upload" method="post" data-done="The document has arrived.">
      <label>Document <input name="fileName" type="file" required></label>
      <button type="submit">Upload</button>
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
      <button type="submit">Add reference</button>
    </form>
  </section>
</div>
<form action="/sandbox/documents/return" method="post" data-done="Your application goes on.">
  <button type="submit">Return to my application</button>
</form>
<p role="status" tabindex="-1"></p>`
}
