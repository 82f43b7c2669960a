import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestClient, noAbort } from './createTestClient.ts'
import { sendJson, startServer } from './startServer.ts'

const ids = { contactId: 'c', leadId: 'l', assetId: 'a' }
const address = {
  streetLine1: '1 Main St',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  county: '',
  moveInDate: '2020-01-01',
  type: 'Rent',
  isCurrent: true,
  monthsAtAddress: 24,
} as const
const identity = { authToken: 'auth-1', correlationId: 'corr-1' }

const startYears = () => startServer((response) => sendJson(response, [{ modelYear: 2020 }]))
const startSaved = () => startServer((response) => sendJson(response, { success: true }))

describe('an API request', () => {
  it('has a fresh bot token for every call', async () => {
    const { baseUrl, seen } = await startYears()
    const { client } = createTestClient(baseUrl)
    await client.call('listYears', { signal: noAbort })
    await client.call('listYears', { signal: noAbort })
    const tokens = seen.map(({ headers }) => headers['x-bot-token'])
    expect(new Set(tokens).size).toBe(2)
    expect(seen.map(({ headers }) => headers['x-bot-override'])).toEqual([undefined, undefined])
  })

  it('gets its bot token by the name of the call', async () => {
    const { baseUrl, seen } = await startYears()
    const { client } = createTestClient(baseUrl, {
      botToken: async (call) => ({ header: 'token', value: `for ${call}` }),
    })
    await client.call('listYears', { signal: noAbort })
    expect(seen[0]?.headers['x-bot-token']).toBe('for listYears')
  })

  it('has the bot override in place of the token', async () => {
    const { baseUrl, seen } = await startYears()
    const { client } = createTestClient(baseUrl, { botToken: async () => ({ header: 'override', value: 'let me in' }) })
    await client.call('listYears', { signal: noAbort })
    expect(seen[0]?.headers).toMatchObject({ 'x-bot-override': 'let me in' })
    expect(seen[0]?.headers).not.toHaveProperty('x-bot-token')
  })

  it('has the identity headers from when the identity is set until it is cleared', async () => {
    const { baseUrl, seen } = await startYears()
    const { client } = createTestClient(baseUrl)
    await client.call('listYears', { signal: noAbort })
    client.setIdentity(identity)
    expect(client.accessToken()).toBe('auth-1')
    await client.call('listYears', { signal: noAbort })
    client.clearIdentity()
    expect(client.accessToken()).toBe('')
    await client.call('listYears', { signal: noAbort })
    const sent = seen.map(({ headers }) => [headers.authorization, headers['x-correlation-id']])
    expect(sent).toEqual([
      [undefined, undefined],
      ['Bearer auth-1', 'corr-1'],
      [undefined, undefined],
    ])
  })

  it('has the identity headers after any failure but a 401 of its own', async () => {
    const statuses = [500, 401, 401]
    const held: (() => void)[] = []
    const { baseUrl, seen } = await startServer((response) => {
      const status = statuses.shift()
      if (status === 500) sendJson(response, {}, status)
      else held.push(() => sendJson(response, {}, status))
    })
    const { client } = createTestClient(baseUrl)
    const call = () => client.call('loadContact', { params: { contactId: 'c' }, signal: noAbort })
    client.setIdentity(identity)
    await call()
    expect(client.accessToken(), 'after a 500').toBe('auth-1')
    const late = call()
    await vi.waitFor(() => expect(held).toHaveLength(1))
    client.setIdentity({ ...identity, authToken: 'auth-2' })
    held[0]?.()
    await late
    expect(client.accessToken(), 'after a 401 for the one before').toBe('auth-2')
    const own = call()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    await own
    expect(client.accessToken(), 'after a 401').toBe('')
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer auth-1',
      'Bearer auth-1',
      'Bearer auth-2',
    ])
  })

  it('is repeated without an expired identity where it needs none, and once only', async () => {
    const { baseUrl, seen } = await startServer((response) => sendJson(response, {}, 401))
    const { client } = createTestClient(baseUrl)
    client.setIdentity(identity)
    await client.call('listYears', { signal: noAbort })
    await client.call('listYears', { signal: noAbort })
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer auth-1', undefined, undefined])
  })

  it('has no authorization header when the token is empty', async () => {
    const { baseUrl, seen } = await startYears()
    const { client } = createTestClient(baseUrl)
    client.setIdentity({ ...identity, authToken: '' })
    await client.call('listYears', { signal: noAbort })
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
    expect(seen[0]?.headers['x-correlation-id']).toBe('corr-1')
  })

  it('has the method, path, query and JSON body of the contract', async () => {
    const { baseUrl, seen } = await startSaved()
    const { client } = createTestClient(baseUrl)
    await client.call('saveAddresses', { params: { contactId: 'a/b' }, body: [address], signal: noAbort })
    await client.call('loadCreditSummary', { params: { contactId: 'c' }, query: { leadId: 'l&m' }, signal: noAbort })
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', '/contacts/a%2Fb/address', JSON.stringify([address])],
      ['GET', '/contacts/c/credit-summary/?leadId=l%26m', ''],
    ])
    expect(seen.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined])
  })

  it('has no body and no content type when the contract has none', async () => {
    const { baseUrl, seen } = await startSaved()
    const { client } = createTestClient(baseUrl)
    await client.call('activateDeal', { params: { dealId: 'd' }, idempotencyKey: 'key-1', signal: noAbort })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/lender/d/active', body: '' })
    expect(seen[0]?.headers['idempotency-key']).toBe('key-1')
    expect(seen[0]?.headers).not.toHaveProperty('content-type')
  })

  it('does not name the HTTP library in a header', async () => {
    const { baseUrl, seen } = await startYears()
    await createTestClient(baseUrl).client.call('listYears', { signal: noAbort })
    expect(seen[0]?.headers['user-agent']).not.toContain('axios')
  })
})

