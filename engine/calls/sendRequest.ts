import axios from 'axios'
import { toAbortError, type HttpAnswer } from './toAnswer.ts'

/** One request, of JSON; of a form (RFC 7578) where a value of the body is a file. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal: AbortSignal
}

/** Sends a request and resolves with the answer, whatever its status; rejects with the network's error or an `AbortError`. */
export async function sendRequest({ method, url, headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
  const form = toForm(body)
  try {
    const {
      status,
      statusText,
      data,
      headers: told,
    } = await axios.request<unknown>({
      adapter: 'fetch',
      // What is answered is personal, and browsers keep their caches on disk.
      fetchOptions: { cache: 'no-store' },
      method,
      url,
      data: form ?? body,
      signal,
      validateStatus: () => true,
      headers: {
        ...headers,
        // Left to itself axios calls an empty body a form, and names itself, which no server's CORS rules expect.
        // The browser says where the parts of a form end.
        'Content-Type': body === undefined || form ? false : 'application/json',
        'User-Agent': false,
      },
    })
    const [retryAfter, date] = [toText(told['retry-after']), toText(told['date'])]
    return { status, statusText, data, retryAfter, date }
  } catch (error) {
    throw signal.aborted ? toAbortError() : error
  }
}

/** A body as a form, whose other values are JSON; undefined where it holds no file. */
function toForm(body: unknown): FormData | undefined {
  const parts = Object.entries<unknown>(Object(body))
  if (!parts.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value instanceof Blob ? value : JSON.stringify(value))
  return form
}

const toText = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined)
