import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SavedFile } from './StudioFiles.ts'
import { RefusedError } from './writeFiles.ts'

const mostBytes = 20_000_000

/** Answers a request with what its work gives: text as such, anything else as JSON; 400 where it is refused, 500 where it fails. */
export async function answerWith(
  response: ServerResponse,
  work: () => Promise<readonly [status: number, body: unknown]>,
): Promise<void> {
  const [status, body] = await work().catch((error: unknown): [number, string] => [
    error instanceof RefusedError ? 400 : 500,
    error instanceof Error ? error.message : String(error),
  ])
  const isText = typeof body === 'string'
  response.statusCode = status
  response.setHeader('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json')
  response.end(isText ? body : JSON.stringify(body))
}

/** Whether the studio's own page asks: another site's cannot send JSON here without asking first, and says whence it comes. */
export function isOfThisPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin', 'content-type': type } = headers
  return site === 'same-origin' && type === 'application/json' && origin === `http://${host}`
}

/** The JSON of a request; undefined for what is none. Rejects with a `RefusedError` for too much of it. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length > mostBytes) throw new RefusedError(`More than ${mostBytes} bytes are not written at once.`)
    parts.push(bytes)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}

/** Whether something is a list of files as they are to be written. */
export const isFileList = (value: unknown): value is readonly SavedFile[] => Array.isArray(value) && value.every(isFile)

const isText = (value: unknown) => value === null || typeof value === 'string'

function isFile(file: unknown): boolean {
  const { path, text, base }: { readonly [name: string]: unknown } = Object(file)
  return typeof path === 'string' && isText(text) && isText(base)
}
