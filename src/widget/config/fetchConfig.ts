import type { WidgetConfig } from './WidgetConfig.ts'
import { readConfig } from './readConfig.ts'

/**
 * Starts a page of ours once its configuration is there, and answers whether it did. Where it cannot start, the operator is
 * told in the console why, and the visitor in the element whom to call.
 */
export async function startPage(element: HTMLElement, start: (config: WidgetConfig) => void): Promise<boolean> {
  try {
    start(await fetchConfig())
    return true
  } catch (error) {
    const { showStartFailure } = await import('./showStartFailure.ts')
    await showStartFailure(element, error)
    return false
  }
}

/** After so many milliseconds without an answer a visitor is better told than kept waiting. */
const patience = 30_000

/**
 * The configuration of this deployment: `config.json` beside its pages, which an operator writes without a new build. Rejects
 * with what is wrong, where, and how to mend it.
 */
export async function fetchConfig(): Promise<WidgetConfig> {
  const href = toConfigAddress()
  const toError = (problem: string, cause?: unknown) => new Error(`${href} ${problem}`, { cause })
  const answer = await fetch(href, { signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
    throw toError('could not be fetched. Look whether the host of this page can be reached.', cause)
  })
  if (!answer.ok) throw toError(`was answered with ${answer.status}. Put it there: { "environment": "prod" }.`)
  const settings: unknown = await answer.json().catch((cause: unknown) => {
    throw toError('holds no JSON. Put an object there: { "environment": "prod" }.', cause)
  })
  return readConfig(settings, { origin: window.location.origin, isDevelopment: import.meta.env.DEV })
}

/** Where the configuration stands. */
export const toConfigAddress = (): string =>
  new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href
