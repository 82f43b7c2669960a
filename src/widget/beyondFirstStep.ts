// Everything a widget needs once the applicant continues past the first step, in one chunk: the whole flow with its English copy,
// its views and inputs by name, and the code that runs its actions.
import flow from '../../flows/refinance.json?flow'
import english from '../../flows/copy/en.json?copy'
import { fetchConfig as fetchUsable } from './config/fetchConfig.ts'
import type { WidgetConfig } from './config/WidgetConfig.ts'
import { adapters } from './integrations/adapters.ts'
import { fieldRegistry, pageScreens, screenRegistry } from './registries.ts'
import './theme/steps.css'

export { actionRegistry } from './registries.ts'
export { createServices } from './createServices.ts'
export { flowFunctions } from './flowFunctions.ts'
export { english, flow }

/** Adds all views, inputs and page screens to the given records. */
export function addParts({ components, inputs, screens }: Record<'components' | 'inputs' | 'screens', object>): void {
  Object.assign(components, screenRegistry)
  Object.assign(inputs, fieldRegistry)
  Object.assign(screens, pageScreens)
}

/** Fetches the configuration of the page. If it cannot be used, calls `onUnusable` with the error, then rejects. */
export const fetchConfig = (onUnusable?: (error: unknown) => unknown) =>
  fetchUsable().catch((error: unknown) => {
    onUnusable?.(error)
    throw error
  })

/** Offers complete addresses to an applicant who types a street inside an element, if the configuration names a provider. */
export async function completeStreets(
  root: HTMLElement,
  { addressCompletion: choice, apiBaseUrl: baseUrl, ...config }: WidgetConfig,
  signal: AbortSignal,
): Promise<void> {
  if (!choice) return
  const streets = import('./integrations/addressCompletion/completeStreets.ts')
  const { complete } = await adapters.addressCompletion[choice.adapter]({
    ...config,
    baseUrl,
    settings: choice.settings,
  })
  ;(await streets).completeStreets(root, complete, signal)
}

// In development, `mount` shows edits.
import.meta.hot?.accept(['../../flows/refinance.json?flow', '../../flows/copy/en.json?copy'], () => undefined)
