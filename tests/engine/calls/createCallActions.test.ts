import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { CallContract } from '../../../engine/calls/CallContract.ts'
import { createCallActions } from '../../../engine/calls/createCallActions.ts'
import { createCallClient } from '../../../engine/calls/createCallClient.ts'
import { sendJson, startServer } from '../../widget/api/startServer.ts'

const contract: CallContract = {
  calls: {
    findTown: {
      method: 'GET',
      path: 'towns/{country}',
      query: ['zip'],
      expected: 'found',
      outcomes: { 404: 'unknown' },
    },
    order: { method: 'POST', path: 'towns/{townId}/orders', idempotent: true, expected: 'ordered' },
    note: { method: 'PUT', path: 'note', saves: true, expected: 'noted' },
  },
}
const town = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const intent = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

async function run(name: string, input: object, reply: (response: ServerResponse) => void) {
  const { baseUrl, seen } = await startServer(reply)
  const reports: string[] = []
  const loadAnswers = async () => ({ default: { findTown: town, order: town } })
  const headers = async () => () => ({ 'X-Tenant': 'seven' })
  const report = (error: Error) => reports.push(error.message)
  const api = createCallClient({ baseUrl, contract, loadAnswers, headers, report })
  const { default: handle } = (await createCallActions(contract, [name])[name]?.()) ?? {}
  const ask = () => handle?.(input, { services: { api }, signal: new AbortController().signal })
  return { result: await ask(), ask, seen, reports }
}

describe('an action that only makes its call', () => {
  it('fills in path and query by name and returns the expected outcome', async () => {
    const { result, seen } = await run('findTown', { country: 'US', zip: '80202' }, (response) =>
      sendJson(response, { name: 'Denver', extra: 1 }),
    )
    expect(result).toEqual({ outcome: 'found', data: { name: 'Denver' } })
    expect(seen).toMatchObject([
      { method: 'GET', url: '/towns/US?zip=80202', body: '', headers: { 'x-tenant': 'seven' } },
    ])
  })

  it('returns the outcome that the contract gives a status', async () => {
    const { result, reports } = await run('findTown', { country: 'US', zip: '1' }, (response) =>
      sendJson(response, {}, 404),
    )
    expect(result).toEqual({ outcome: 'unknown' })
    expect(reports, 'an answer that the contract names is no failure').toEqual([])
  })

  it('fails on any other status with the message of the service', async () => {
    const { result, reports } = await run('findTown', { country: 'US', zip: '1' }, (response) =>
      sendJson(response, { message: 'Closed on Sundays.' }, 500),
    )
    expect(result).toMatchObject({ outcome: 'failed', failure: { status: 500, message: 'Closed on Sundays.' } })
    expect(reports).toEqual(['The call findTown failed with 500.'])
  })

  it('sends the remaining input as the body, and the same idempotency key on a retry', async () => {
    const { ask, seen } = await run('order', { townId: 7, intent, colour: 'red' }, (response) =>
      sendJson(response, { name: 'Denver' }),
    )
    await ask()
    expect(seen).toMatchObject([{ url: '/towns/7/orders', body: '{"colour":"red"}' }, { body: '{"colour":"red"}' }])
    const keys = seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('needs no response body when the call only saves', async () => {
    const { result, seen } = await run('note', { text: 'x' }, (response) => void response.writeHead(204).end())
    expect(result).toEqual({ outcome: 'noted' })
    expect(seen).toMatchObject([{ method: 'PUT', body: '{"text":"x"}' }])
  })

  it.each([204, 205])('reports an answer %d without the data that the flow needs', async (status) => {
    const { result, reports } = await run(
      'findTown',
      { country: 'US', zip: '80202' },
      (response) => void response.writeHead(status).end(),
    )
    expect(result).toMatchObject({ outcome: 'failed' })
    expect(reports).toEqual([expect.stringContaining('The call findTown failed with')])
  })

  it('fails without a request when a path parameter is null', async () => {
    const { result, seen } = await run('order', { townId: null, intent }, (response) => sendJson(response, {}))
    expect(result).toMatchObject({ outcome: 'failed', failure: { status: 'InvalidAnswer' } })
    expect(seen).toEqual([])
  })

  it('throws when the contract has no such call', () => {
    expect(() => createCallActions(contract, ['fly'])).toThrow('The API has no call "fly". Its calls are')
  })
})

describe('a client', () => {
  const loadAnswers = async () => ({ default: {} })
  const { signal } = new AbortController()

  it('reports why the network failed, and nothing of what was sent', async () => {
    const reports: Error[] = []
    const report = (error: Error) => reports.push(error)
    const api = createCallClient({ baseUrl: 'http://127.0.0.1:9/', contract, loadAnswers, report })
    await api.call('note', { signal, body: { note: 'very private' } })
    expect(reports.map(({ message }) => message)).toEqual(['The call note failed with AxiosError.'])
    const logged = inspect(reports[0], { depth: 9 })
    expect(logged).toContain('Network Error')
    expect(logged).not.toContain('private')
  })

  it('throws for a call that the contract does not have', async () => {
    const api = createCallClient({ baseUrl: '/', contract, loadAnswers, report: () => undefined })
    await expect(api.call('fly', { signal })).rejects.toThrow('The API has no call "fly". Its calls are')
  })

  it('reports a bug in the code of the headers as the cause of the failure', async () => {
    const bug = new TypeError('no token')
    const reports: Error[] = []
    const headers = () => Promise.reject(bug)
    const report = (error: Error) => reports.push(error)
    const api = createCallClient({ baseUrl: '/', contract, loadAnswers, headers, report })
    expect(await api.call('note', { signal })).toMatchObject({ ok: false, failure: { status: 'TypeError' } })
    expect(reports.map(({ message, cause }) => [message, cause])).toEqual([
      ['The call note failed with TypeError.', bug],
    ])
  })
})
