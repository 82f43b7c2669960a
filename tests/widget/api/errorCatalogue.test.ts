import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import contract from '../../../flows/api.json' with { type: 'json' }
import calls from '../../../flows/refinance.json?calls'
import { createTestClient, noAbort } from './createTestClient.ts'
import { sendJson, startServer } from './startServer.ts'

const anything = 'Something went wrong, please try again later.'
const refused = 'We are unable to move forward with your application online currently.'

type Reply = (response: ServerResponse) => void
const json =
  (data: unknown, status?: number, statusText?: string): Reply =>
  (response) =>
    sendJson(response, data, status, statusText)
const text =
  (body: string, status: number, statusText: string): Reply =>
  (response) =>
    void response.writeHead(status, statusText, { 'content-type': 'text/html' }).end(body)
const nested = JSON.stringify({ message: 'Inner words.' })

async function ask(reply: Reply) {
  const { baseUrl } = await startServer(reply)
  const { client, reports } = createTestClient(baseUrl)
  return { result: await client.call('listYears', { signal: noAbort }), reports }
}

describe('a failed call', () => {
  it.each<[string, Reply, number | string, string]>([
    ['has the status and the server’s message', json({ status: 422, message: 'No.' }, 422), 422, 'No.'],
    ['trusts the HTTP status, not the one in the body', json({ status: 200, message: 'No.' }, 422), 422, 'No.'],
    ['leaves out what turns text around', json({ message: '\u202EN\u2067o.\u061C' }, 422), 422, 'No.'],
    ['finds a message in a JSON text in the message', json({ message: nested }, 422), 422, 'Inner words.'],
    [
      'finds a message two JSON texts deep',
      json({ message: `{"message":${JSON.stringify(nested)}}` }, 400),
      400,
      'Inner words.',
    ],
    [
      'finds a message in an object in the message',
      json({ message: { message: 'Inner words.' } }, 409),
      409,
      'Inner words.',
    ],
    ['finds a message in a body that is a JSON text itself', json(nested, 400), 400, 'Inner words.'],
    ['takes a message that only looks like JSON as it is', json({ message: '{oops' }, 400), 400, '{oops'],
    ['takes a message that is a number in quotes as it is', json({ message: '42' }, 400), 400, '42'],
    ['does not show JSON without a message to anybody', json({ message: '{"code":7}' }, 400, 'Bad'), 400, 'Bad'],
    ['falls back to the status text for an empty message', json({ message: '  ' }, 503, 'Closed'), 503, 'Closed'],
    ['falls back to the status text for a message of another type', json({ message: 7 }, 503, 'Closed'), 503, 'Closed'],
    ['falls back to the status text without a message', json({ error: 'x' }, 503, 'Closed'), 503, 'Closed'],
    ['falls back to the status text without a body', text('', 502, 'Bad Gateway'), 502, 'Bad Gateway'],
    [
      'falls back to the status text for a page of HTML',
      text('<h1>nginx</h1>', 502, 'Bad Gateway'),
      502,
      'Bad Gateway',
    ],
    ['falls back to the status text for JSON null', json(null, 500, 'Broken'), 500, 'Broken'],
    ['has general words without a status text', json({}, 500, ''), 500, anything],
    ['has general words without anything', text('', 500, ''), 500, anything],
    ['keeps a 404', json({ message: 'None.' }, 404), 404, 'None.'],
    ['keeps a 304, which is not a success', text('', 304, 'Not Modified'), 304, 'Not Modified'],
    ['keeps a 500', json({ message: 'Down.' }, 500), 500, 'Down.'],
    [
      'is a refused bot for a 401 that mentions one',
      json({ message: 'The bot check failed.' }, 401),
      'BotRefused',
      refused,
    ],
    ['is a refused bot in capitals', json({ message: 'BOT DETECTED' }, 401), 'BotRefused', refused],
    ['is a refused bot in a nested message', json({ message: '{"message":"A Bot."}' }, 401), 'BotRefused', refused],
    ['is not a bot for another 401', json({ message: 'Unknown token.' }, 401), 401, 'Unknown token.'],
    ['is not a bot for a 401 that only its status text mentions', json({}, 401, 'Bot?'), 401, 'Bot?'],
    ['is not a bot for a 403', json({ message: 'No bots.' }, 403), 403, 'No bots.'],
    ['is a refused bot above 204', json({ message: 'Hm. Seems like a bot. Bye.' }, 207), 'BotRefused', refused],
    [
      'is a refused bot in a nested message above 204',
      json({ message: '{"message":"Seems like a bot."}' }, 206),
      'BotRefused',
      refused,
    ],
    ['is an invalid answer where the type is wrong', json([{ modelYear: 'x' }]), 'InvalidAnswer', anything],
    ['is an invalid answer where a property is missing', json([{}]), 'InvalidAnswer', anything],
    ['is an invalid answer where a page of HTML comes', text('<h1>Log in</h1>', 200, 'OK'), 'InvalidAnswer', anything],
    [
      'is an invalid answer where the words of a bot come with 200',
      json({ message: 'Seems like a bot.' }),
      'InvalidAnswer',
      anything,
    ],
    [
      'has the name of the error when the connection breaks',
      (response) => response.socket?.destroy(),
      'AxiosError',
      'Network Error',
    ],
  ])('%s', async (_, reply, status, message) => {
    expect((await ask(reply)).result).toMatchObject({ ok: false, failure: { status, message } })
  })
})

