import type { WidgetConfig } from './WidgetConfig.ts'
import { readConfig } from './readConfig.ts'

/** After so many milliseconds without an answer a visitor is better told than kept waiting. */
const patience = 30_000

/**
 * The configuration of this deployment: `config.json` beside its pages, which an operator writes without a new build. The server
 * has put it into the page, or it is fetched. Rejects with what is wrong, where, and how to mend it.
 */
export const fetchConfig = async (): Promise<WidgetConfig> =>
  readConfig(readPage() ?? (await fetchSettings()), {
    origin: window.location.origin,
    isDevelopment: import.meta.env.DEV,
  })

/** What the server has put into the page; undefined where it did not, or where that is no JSON. */
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

/** Where the configuration stands. */
export const toConfigAddress = (): string =>
  new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href
