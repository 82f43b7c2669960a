import { toTrackedName } from '../../../../engine/index.ts'
import type { Analytics } from './createAnalytics.ts'

declare global {
  interface Window {
    /** The queue of tag managers, such as Google Tag Manager; a page has it or not. */
    dataLayer?: unknown
  }
}

/**
 * Creates analytics that push onto `window.dataLayer` by the names of Google Analytics 4, `{ event: 'lead_created', partner_name:
 * … }`. They load no script: the page brings its own tag manager, or none.
 */
export function createDataLayer(page: Pick<Window, 'dataLayer'> = window): Analytics {
  return {
    track(event, properties = {}) {
      const told = Object.entries(properties).map(([name, value]) => [toTrackedName(name), value])
      page.dataLayer ??= []
      // Any script may have set this to anything, and a tag manager replaces `push`.
      const { push }: { push?: unknown } = Object(page.dataLayer)
      if (typeof push === 'function')
        push.call(page.dataLayer, { ...Object.fromEntries(told), event: toTrackedName(event) })
    },
  }
}
