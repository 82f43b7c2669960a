import type { EmbedOptions, PartnerEvent } from './EmbedOptions.ts'
import { create, warn } from './hostPage.ts'
import { type Content, type FrameMessage, type HostMessage, createGate, fromFrame, longestOptions } from './protocol.ts'
import { toTexts } from './toTexts.ts'

const usualTimeout = 20_000

/**
 * Opens the frame with the whole flow and exchanges messages with it. Returns two functions: one reports changed options to the
 * frame, the other closes it and cleans up completely.
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
    // A browser restores the old address of a frame that it recognizes by its name or position, so the name is unique.
    name: instance,
    title: toTexts(locale)[0],
    referrerPolicy: 'no-referrer',
    // `ids` says that this loader accepts messages with ids; older loaders refuse them.
    src: `${siteUrl}embed/frame.html#instance=${instance}&host=${location.origin}&ids`,
    // About the height of the first step, until the frame reports its real height.
    style: 'display:block;width:100%;height:40em;border:0;opacity:0',
    // A loaded frame may stay silent for 3 seconds: one that the browser refused to show never answers.
    onload: () => isHeard || wait(3_000),
  })

  let isHeard: boolean | undefined
  let isReady: boolean | undefined
  let seq = 0
  let steps = 0
  let picture: number | undefined
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

  /** Returns where the frame begins in the viewport, and the height of that, in pixels of the frame: a page may zoom or scale it. */
  const see = () => {
    const { top, height } = frame.getBoundingClientRect()
    const scale = frame.offsetHeight / height
    return { top: top * scale, height: innerHeight * scale }
  }
  /** Reports the position of the frame in the viewport, at most once per animation frame. Does nothing once the frame is closed. */
  const look = () => {
    picture ||= requestAnimationFrame(() => {
      picture = 0
      if (isHeard) send({ type: 'view', ...see() })
    })
  }

  const hear = (event: MessageEvent<unknown>) => {
    const message = accept(event)
    if (!message) return
    if (message.type === 'hello') {
      isHeard = true
      if (!isReady) wait(loadTimeout)
      // Keeps repeated names, and drops the parameters that the frame does not ask for.
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
      // The applicant starts reading a new step at its top.
      const { top, height } = see()
      if (said.type === 'step' && steps++ && (top < 0 || top > height)) host.scrollIntoView()
      tell({ version: refinance, ...said })
    }
  }

  addEventListener('message', hear, listen)
  // Captures scrolling of the page and of any scroll container in it.
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

/** Returns the options as JSON without the callbacks; the frame validates them. Options that are not JSON, or too long, are dropped. */
function toMessageOptions({ loadTimeout: _, ...options }: EmbedOptions): object {
  try {
    const text = JSON.stringify(options)
    if (text.length <= longestOptions) return JSON.parse(text)
  } catch {} // They lead back to themselves, or throw.
  warn(`options left out. Use JSON.`)
  return {}
}
