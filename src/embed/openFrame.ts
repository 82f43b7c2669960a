import type { EmbedOptions, PartnerEvent } from './EmbedOptions.ts'
import { create, warn } from './hostPage.ts'
import { type Content, type FrameMessage, type HostMessage, createGate, fromFrame, longestOptions } from './protocol.ts'
import { toTexts } from './toTexts.ts'

const usualTimeout = 20_000

/** How long a frame that has loaded may stay silent, as one does that the browser refused to show. */
const silenceMs = 3_000

/**
 * Opens the frame with the whole flow and speaks with it. Returns how to tell it that the options have changed, and how to
 * close it, which leaves nothing of it behind.
 */
export function openFrame(
  root: ShadowRoot,
  siteUrl: string,
  read: () => EmbedOptions,
  tell: (event: PartnerEvent) => void,
  fail: (code: string) => void,
) {
  let { locale, loadTimeout = usualTimeout } = read()
  if (!(loadTimeout > 0 && loadTimeout < 2e9)) {
    warn('loadTimeout: use ms.')
    loadTimeout = usualTimeout
  }
  const { host } = root
  const { origin } = new URL(siteUrl)
  const instance = crypto.getRandomValues(new Uint32Array(4)).join()
  const frame = create('iframe', {
    // A browser gives a frame that it remembers by its name, or its place, the address that it had.
    name: instance,
    title: toTexts(locale)[0],
    referrerPolicy: 'no-referrer',
    // Loaders from before `ids` refuse messages that have them.
    src: `${siteUrl}embed/frame.html#instance=${instance}&host=${location.origin}&ids`,
    // About as high as the first step, which tells its height when it is there.
    style: 'display:block;width:100%;height:40rem;border:0;opacity:0',
    onload: () => isHeard || wait(silenceMs),
  })

  let isHeard = false
  let isReady = false
  let seq = 0
  let steps = 0
  let picture = 0
  let sight = ''
  let timer: ReturnType<typeof setTimeout>
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(fail, ms, 'load')
  }

  const source = () => frame.contentWindow
  const accept = createGate<FrameMessage>(fromFrame, origin, source, instance)
  const send = (content: Content<HostMessage>) =>
    source()?.postMessage({ refinance: 1, instance, seq: ++seq, ...content }, origin)
  const listeners = new AbortController()
  const listen = { capture: true, signal: listeners.signal }

  /** Tells the frame where it stands in the window, at most once for each picture of the screen; one that is closed hears nothing. */
  const look = () => {
    picture ||= requestAnimationFrame(() => {
      picture = 0
      const top = topOf(frame)
      if (isHeard && sight !== (sight = `${top} ${innerHeight}`)) send({ type: 'view', top, height: innerHeight })
    })
  }

  const hear = (event: MessageEvent<unknown>) => {
    const message = accept(event)
    if (!message) return
    if (message.type === 'hello') {
      isHeard = true
      sight = ''
      if (!isReady) wait(loadTimeout)
      // A name may come more than once, and only those are read that the frame asks for.
      const campaign = [...new URLSearchParams(location.search)].filter(([name]) => message.campaign.includes(name))
      send({ type: 'start', options: toMessageOptions(read()), campaign, width: innerWidth })
      frame.style.opacity = ''
      look()
    } else if (message.type === 'height') {
      frame.style.height = `${message.height}px`
      look()
    } else if (message.type === 'error' && !isReady) fail(message.code)
    else {
      const { refinance, instance: _instance, seq: _seq, ...said } = message
      if (said.type === 'ready') {
        isReady = true
        clearTimeout(timer)
        host.ariaBusy = null
      }
      // Whoever has come to another step begins to read at its top.
      if (said.type === 'step' && steps++ && (topOf(frame) < 0 || topOf(frame) > innerHeight)) host.scrollIntoView()
      tell({ version: refinance, ...said })
    }
  }

  addEventListener('message', hear, listen)
  // Whatever scrolls, also inside of the page.
  addEventListener('scroll', look, listen)
  addEventListener('resize', look, listen)
  host.ariaBusy = 'true'
  wait(loadTimeout)
  root.append(frame)

  return [
    () => isHeard && send({ type: 'options', options: toMessageOptions(read()) }),
    () => {
      listeners.abort()
      clearTimeout(timer)
      frame.remove()
      host.ariaBusy = null
    },
  ] as const
}

/** Where an element begins in the window. */
const topOf = (element: Element) => element.getBoundingClientRect().top

/** The options as they go to the frame, which validates them: without callbacks, and nothing at all when they are no JSON. */
function toMessageOptions({ loadTimeout: _, ...options }: EmbedOptions): object {
  try {
    const text = JSON.stringify(options)
    if (text.length <= longestOptions) return JSON.parse(text)
  } catch {} // They lead back to themselves, or throw.
  warn(`the options are left out. Use JSON.`)
  return {}
}
