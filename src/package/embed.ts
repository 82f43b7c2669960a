import { createWidget } from '../embed/createWidget.ts'
import type { EmbedOptions, EmbeddedWidget } from '../embed/EmbedOptions.ts'
import type { Target } from '../embed/hostPage.ts'
import { toSiteUrl } from './toSiteUrl.ts'

export type { RefinanceScript } from '../embed/EmbedOptions.ts'
export type { EmbedCallbacks, EmbedOptions, EmbeddedWidget, PartnerEvent } from '../embed/EmbedOptions.ts'

/** The target and options of a widget. */
export interface InitSettings extends EmbedOptions {
  /** An element of the page, or a selector for one. */
  readonly target: Target
  /** The address of the site that serves the widget. The default is the site that the package was built for. */
  readonly siteUrl?: string
}

const nowhere: EmbeddedWidget = {
  get element(): never {
    throw new Error('There is no element on a server. Call init in the browser.')
  },
  update: () => undefined,
  destroy: () => undefined,
}

/**
 * Puts a widget into an element of this page, like `window.Refinance.init` of the script. Never throws. On a server, which has
 * no page, it does nothing.
 */
export function init(settings: InitSettings): EmbeddedWidget {
  const { target, siteUrl, ...options }: InitSettings = Object(settings)
  if (typeof document === 'undefined') return nowhere
  return createWidget(toSiteUrl(siteUrl), target, options)
}
