import { createWidget } from '../embed/createWidget.ts'
import type { EmbedOptions, EmbeddedWidget } from '../embed/EmbedOptions.ts'
import type { Target } from '../embed/hostPage.ts'
import { toSiteUrl } from './toSiteUrl.ts'

export type { RefinanceScript } from '../embed/EmbedOptions.ts'
export type { EmbedCallbacks, EmbedOptions, EmbeddedWidget, PartnerEvent } from '../embed/EmbedOptions.ts'

/** Where a widget goes, and what it may be told. */
export interface InitSettings extends EmbedOptions {
  /** An element of the page, or a selector of one. */
  readonly target: Target
  /** The address of the site that the widget comes from; the one that the package was built for unless told. */
  readonly siteUrl?: string
}

const nowhere: EmbeddedWidget = {
  get element(): never {
    throw new Error('There is no element on a server. Call init in the browser.')
  },
  update: () => undefined,
  destroy: () => undefined,
}

/** Puts a widget into an element of this page, as `window.Refinance.init` of the script does. Never throws; on a server, which has no page, it does nothing. */
export function init({ target, siteUrl, ...options }: InitSettings): EmbeddedWidget {
  if (typeof document === 'undefined') return nowhere
  return createWidget(toSiteUrl(siteUrl), target, options)
}