describe('the API client', () => {
  it('throws when an idempotent call has no key', async () => {
    const { client } = createTestClient('http://127.0.0.1:1/')
    const call = client.call('saveLoanInformation', {
      body: { ...ids, currentMonthlyPayment: 1, remainingLoanBalance: 1 },
      signal: noAbort,
    })
    await expect(call).rejects.toThrow('saveLoanInformation is idempotent and has no idempotencyKey')
  })

  it('throws when a path parameter is missing', async () => {
    const { client } = createTestClient('http://127.0.0.1:1/')
    await expect(client.call('loadContact', { signal: noAbort })).rejects.toThrow('needs contactId. Pass it in params.')
  })
})

describe('the API client sends no request', () => {
  it.each(['..', '.', ''])('when an id from the service cannot be put into a URL: "%s"', async (contactId) => {
    const { baseUrl, seen } = await startYears()
    const { client, reports } = createTestClient(baseUrl)
    const result = await client.call('loadContact', { params: { contactId }, signal: noAbort })
    expect(result).toMatchObject({ ok: false, failure: { status: 'InvalidAnswer' } })
    expect(reports).toEqual([expect.stringContaining('cannot carry')])
    expect(seen).toEqual([])
  })

  it('when the bot check fails, and returns that failure', async () => {
    const { baseUrl, seen } = await startYears()
    const { client, reports } = createTestClient(baseUrl, {
      botToken: () => Promise.reject(new TypeError('no vendor')),
    })
    const result = await client.call('listYears', { signal: noAbort })
    expect(result).toEqual({ ok: false, failure: { status: 'TypeError', message: 'no vendor' } })
    expect(reports).toEqual(['The call listYears failed with TypeError.'])
    expect(seen).toEqual([])
  })

  it('when the code that reads the response cannot be loaded', async () => {
    const { baseUrl, seen } = await startYears()
    vi.doMock('../../../engine/calls/readAnswer.ts', () => Promise.reject(new TypeError('no chunk')))
    onTestFinished(() => vi.doUnmock('../../../engine/calls/readAnswer.ts'))
    const { client } = createTestClient(baseUrl)
    expect(await client.call('listYears', { signal: noAbort })).toMatchObject({ ok: false })
    expect(seen).toEqual([])
  })

  it('when the call is aborted while it waits for the bot token', async () => {
    const { baseUrl, seen } = await startYears()
    const controller = new AbortController()
    const botToken = async () => {
      controller.abort()
      return { header: 'token', value: 'late' } as const
    }
    const { client } = createTestClient(baseUrl, { botToken })
    await expect(client.call('listYears', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toEqual([])
  })
})

it('reports that entries of an answer were left out, and why the first was, but no value', async () => {
  const { baseUrl } = await startServer((response) =>
    sendJson(response, [{ modelYear: 2020 }, { modelYear: 'new' }, { modelYear: 1 }]),
  )
  const { client, reports } = createTestClient(baseUrl)
  expect(await client.call('listYears', { signal: noAbort })).toEqual({ ok: true, data: [{ modelYear: 2020 }] })
  expect(reports).toEqual(['Entries left out of the answer to listYears: 2. /1/modelYear is not of the type integer.'])
})

describe('an aborted API call', () => {
  it('rejects with an AbortError and reports nothing', async () => {
    const controller = new AbortController()
    const { baseUrl } = await startServer(() => controller.abort())
    const { client, reports } = createTestClient(baseUrl)
    await expect(client.call('listYears', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(reports).toEqual([])
  })

  it('rejects with an AbortError whatever the reason of the abort', async () => {
    const { baseUrl } = await startYears()
    const call = createTestClient(baseUrl).client.call('listYears', { signal: AbortSignal.abort(new Error('bored')) })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
