// What a widget needs as soon as a person leads on from the first step, in one piece: the whole flow with its words in
// English, its views and inputs by name, and all that carries its actions out.
import flow from '../../flows/refinance.json?flow'
import english from '../../flows/copy/en.json?copy'
import type { CompiledFlow, Copy } from '../../engine/index.ts'
import { fetchConfig as fetchUsable } from './config/fetchConfig.ts'
import type { WidgetConfig } from './config/WidgetConfig.ts'
import { adapters } from './integrations/adapters.ts'
import { fieldRegistry, pageScreens, screenRegistry } from './registries.ts'
import './theme/steps.css'

export { actionRegistry } from './registries.ts'
export { createServices } from './createServices.ts'
export { flowFunctions } from './flowFunctions.ts'
export { english, flow }

/** Adds all views, inputs and pages to the records of those that are there. */
export function addParts({ components, inputs, screens }: Record<'components' | 'inputs' | 'screens', object>): void {
  Object.assign(components, screenRegistry)
  Object.assign(inputs, fieldRegistry)
  Object.assign(screens, pageScreens)
}

/** Fetches the configuration of the page; where it cannot be used, tells what is wrong with it, too. */
export const fetchConfig = (onUnusable?: (error: unknown) => unknown) =>
  fetchUsable().catch((error: unknown) => {
    onUnusable?.(error)
    throw error
  })

/** What was edited. */
type Edit = { readonly flow: CompiledFlow } | { readonly english: Copy }

/** Has whole addresses offered to whoever types a street below an element, where the configuration says by whom. */
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

const listeners: ((edit: Edit) => void)[] = []

/** In development: has the flow and its words handed over whenever they were edited. */
export const onFlowEdit = (listener: (edit: Edit) => void) => void listeners.push(listener)

if (import.meta.hot) {
  const tell = (edit: Edit) => listeners.forEach((listener) => listener(edit))
  import.meta.hot.accept('../../flows/refinance.json?flow', (next) => next && tell({ flow: next['default'] }))
  import.meta.hot.accept('../../flows/copy/en.json?copy', (next) => next && tell({ english: next['default'] }))
}
