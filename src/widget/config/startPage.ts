import { fetchConfig } from './fetchConfig.ts'
import type { WidgetConfig } from './WidgetConfig.ts'

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