describe('the message of a failure', () => {
  it.each<[string, Reply, boolean]>([
    ['that the host made for people', json({ status: 422, message: 'No.' }, 422), true],
    ['in a message inside the message', json({ message: nested }, 422), true],
    ['that are a status text', text('', 502, 'Bad Gateway'), false],
    ['that are ours, in one language', json({}, 500, ''), false],
    ['of a network', (response) => response.socket?.destroy(), false],
  ])('says whether the host wrote it for people: %s', async (_, reply, isTold) => {
    const { result } = await ask(reply)
    expect(result.ok ? undefined : (result.failure.isTold ?? false)).toBe(isTold)
  })

  it('is cut after a word when it has more than 300 characters', async () => {
    const { result } = await ask(json({ message: 'word '.repeat(100_000) }, 422))
    const { message = '' } = result.ok ? {} : result.failure
    expect(message.length).toBeLessThanOrEqual(300)
    expect(message).toMatch(/ word…$/)
  })
})

describe('Retry-After', () => {
  const busy = (headers: Record<string, string>, status = 503) => {
    const reply: Reply = (response) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"message":"Busy."}')
    return reply
  }
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT'

  it.each<[string, Reply, number | undefined]>([
    ['some seconds', busy({ 'retry-after': '30' }), 30],
    ['some seconds, for too many calls', busy({ 'retry-after': '5' }, 429), 5],
    ['until a moment by its own clock', busy({ date, 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }), 60],
    ['until a moment that has passed', busy({ date, 'retry-after': 'Sat, 21 Nov 2026 11:59:00 GMT' }), undefined],
    ['until a moment that cannot be meant', busy({ date, 'retry-after': 'Sun, 21 Nov 2027 12:00:00 GMT' }), 3600],
    ['nobody knows how long', busy({ 'retry-after': 'soon' }), undefined],
    ['with another status', busy({ 'retry-after': '30' }, 500), undefined],
  ])('sets the time of the next try: %s', async (_, reply, seconds) => {
    const { result } = await ask(reply)
    const { retryAt } = result.ok ? {} : result.failure
    expect(retryAt === undefined ? undefined : Math.round((retryAt - performance.now()) / 1000)).toBe(seconds)
  })

  it('holds a repeated call back until its time has come', async () => {
    const { baseUrl, seen } = await startServer((response) =>
      seen.length === 1 ? busy({ 'retry-after': '1' })(response) : sendJson(response, [{ modelYear: 2020 }]),
    )
    const { client } = createTestClient(baseUrl)
    const call = () => client.call('listYears', { signal: noAbort })
    const first = await call()
    expect(await call(), 'the same answer').toEqual(first)
    expect(seen).toHaveLength(1)
    await vi.waitFor(async () => expect((await call()).ok).toBe(true), 5000)
    expect(seen).toHaveLength(2)
  })
})

describe('an expired auth token', () => {
  const refuse = () => startServer((response) => sendJson(response, { message: 'Expired.' }, 401))

  it('is not sent again after a 401, so that a new one can be requested', async () => {
    const { baseUrl, seen } = await refuse()
    const { client } = createTestClient(baseUrl)
    client.setIdentity({ authToken: 'old', correlationId: 'c' })
    await client.call('loadContact', { params: { contactId: 'c' }, signal: noAbort })
    await client.call('loadContact', { params: { contactId: 'c' }, signal: noAbort })
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', undefined])
  })

  it('does not stop a call for which nobody needs to be known: it goes out once more without a token', async () => {
    const { baseUrl, seen } = await startServer((response, { headers }) =>
      headers.authorization
        ? sendJson(response, { message: 'Expired.' }, 401)
        : sendJson(response, [{ modelYear: 2020 }]),
    )
    const { client } = createTestClient(baseUrl)
    client.setIdentity({ authToken: 'old', correlationId: 'c' })
    expect(await client.call('listYears', { signal: noAbort })).toEqual({ ok: true, data: [{ modelYear: 2020 }] })
    expect(seen).toHaveLength(2)
  })

  it('does not send a call a third time that is refused without a token, too', async () => {
    const { baseUrl, seen } = await refuse()
    const { client } = createTestClient(baseUrl)
    client.setIdentity({ authToken: 'old', correlationId: 'c' })
    expect(await client.call('listYears', { signal: noAbort })).toMatchObject({ failure: { status: 401 } })
    expect(seen).toHaveLength(2)
  })
})

