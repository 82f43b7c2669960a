import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import { type SandboxOptions, createSandbox } from '../../src/sandbox/createSandbox.ts'

export type CallName = keyof typeof contract.calls
type CallOptions = { values?: Record<string, string>; body?: unknown; headers?: Record<string, string> }
type Answer<Body> = { status: number; body: Body; headers: Headers }

export function isCallName(name: string): name is CallName {
  return name in contract.calls
}

/** A running sandbox, and the functions that call it; answers are read as JSON of the type that the test names. */
export type OpenSandbox = {
  url: string
  close(): Promise<void>
  /** Makes a call of the contract with a fresh bot token. */
  call<Body = { status: number; message: string }>(name: CallName, options?: CallOptions): Promise<Answer<Body>>
  get<Body>(path: string): Promise<Answer<Body>>
  post<Body>(path: string, body: unknown): Promise<Answer<Body>>
}

/** Opens a sandbox on a free port until the test ends. */
export async function openSandbox(options: SandboxOptions = {}): Promise<OpenSandbox> {
  const app = await createSandbox({ now: () => new Date('2026-06-15T12:00:00Z'), slowMs: 60, ...options })
  onTestFinished(async () => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...toClient(url), close: async () => app.close() }
}

/** Creates the functions that call the sandbox at this address. */
export function toClient(url: string): Omit<OpenSandbox, 'close'> {
  const send = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    const response = await fetch(`${url}/${path}`, init)
    const isJson = response.headers.get('content-type')?.includes('json')
    const body: Body = isJson ? await response.json() : await response.text()
    return { status: response.status, headers: response.headers, body }
  }

  return {
    url,
    call: (name, { values = {}, body, headers = {} } = {}) => {
      const definition: { method: string; path: string; query?: string[] } = contract.calls[name]
      const path = definition.path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => values[key] ?? '')
      const query = (definition.query ?? []).map((key) => `${key}=${values[key] ?? ''}`).join('&')
      return send(query ? `${path}?${query}` : path, {
        method: definition.method,
        headers: { 'X-Bot-Token': randomUUID(), 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    },
    get: (path) => send(path, {}),
    post: (path, body) =>
      send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }
}
