import type { BrowserContext, Frame, Page } from 'playwright-core'
import type { PartnerEvent } from '../../../src/embed/EmbedOptions.ts'
import type { OpenOptions } from './openPage.ts'
import type { PartnerPages } from './servePartner.ts'
import { stage } from './stage.ts'

type Opener = { open(options?: OpenOptions): Promise<Page> }

/** The code in a partner's page, besides the tag, with which the tests record its events. */
export const recorder = `<script>
  window.events = []
  window.record = (event) => window.events.push(event)
  window.callbacks = { onReady: record, onStep: record, onLeadCreated: record, onCompleted: record, onError: record, onClosed: record }
</script>`

/** Opens a partner's page with this body. */
export async function openPartner(
  browser: Opener,
  partner: PartnerPages,
  body: string,
  options: OpenOptions = {},
): Promise<Page> {
  return browser.open({ ...options, url: partner.page(body) })
}

/** Records in each window, as `messages`, every message that it receives. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const messages: unknown[] = []
    Object.assign(window, { messages })
    window.addEventListener('message', ({ data }) => messages.push(data))
  })
}

/** Returns the frame of a widget once it exists, by default the first one. */
export async function findFrame(page: Page, position = 0, siteUrl = stage().siteUrl): Promise<Frame> {
  const handle = await page.locator('iframe').nth(position).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`The page has no frame number ${position}.`)
  await frame.waitForURL(`${siteUrl}/embed/frame.html**`)
  return frame
}

/** Returns the events that the page has received so far. */
export const readEvents = (page: Page): Promise<PartnerEvent[]> => page.evaluate(() => Reflect.get(window, 'events'))
