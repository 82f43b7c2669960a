import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, createServer as createViteServer } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { apiSandboxPlugin, createApiSandbox } from '../../../engine/sandbox/createApiSandbox.ts'
import { listen } from '../../listen.ts'

const room = {
  type: 'object',
  required: ['roomId', 'beds'],
  properties: { roomId: { type: 'string', format: 'uuid' }, beds: { type: 'integer', minimum: 1 } },
}
const flow = {
  name: 'hotel',
  version: 1,
  schemas: 'schemas',
  copy: 'copy',
  start: 'ROOM',
  constants: {},
  data: {},
  predicates: {},
  actions: {
    findRoom: {
      input: { type: 'object', required: ['town'], properties: { town: { type: 'string' } } },
      outcomes: { found: room },
    },
    listTowns: { outcomes: { listed: { type: 'array', items: { type: 'string' }, examples: [['Bern']] } } },
    book: {
      input: {
        type: 'object',
        required: ['intent', 'roomId', 'nights'],
        properties: { intent: { type: 'string' }, roomId: { type: 'string' }, nights: { type: 'integer' } },
      },
      outcomes: { booked: room, taken: {} },
    },
  },
  startUp: [{ to: 'ROOM' }],
  steps: { ROOM: { title: 'room.title', progress: 0, view: [], on: {} } },
}
const api = {
  calls: {
    findRoom: { method: 'GET', path: 'rooms', query: ['town'] },
    listTowns: { method: 'GET', path: 'towns' },
    book: { method: 'POST', path: 'rooms/{roomId}/bookings', idempotent: true, outcomes: { 409: 'taken' } },
  },
}

/** Writes the hotel into a folder of its own. */
function writeHotel(files: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-'))
  for (const [name, content] of Object.entries({ flow, api, ...files }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
  return folder
}

/** Serves the hotel's sandbox with these scenarios until the test ends. */
async function open(scenarios: object = {}) {
  const folder = writeHotel({ scenarios })
  const answer = createApiSandbox(join(folder, 'flow.json'))
  const server = createServer((request, response) => {
    void answer(request, response).then((isAnswered) => isAnswered || response.writeHead(404).end('{}'))
  })
  const { url, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  return async (path: string, body?: object, key?: string) => {
    const response = await fetch(`${url}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    })
    return [response.status, await response.json()] as const
  }
}

describe('the API sandbox', () => {
  it('answers with the example of a schema, or with a generated value', async () => {
    const ask = await open()
    expect(await ask('towns')).toEqual([200, ['Bern']])
    expect(await ask('rooms?town=Bern')).toEqual([200, { roomId: expect.stringMatching(/^[\da-f-]{36}$/), beds: 1 }])
  })

  it('rejects an invalid request without repeating its values', async () => {
    const ask = await open()
    expect(await ask('rooms')).toEqual([400, { message: 'town is missing in the query.' }])
    expect(await ask('rooms/7/bookings', { nights: 'two' }, 'k')).toEqual([400, { message: 'nights must be integer.' }])
    expect(await ask('rooms/7/bookings', { nights: 2 })).toEqual([400, { message: 'the idempotency key is missing.' }])
    expect(await ask('nothing')).toEqual([404, {}])
  })

  it('plays the scenario that matches a request, as many times as the scenario allows', async () => {
    const ask = await open({
      noTown: { means: 'nobody knows the town', call: 'findRoom', when: { town: 'Atlantis' }, status: 404 },
      full: { means: 'one bed is left', call: 'findRoom', when: { town: 'Bern' }, answer: { beds: 9 }, times: 1 },
    })
    expect(await ask('rooms?town=Atlantis')).toEqual([404, {}])
    expect(await ask('rooms?town=Bern')).toMatchObject([200, { beds: 9, roomId: expect.anything() }])
    expect(await ask('rooms?town=Bern')).toMatchObject([200, { beds: 1 }])
  })

  it('repeats its first answer for the same idempotency key', async () => {
    const ask = await open({
      first: { means: 'the first is special', call: 'book', answer: { beds: 5 }, times: 1 },
    })
    const first = await ask('rooms/7/bookings', { nights: 2 }, 'one')
    expect(first).toMatchObject([200, { beds: 5 }])
    expect(await ask('rooms/7/bookings', { nights: 2 }, 'one')).toEqual(first)
    expect(await ask('rooms/7/bookings', { nights: 2 }, 'two')).toMatchObject([200, { beds: 1 }])
  })

  it('rejects a scenario for an unknown call', async () => {
    await expect(open({ odd: { means: 'odd', call: 'fly' } })).rejects.toThrow(
      'scenario odd plays fly, which is not a call',
    )
  })

  it('says what to write when there is no file of calls', () => {
    const folder = writeHotel({})
    rmSync(join(folder, 'api.json'))
    expect(() => createApiSandbox(join(folder, 'flow.json'))).toThrow(
      /api\.json is not there\. .* write { "calls": {} }/,
    )
  })

  it('plays the scenarios of a file that is added while it runs, and tells what is wrong with them', async () => {
    const folder = writeHotel({})
    const told: string[] = []
    const customLogger = { ...createLogger('silent'), error: (message: string) => void told.push(message) }
    const server = await createViteServer({
      root: folder,
      configFile: false,
      customLogger,
      server: { host: '127.0.0.1' },
      plugins: [apiSandboxPlugin()],
    })
    onTestFinished(() => server.close())
    await server.listen(0)
    const ask = async () => (await fetch(`${server.resolvedUrls?.local[0]}api/rooms?town=Bern`)).status
    expect(await ask()).toBe(200)
    const write = (call: string) =>
      writeFileSync(join(folder, 'scenarios.json'), JSON.stringify({ closed: { means: 'closed', call, status: 503 } }))
    write('findRoom')
    await vi.waitFor(async () => expect(await ask()).toBe(503), 20_000)
    // Written again until it is seen: the watcher drops a change that soon follows another.
    const tellFault = () => {
      write('findRooms')
      expect(told.join()).toContain('plays findRooms, which is not a call')
    }
    await vi.waitFor(tellFault, { timeout: 20_000, interval: 200 })
    expect(await ask()).toBe(503)
  })
})