describe('a successful call', () => {
  it.each<[string, Reply, unknown]>([
    ['has its data', json([{ modelYear: 2020 }]), [{ modelYear: 2020 }]],
    ['has its data with a 201', json([{ modelYear: 2020 }], 201), [{ modelYear: 2020 }]],
    ['may say more than we read', json([{ modelYear: 2020, more: 1 }]), [{ modelYear: 2020 }]],
    ['has no data without a body', text('', 200, 'OK'), null],
    ['has no data where it is null', json(null), null],
    ['has no data without content', text('', 204, 'No Content'), null],
    ['has no data above 204', json([{ modelYear: 2020 }], 207), null],
    ['has no data above 204 whatever it says', json({ message: 'seems like a bot' }, 207), null],
  ])('%s', async (_, reply, data) => {
    const { result, reports } = await ask(reply)
    expect(result).toEqual({ ok: true, data })
    expect(reports).toEqual([])
  })
})

const saves = Object.entries(calls.calls).flatMap(([name, call]) => ('saves' in call ? [name] : []))

describe('a call that only saves', () => {
  it('is every PUT and PATCH call, and three more', () => {
    const changing = Object.entries(contract.calls).filter(([, { method }]) => method === 'PUT' || method === 'PATCH')
    const more = ['saveLoanInformation', 'activateDeal', 'validateRedirect']
    expect(saves.toSorted()).toEqual([...changing.map(([name]) => name), ...more].toSorted())
  })

  const save = async (reply: Reply) => {
    const { baseUrl } = await startServer(reply)
    return createTestClient(baseUrl).client.call('validateRedirect', { params: { message: 'm' }, signal: noAbort })
  }

  it.each<[string, Reply]>([
    ['no body', text('', 200, 'OK')],
    ['no content', text('', 204, 'No Content')],
    ['an empty object', json({})],
    ['true', json(true)],
    ['null', json(null)],
    ['a number', json(1)],
    ['a list', json([])],
    ['a text', text('Saved.', 200, 'OK')],
    ['a page', text('<h1>Thanks</h1>', 201, 'Created')],
    ['success', json({ success: true })],
    ['success that is null', json({ success: null, isValid: null })],
    ['something else', json({ id: 7 })],
    ['a 202', text('', 202, 'Accepted')],
    ['a 207 without anything', text('', 207, 'Multi-Status')],
    ['a 207 that says something', json({ message: 'Partly.' }, 207)],
  ])('succeeds with %s', async (_, reply) => {
    expect(await save(reply)).toEqual({ ok: true, data: null })
  })

  it.each([301, 302, 303, 307, 308])(
    'fails when a %i leads to a page, which did not get what was sent',
    async (status) => {
      const { baseUrl, seen } = await startServer((response, { url }) => {
        if (url === '/login') response.end('<h1>Log in</h1>')
        else response.writeHead(status, { location: '/login' }).end()
      })
      const { client } = createTestClient(baseUrl)
      const result = await client.call('validateRedirect', { params: { message: 'm' }, signal: noAbort })
      expect(result).toMatchObject({ ok: false, failure: { status: 'AxiosError' } })
      expect(seen).toHaveLength(1)
    },
  )

  it.each<[string, Reply, string, string]>([
    ['success: false', json({ success: false, message: 'The house is closed.' }), 'Refused', 'The house is closed.'],
    ['isValid: false', json({ isValid: false, message: nested }), 'Refused', 'Inner words.'],
    ['no words', json({ success: false }), 'Refused', anything],
    ['a 202', json({ success: false, message: 'Later.' }, 202), 'Refused', 'Later.'],
    ['a 207', json({ success: false, message: 'Not all.' }, 207), 'Refused', 'Not all.'],
    ['the words of a bot above 204', json({ message: 'Seems like a bot.' }, 207), 'BotRefused', refused],
  ])('fails with %s', async (_, reply, status, message) => {
    expect(await save(reply)).toMatchObject({ ok: false, failure: { status, message } })
  })
})

describe('an error report of an API call', () => {
  it('says where the response could not be read, without its value', async () => {
    const { reports } = await ask(json([{ modelYear: 'secret-value' }]))
    expect(reports).toEqual(['The call listYears failed with InvalidAnswer. /0/modelYear is not of the type integer.'])
  })

  it('has the call and the status of a failure, but not its message', async () => {
    const { reports } = await ask(json({ message: 'ann@example.com is not a customer' }, 422))
    expect(reports).toEqual(['The call listYears failed with 422.'])
  })
})
