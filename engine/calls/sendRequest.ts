import axios from 'axios'
import { toAbortError } from './toAbortError.ts'

/** What a server answered; `data` is the parsed JSON, or the text where it was none. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  /** The headers of these names, where the host lets us read them. */
  readonly retryAfter?: string | undefined
  readonly date?: string | undefined
}

/** One JSON request. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal: AbortSignal
}

/** Sends a request and resolves with the answer, whatever its status; rejects with the network's error or an `AbortError`. */
export async function sendRequest({ method, url, headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
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
      data: body,
      signal,
      validateStatus: () => true,
      headers: {
        ...headers,
        // Left to itself axios calls an empty body a form, and names itself, which no server's CORS rules expect.
        'Content-Type': body === undefined ? false : 'application/json',
        'User-Agent': false,
      },
    })
    const [retryAfter, date] = [toText(told['retry-after']), toText(told['date'])]
    return { status, statusText, data, retryAfter, date }
  } catch (error) {
    throw signal.aborted ? toAbortError() : error
  }
}

const toText = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined)
