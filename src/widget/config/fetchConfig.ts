import type { WidgetConfig } from './WidgetConfig.ts'
import { readConfig } from './readConfig.ts'

/** After this many milliseconds without a response, the visitor sees an error instead of waiting on. */
const patience = 30_000

/**
 * Returns the configuration of this deployment: `config.json` beside its pages, which an operator edits without a new build. It
 * is read from the page if the server put it there, otherwise fetched. Rejects with what is wrong, where, and how to fix it.
 */
export const fetchConfig = async (): Promise<WidgetConfig> =>
  readConfig(readPage() ?? (await fetchSettings()), {
    origin: window.location.origin,
    isDevelopment: import.meta.env.DEV,
  })

/** Returns the configuration that the server put into the page; undefined if there is none, or if it is not JSON. */
function readPage(): unknown {
  try {
    return JSON.parse(document.querySelector('script#config')?.textContent ?? '')
  } catch {
    return undefined
  }
}

async function fetchSettings(): Promise<unknown> {
  const href = toConfigAddress()
  const toError = (problem: string, cause?: unknown) => new Error(`${href} ${problem}`, { cause })
  const answer = await fetch(href, { signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
    throw toError('could not be fetched. Look whether the host of this page can be reached.', cause)
  })
  if (!answer.ok) throw toError(`was answered with ${answer.status}. Put it there: { "environment": "prod" }.`)
  return answer.json().catch((cause: unknown) => {
    throw toError('holds no JSON. Put an object there: { "environment": "prod" }.', cause)
  })
}

/** Returns the URL of the configuration. */
export const toConfigAddress = (): string =>
  new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href
