import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { completeIdentity, createContact, toContactBody, type Ids } from './applicant.ts'
import { openSandbox } from './openSandbox.ts'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  return folder
}

describe('a restart', () => {
  it('keeps contacts, authorizations, counters and idempotent answers', async () => {
    const dataFile = join(await createFolder(), 'deep', 'state.json')
    const before = await openSandbox({ dataFile })
    const headers = { ...(await completeIdentity(before)), 'Idempotency-Key': randomUUID() }
    const body = toContactBody()
    const created = await before.call<Ids>('createContact', { headers, body })
    await before.close()

    const after = await openSandbox({ dataFile })
    const contact = await after.call('loadContact', { values: { contactId: created.body.contactId } })
    expect(contact.status).toBe(200)
    expect((await after.call('createContact', { headers, body })).body).toEqual(created.body)
    expect((await after.call('createContact', { headers, body: toContactBody() })).status).toBe(422)
    expect((await after.get('sandbox/state')).body).toMatchObject({ contactsCreated: 1 })
    expect((await after.call('loadContact', { values: { contactId: 'constructor' } })).status).toBe(404)
  })

  it('reads a single file, which contains no SSN', async () => {
    const folder = await createFolder()
    const sandbox = await openSandbox({ dataFile: join(folder, 'state.json') })
    await createContact(sandbox, '900124477')
    expect(await readdir(folder)).toEqual(['state.json'])
    const text = await readFile(join(folder, 'state.json'), 'utf8')
    expect(text).toContain('4477')
    expect(text).not.toMatch(/900-?12-?4477/)
  })

  it('fails with the name of the file when it is broken', async () => {
    const dataFile = join(await createFolder(), 'state.json')
    await writeFile(dataFile, '{')
    await expect(openSandbox({ dataFile })).rejects.toThrow('state.json is not JSON')
  })
})
