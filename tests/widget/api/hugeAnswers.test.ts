import { describe, expect, it } from 'vitest'
import { createTestClient, noAbort } from './createTestClient.ts'
import { startServer } from './startServer.ts'

const depth = 100_000
const nest = (open: string, close: string, inner = '') => open.repeat(depth) + inner + close.repeat(depth)

async function ask(body: string, status = 200) {
  const { baseUrl } = await startServer((response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body),
  )
  const options = { body: { contactId: 'c', leadId: 'l' }, idempotencyKey: 'key', signal: noAbort }
  return createTestClient(baseUrl).client.call('requestOffers', options)
}

describe('a huge response', () => {
  it.each([
    ['lists', nest('[', ']')],
    ['objects', nest('{"offers":', '}', '[]')],
  ])('is an invalid answer when %s are nested 100,000 deep', async (_, body) => {
    expect(await ask(body)).toMatchObject({ ok: false, failure: { status: 'InvalidAnswer' } })
  })

  it.each([
    ['messages', nest('{"message":', '}', '"Deep."'), 'Deep.'],
    ['lists', `{"message":"Words.","more":${nest('[', ']')}}`, 'Words.'],
  ])('is a failure with its message when %s are nested 100,000 deep', async (_, body, message) => {
    expect(await ask(body, 422)).toMatchObject({ ok: false, failure: { status: 422, message } })
  })

  it('is read as far as its schema goes when it is nested deeper', async () => {
    const result = await ask(`{"offers":[],"usedDefaultScore":true,"more":${nest('{"more":', '}', '1')}}`)
    expect(result).toEqual({ ok: true, data: { offers: [], usedDefaultScore: true } })
  })

  it('is read to the end when it has 2,000 offers', async () => {
    const offer = (dealId: number) => ({ dealId, term: 60, rate: 5, monthlyPaymentAmount: 400, more: 'x'.repeat(100) })
    const offers = Array.from({ length: 2000 }, (_, index) => offer(index))
    const result = await ask(JSON.stringify({ offers }))
    expect(result).toMatchObject({ ok: true, data: { usedDefaultScore: false } })
    expect(result.ok && result.data?.offers.map(({ dealId }) => dealId)).toEqual(
      offers.map(({ dealId }) => String(dealId)),
    )
  })
})
