import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { describe, expect, it, onTestFinished } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import { toHtml } from '../../src/sandbox/routes/registerPages.ts'
import { createContact } from './applicant.ts'
import { type OpenSandbox, openSandbox } from './openSandbox.ts'

type Redirect = { stipId: string; contactId: string; authId: string; connectionId: string }

async function openDocuments(sandbox: OpenSandbox, ssn?: string) {
  const { contactId, leadId } = await createContact(sandbox, ssn)
  const { body } = await sandbox.call<Redirect>('openDocuments', { body: { contactId, leadId } })
  const visit = { id: body.stipId, contactId: body.contactId, authId: body.authId }
  return { visit, ids: { contactId, leadId }, connectionId: body.connectionId }
}

async function listen({ url }: OpenSandbox, connectionId: string): Promise<Promise<string>> {
  const { path, connectionParameter, event } = contract.hub
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}/${path}?${connectionParameter}=${connectionId}`, HttpTransportType.LongPolling)
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(async () => connection.stop())
  const message = new Promise<string>((resolve) => {
    connection.on(event, resolve)
  })
  await connection.start()
  return message
}

describe('the documents site', () => {
  it('notifies the application over the hub that a document was uploaded', async () => {
    const sandbox = await openSandbox()
    const { visit, ids, connectionId } = await openDocuments(sandbox)
    await sandbox.post('sandbox/documents/upload', { ...visit, fileName: 'payslip.pdf' })
    const message = await listen(sandbox, connectionId)

    const validated = await sandbox.call('validateRedirect', { values: { message } })
    expect(validated.body).toEqual({ isValid: true })
    const status = await sandbox.call('loadUploadStatus', { body: ids })
    expect(status.body).toEqual({ isDocumentsUploaded: true, isReferenceAdded: false })
  })

  it('sends nothing before its script runs, which a browser would send in another form', async () => {
    const sandbox = await openSandbox()
    const { visit } = await openDocuments(sandbox)
    const page = await (await fetch(`${sandbox.url}/documents?${new URLSearchParams(visit).toString()}`)).text()
    const buttons = page.match(/<button[^>]*>/g) ?? []
    expect(buttons).toEqual(buttons.map(() => '<button type="submit" disabled>'))
    expect(buttons).toHaveLength(3)
  })

  it('records an upload even when the hub refuses connections', async () => {
    const sandbox = await openSandbox()
    const { visit, ids, connectionId } = await openDocuments(sandbox, '900120128')
    expect(connectionId).not.toBe('')
    await expect(listen(sandbox, connectionId)).rejects.toThrow('503')
    await sandbox.post('sandbox/documents/upload', { ...visit, fileName: 'payslip.pdf' })
    const status = await sandbox.call('loadUploadStatus', { body: ids })
    expect(status.body).toEqual({ isDocumentsUploaded: true, isReferenceAdded: false })
  })

  it('records a reference', async () => {
    const sandbox = await openSandbox()
    const { visit, ids } = await openDocuments(sandbox)
    const reference = { name: 'Robin Reed', address: '4 Hill Street, Denver', phone: '3035550166' }
    expect((await sandbox.post('sandbox/documents/reference', { ...visit, ...reference })).status).toBe(200)
    const status = await sandbox.call('loadUploadStatus', { body: ids })
    expect(status.body).toEqual({ isDocumentsUploaded: false, isReferenceAdded: true })
  })

  it('counts references and rejects a fourth one', async () => {
    const sandbox = await openSandbox()
    const { visit } = await openDocuments(sandbox)
    const reference = { ...visit, name: 'Robin Reed', address: '4 Hill Street, Denver', phone: '3035550166' }
    const add = () => sandbox.post<{ references: number }>('sandbox/documents/reference', reference)
    expect([await add(), await add(), await add()].map(({ body }) => body.references)).toEqual([1, 2, 3])
    expect((await add()).status).toBe(409)
    const page = await sandbox.get(`documents?${new URLSearchParams(visit)}`)
    expect(page.body).toContain(toHtml('"references":3'))
  })

  it('shows an uploaded file with any name', async () => {
    const sandbox = await openSandbox()
    const { visit } = await openDocuments(sandbox)
    const fileName = `"><script>pay & ${'x'.repeat(230)}.pdf`
    const upload = await sandbox.post('sandbox/documents/upload', { ...visit, fileName })
    expect(upload.body).toMatchObject({ documents: [fileName] })
    const page = await sandbox.get(`documents?${new URLSearchParams(visit)}`)
    expect(page.body).toContain(toHtml(JSON.stringify([fileName])))
  })

  it('opens only for a visitor with the ids of a redirect', async () => {
    const sandbox = await openSandbox()
    const { visit } = await openDocuments(sandbox)
    const page = await sandbox.get(`documents?${new URLSearchParams(visit)}`)
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Upload a document')])
    const stranger = { ...visit, authId: 'guessed' }
    expect((await sandbox.get(`documents?${new URLSearchParams(stranger)}`)).status).toBe(403)
    const upload = await sandbox.post('sandbox/documents/upload', { ...stranger, fileName: 'payslip.pdf' })
    expect(upload.status).toBe(403)
  })

  it('answers 404 for a message that it did not send', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.call('validateRedirect', { values: { message: 'made-up' } })).status).toBe(404)
  })

  it('refuses a redirect before there is a contact', async () => {
    const sandbox = await openSandbox()
    const { status, body } = await sandbox.call('openDocuments', { body: { contactId: 'nobody', leadId: 'none' } })
    expect([status, body.message]).toEqual([409, expect.stringContaining('contacts/contact/create first')])
  })
})
