import type { EmbedOptions, EmbeddedWidget } from './EmbedOptions.ts'
import type { Target } from './hostPage.ts'

/** A call of a widget that is not there yet. */
export type QueuedCall = readonly ['update' | 'destroy', EmbedOptions]

/** What the script, or the snippet before it, is in a page. */
export interface RefinanceScript {
  init(options: EmbedOptions & { readonly target: Target }): EmbeddedWidget
  /** Of the snippet: the options of each `init`, and the handle that it answered with. */
  q?: [EmbedOptions & { readonly target: Target }, { calls: QueuedCall[]; element?: HTMLElement }][]
}

declare global {
  interface Window {
    Refinance?: RefinanceScript
  }
}
