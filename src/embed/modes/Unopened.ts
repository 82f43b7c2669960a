import type { EmbedOptions, EmbeddedWidget } from '../EmbedOptions.ts'

/** A widget that is not opened yet, by the loader that made it. */
export interface Unopened {
  readonly widget: EmbeddedWidget
  /** The target: where the widget goes, or whose buttons open it. */
  readonly place: Element | ShadowRoot
  readonly siteUrl: string
  /** The options of now. */
  readonly read: () => EmbedOptions
  /** Loads the frame into the widget's element, which stands in the page by then. */
  readonly open: () => void
}
