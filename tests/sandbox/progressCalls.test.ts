import { describe, expect, it } from 'vitest'
import { createContact } from './applicant.ts'
import { openSandbox } from './openSandbox.ts'

const screens = { nextScreen: 'OFFER_SELECTION', completedScreen: 'SOFT_PULL_ACKNOWLEDGEMENT' }

describe('the progress calls', () => {
  it('give back the latest progress of an application', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId } = await createContact(sandbox)
    await sandbox.call('saveProgress', { body: { contactId, leadId, ...screens, nextScreen: 'YOUR_INFO' } })
    await sandbox.call('saveProgress', { body: { contactId, leadId, ...screens } })
    const { body } = await sandbox.call('loadProgress', { values: { contactId, leadId } })
    expect(body).toEqual({ contactId, leadId, ...screens })
  })

  it('answer 404 where there is no progress', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId } = await createContact(sandbox)
    expect((await sandbox.call('loadProgress', { values: { contactId, leadId } })).status).toBe(404)
    expect((await sandbox.call('loadProgress', { values: { contactId: 'nobody', leadId } })).status).toBe(404)
  })

  it('are refused without a contact', async () => {
    const sandbox = await openSandbox()
    const { status } = await sandbox.call('saveProgress', { body: { contactId: 'nobody', leadId: 'none', ...screens } })
    expect(status).toBe(409)
  })
})
