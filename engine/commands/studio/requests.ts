import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SavedFile } from './StudioFiles.ts'
import { RefusedError } from './writeFiles.ts'

const mostBytes = 20_000_000

/**
 * Answers a request with the result of `work`: text as text, anything else as JSON. Sends a 400 if it was refused, and a 500 if
 * it failed.
 */
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

/**
 * Checks whether the request comes from the studio's own page. Another site cannot send JSON without a preflight, and browsers
 * report the origin.
 */
export function isOfThisPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin', 'content-type': type } = headers
  return site === 'same-origin' && type === 'application/json' && origin === `http://${host}`
}

/** Parses the JSON of a request; undefined if it is invalid. Rejects with a `RefusedError` if it is too large. */
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

/** Checks whether a value is a list of files to write. */
export const isFileList = (value: unknown): value is readonly SavedFile[] => Array.isArray(value) && value.every(isFile)

const isText = (value: unknown) => value === null || typeof value === 'string'

function isFile(file: unknown): boolean {
  const { path, text, base }: { readonly [name: string]: unknown } = Object(file)
  return typeof path === 'string' && isText(text) && isText(base)
}
