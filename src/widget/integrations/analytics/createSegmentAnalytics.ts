import type { AdapterOptions } from '../adapters.ts'
import type { Analytics } from './createAnalytics.ts'

/**
 * Analytics over Segment's HTTP API (`POST v1/batch`), without a script of its vendor. Events wait while others are on their
 * way, so that they arrive in order; when the page is left all that wait are sent. The anonymous id is random, kept nowhere
 * and another one for each application. `apiUrl` is another host of theirs, such as `https://eu1.api.segmentapis.com/` in the EU.
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
    // Segment keeps the address of the sender unless it is told another one.
    const context = { direct: true, ip: '0.0.0.0' }
    const body = JSON.stringify({ writeKey, batch, context, sentAt: new Date().toISOString() })
    // As text, so that no other request has to ask first whether this one may be made; it outlives the page.
    const headers = { 'Content-Type': 'text/plain' }
    await fetch(url, {
      method: 'POST',
      body,
      headers,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
      // An event that is lost is lost.
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
      // Who has left may not be here when the one before has arrived.
      if (sending > 0 && document.visibilityState === 'visible') return
      window.addEventListener('pagehide', flush)
      void send()
    },
    startOver() {
      anonymousId = crypto.randomUUID()
    },
  }
}
