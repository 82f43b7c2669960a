import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { completeIdentity, createContact, startIdentity, toContactBody, type Ids } from './applicant.ts'
import { openSandbox, type OpenSandbox } from './openSandbox.ts'

const countContacts = async (sandbox: OpenSandbox) =>
  (await sandbox.get<{ contactsCreated: number }>('sandbox/state')).body.contactsCreated

describe('the contact calls', () => {
  it('create a contact and show it with a masked SSN', async () => {
    const sandbox = await openSandbox()
    const { contactId } = await createContact(sandbox)
    const { body } = await sandbox.call('loadContact', { values: { contactId } })
    expect(body).toEqual({
      firstName: 'Avery',
      lastName: 'Nguyen',
      ssn: '***-**-0100',
      dateOfBirth: '1985-03-09',
      cellPhone: '3035550100',
      email: 'avery@example.com',
      addresses: [{ streetLine1: '1 Maple Street', city: 'Denver', state: 'CO', zip: '80202' }],
    })
  })

  it('record the origin of each lead', async () => {
    const sandbox = await openSandbox()
    await createContact(sandbox)
    const { body } = await sandbox.get('sandbox/origins')
    expect(body).toEqual([toContactBody().metaData].map((one) => ({ ...one, loanApplicationId: expect.any(String) })))
  })

  it.each(['nobody', 'constructor', '__proto__'])('answer 404 for an unknown contact: %s', async (contactId) => {
    const sandbox = await openSandbox()
    expect((await sandbox.call('loadContact', { values: { contactId } })).status).toBe(404)
  })

  it('are refused before identity is completed', async () => {
    const sandbox = await openSandbox()
    const unknown = await sandbox.call('createContact', { body: toContactBody() })
    expect([unknown.status, unknown.body.message]).toEqual([409, expect.stringContaining('call prove/start first')])
    const { correlationId } = await startIdentity(sandbox)
    const headers = { 'X-Correlation-Id': correlationId }
    const started = await sandbox.call('createContact', { headers, body: toContactBody() })
    expect([started.status, started.body.message]).toEqual([409, 'Call prove/complete first, with success.'])
  })

  it('show no address of the persona without one', async () => {
    const sandbox = await openSandbox()
    const { contactId } = await createContact(sandbox, '900120117')
    const { body } = await sandbox.call('loadContact', { values: { contactId } })
    expect(body).toMatchObject({ addresses: [] })
  })
})

describe('a contact that is created again', () => {
  it('is the same for the same idempotency key', async () => {
    const sandbox = await openSandbox()
    const headers = { ...(await completeIdentity(sandbox)), 'Idempotency-Key': randomUUID() }
    const body = toContactBody()
    const [first, second] = await Promise.all([
      sandbox.call<Ids>('createContact', { headers, body }),
      sandbox.call<Ids>('createContact', { headers, body }),
    ])
    const third = await sandbox.call<Ids>('createContact', { headers, body })
    expect(second.body).toEqual(first.body)
    expect(third.body).toEqual(first.body)
    expect(await countContacts(sandbox)).toBe(1)
  })

  it('is the same for the same application, even with another key', async () => {
    const sandbox = await openSandbox()
    const headers = await completeIdentity(sandbox)
    const body = toContactBody()
    const [first, second] = await Promise.all([
      sandbox.call<Ids>('createContact', { headers, body }),
      sandbox.call<Ids>('createContact', { headers: { ...headers, 'Idempotency-Key': randomUUID() }, body }),
    ])
    expect(second.body).toEqual(first.body)
    expect(await countContacts(sandbox)).toBe(1)
  })

  it('is refused when the key comes with another body', async () => {
    const sandbox = await openSandbox()
    const headers = { ...(await completeIdentity(sandbox)), 'Idempotency-Key': randomUUID() }
    await sandbox.call('createContact', { headers, body: toContactBody() })
    const { status, body } = await sandbox.call('createContact', { headers, body: toContactBody() })
    expect([status, body.message]).toEqual([422, 'The idempotency key was used before with another request.'])
    expect(await countContacts(sandbox)).toBe(1)
  })

  it('is not created a second time when the first response was lost', async () => {
    const sandbox = await openSandbox()
    const headers = { ...(await completeIdentity(sandbox)), 'Idempotency-Key': randomUUID() }
    const body = toContactBody({ ssn: '900120118' })
    expect((await sandbox.call('createContact', { headers, body })).status).toBe(500)
    expect(await countContacts(sandbox)).toBe(1)
    expect((await sandbox.call('createContact', { headers, body })).status).toBe(200)
    expect(await countContacts(sandbox)).toBe(1)
  })

  it('is created by the second try when the first one failed', async () => {
    const sandbox = await openSandbox()
    const headers = { ...(await completeIdentity(sandbox)), 'Idempotency-Key': randomUUID() }
    const body = toContactBody({ ssn: '900120119' })
    expect((await sandbox.call('createContact', { headers, body })).status).toBe(500)
    expect(await countContacts(sandbox)).toBe(0)
    expect((await sandbox.call('createContact', { headers, body })).status).toBe(200)
  })
})
