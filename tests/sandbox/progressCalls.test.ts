import { describe, expect, it } from 'vitest'
import { createContact } from './applicant.ts'
import { openSandbox } from './openSandbox.ts'

const screens = { nextScreen: 'OFFER_SELECTION', completedScreen: 'SOFT_PULL_ACKNOWLEDGEMENT' }

describe('the progress calls', () => {
  it('return the latest progress of an application', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId } = await createContact(sandbox)
    await sandbox.call('saveProgress', { body: { contactId, leadId, ...screens, nextScreen: 'YOUR_INFO' } })
    await sandbox.call('saveProgress', { body: { contactId, leadId, ...screens } })
    const { body } = await sandbox.call('loadProgress', { values: { contactId, leadId } })
    expect(body).toEqual({ contactId, leadId, ...screens })
  })

  it('answer 404 when there is no progress', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId } = await createContact(sandbox)
    expect((await sandbox.call('loadProgress', { values: { contactId, leadId } })).status).toBe(404)
    expect((await sandbox.call('loadProgress', { values: { contactId: 'nobody', leadId } })).status).toBe(404)
  })

  it('fail to save the first progress of each application of one persona', async () => {
    const sandbox = await openSandbox()
    const saveAndLoad = async () => {
      const { contactId, leadId } = await createContact(sandbox, '900120123')
      const save = async () => (await sandbox.call('saveProgress', { body: { contactId, leadId, ...screens } })).status
      const load = async () => (await sandbox.call('loadProgress', { values: { contactId, leadId } })).status
      return [await save(), await load(), await save(), await load(), await save()]
    }
    expect(await saveAndLoad()).toEqual([500, 404, 200, 200, 200])
    expect(await saveAndLoad()).toEqual([500, 404, 200, 200, 200])
  })

  it('are refused without a contact', async () => {
    const sandbox = await openSandbox()
    const { status } = await sandbox.call('saveProgress', { body: { contactId: 'nobody', leadId: 'none', ...screens } })
    expect(status).toBe(409)
  })
})
