import { toTrackedName } from '../../../../engine/index.ts'
import type { Analytics } from './createAnalytics.ts'

declare global {
  interface Window {
    /** What tag managers read, such as Google Tag Manager; they come and go by themselves. */
    dataLayer?: unknown
  }
}

/**
 * Analytics that push onto `window.dataLayer` by the names of Google Analytics 4, `{ event: 'lead_created', partner_name: … }`.
 * They load no script: whoever runs the page has a tag manager there, or not.
 */
export function createDataLayer(page: Pick<Window, 'dataLayer'> = window): Analytics {
  return {
    track(event, properties = {}) {
      const told = Object.entries(properties).map(([name, value]) => [toTrackedName(name), value])
      page.dataLayer ??= []
      // Anybody may have put anything there; a tag manager has a push of its own.
      const { push }: { push?: unknown } = Object(page.dataLayer)
      if (typeof push === 'function')
        push.call(page.dataLayer, { ...Object.fromEntries(told), event: toTrackedName(event) })
    },
  }
}
