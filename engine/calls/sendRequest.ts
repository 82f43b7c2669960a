import axios, { isAxiosError } from 'axios'
import { toAbortError, type HttpAnswer } from './toAnswer.ts'

/** One request with a JSON body, or with a form (RFC 7578) when a value of the body is a file. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal: AbortSignal
}

/** Sends a request. Resolves with the answer, whatever its status; rejects with the network's error or an `AbortError`. */
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
      // Answers are personal, and browsers keep their caches on disk. A redirect drops the body of a call that sends one, and the page that
      // it leads to, such as a login, would look as if the service had taken it.
      fetchOptions: { cache: 'no-store', redirect: method === 'GET' ? 'follow' : 'error' },
      method,
      url,
      data: form ?? body,
      signal,
      validateStatus: () => true,
      headers: {
        ...headers,
        // By default axios sends an empty body as a form and adds its own User-Agent, which no server's CORS rules expect. The browser sets
        // the boundary of a form.
        'Content-Type': body === undefined || form ? false : 'application/json',
        'User-Agent': false,
      },
    })
    const [retryAfter, date] = [toText(told['retry-after']), toText(told['date'])]
    return { status, statusText, data, retryAfter, date }
  } catch (error) {
    throw signal.aborted ? toAbortError() : toBare(error)
  }
}

/** Returns the error without the request, which axios keeps with it: the body is personal, and errors end up in logs. */
function toBare(error: unknown): unknown {
  if (!isAxiosError(error)) return error
  const { name, message, cause } = error
  return Object.assign(new Error(message, { cause }), { name })
}

/** Converts a body to a form, with the other values as JSON. Returns undefined when it has no file. */
function toForm(body: unknown): FormData | undefined {
  const parts = Object.entries<unknown>(Object(body))
  if (!parts.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value instanceof Blob ? value : JSON.stringify(value))
  return form
}

const toText = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined)
