import { expect, it } from 'vitest'
import { openSandbox } from './openSandbox.ts'

const prefill = { car: { plateNumber: 'ABC 123' }, person: { firstName: 'Avery', phone: '3035552044' } }

it('the prefill call returns a token for partner data that can be exchanged once', async () => {
  const sandbox = await openSandbox()
  const { body } = await sandbox.post<{ token: string; expiresAt: string }>('sandbox/prefill', prefill)
  expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{20,200}$/), expiresAt: '2026-06-15T12:05:00.000Z' })
  const take = () => sandbox.call('takePrefill', { body: { token: body.token } })
  expect(await take()).toMatchObject({ status: 200, body: prefill })
  expect(await take()).toMatchObject({ status: 404, body: { status: 404 } })
})

it('a prefill token that is five minutes old or unknown is refused', async () => {
  let now = new Date('2026-06-15T12:00:00Z')
  const sandbox = await openSandbox({ now: () => now })
  const { body } = await sandbox.post<{ token: string }>('sandbox/prefill', prefill)
  now = new Date('2026-06-15T12:05:00Z')
  expect((await sandbox.call('takePrefill', { body: { token: body.token } })).status).toBe(404)
  expect((await sandbox.call('takePrefill', { body: { token: 'a'.repeat(24) } })).status).toBe(404)
})

it('the prefill call rejects data that violate the contract', async () => {
  const sandbox = await openSandbox()
  const { status, body } = await sandbox.post<{ message: string }>('sandbox/prefill', { person: { phone: 3035552044 } })
  expect(status).toBe(400)
  expect(body.message).toContain('phone')
})
