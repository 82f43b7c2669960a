import type { AdapterOptions } from '../adapters.ts'
import type { Analytics } from './createAnalytics.ts'

/**
 * Creates analytics on Segment's HTTP API (`POST v1/batch`), without the vendor's script. Events wait while others are being
 * sent, so that they arrive in order; when the page is left, all waiting ones are sent. The anonymous id is random, never saved,
 * and different for each application. `apiUrl` is another of their hosts, such as `https://eu1.api.segmentapis.com/` in the EU.
 */
export function createSegmentAnalytics({ settings }: Pick<AdapterOptions, 'settings'>): Analytics {
  const { writeKey, apiUrl = 'https://api.segment.io/' } = settings
  const url = `${apiUrl.replace(/\/?$/, '/')}v1/batch`
  let anonymousId = crypto.randomUUID()
  let waiting: object[] = []
  let sending = 0

  async function send(): Promise<void> {
    const batch = waiting
    waiting = []
    sending += 1
    // Otherwise Segment records the sender's IP address.
    const context = { direct: true, ip: '0.0.0.0' }
    const body = JSON.stringify({ writeKey, batch, context, sentAt: new Date().toISOString() })
    // Plain text needs no CORS preflight request, and `keepalive` lets the request outlive the page.
    const headers = { 'Content-Type': 'text/plain' }
    await fetch(url, {
      method: 'POST',
      body,
      headers,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
      // A lost event is not sent again.
      .catch(() => undefined)
    sending -= 1
    if (sending > 0) return
    if (waiting.length > 0) await send()
    else window.removeEventListener('pagehide', flush)
  }

  const flush = () => {
    if (waiting.length > 0) void send()
  }

  return {
    track(event, properties = {}) {
      const timestamp = new Date().toISOString()
      waiting.push({ type: 'track', event, properties, anonymousId, messageId: crypto.randomUUID(), timestamp })
      // A hidden page may be gone before the previous request ends, so its events are sent at once.
      if (sending > 0 && document.visibilityState === 'visible') return
      window.addEventListener('pagehide', flush)
      void send()
    },
    startOver() {
      anonymousId = crypto.randomUUID()
    },
  }
}
