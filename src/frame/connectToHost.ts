import { type Content, type FrameMessage, type HostMessage, createGate, fromHost } from '../embed/protocol.ts'
import { trackingFields } from '../widget/options/InitOptions.ts'

/** The connection to the page around the frame. */
export interface HostLine {
  readonly send: (content: Content<FrameMessage>) => void
  /** Asks the dialog around this frame to close. Only the dialog listens for this message, not the loader. */
  readonly close: () => void
}

/**
 * Connects to the page around this frame, which the frame's address names (`#instance=…&host=…`), and sends `hello`. Messages
 * from any other page are ignored. Throws when the address names no page.
 */
export function connectToHost(hear: (message: HostMessage, line: HostLine) => void): void {
  const address = new URLSearchParams(window.location.hash.slice(1))
  const instance = address.get('instance')
  const origin = address.get('host')
  if (!instance || !origin || !/^https?:\/\/[^/]+$/.test(origin)) {
    throw new Error('This page is opened by the script embed/v1.js, in a frame. Put that script into your page.')
  }
  const { parent } = window
  const knowsIds = address.has('ids')
  const accept = createGate<HostMessage>(fromHost, origin, () => parent, instance)
  const line: HostLine = {
    send: createSender(instance, (message) => parent.postMessage(knowsIds ? message : withoutIds(message), origin)),
    close: () => parent.postMessage({ type: 'escape' }, origin),
  }
  window.addEventListener('message', (event) => {
    const message = accept(event)
    if (message) hear(message, line)
  })
  line.send({ type: 'hello', campaign: trackingFields })
}

/** Removes the ids, for pinned loaders that are older than the ids and refuse them. */
const withoutIds = ({ applicationId: _, reference: _reference, ...message }: Record<string, unknown>) => message

/** Creates the function that sends a frame's messages. Numbering starts at the current time, so it keeps rising across reloads. */
export function createSender(
  instance: string,
  post: (message: Record<string, unknown>) => void,
): (content: Content<FrameMessage>) => void {
  let seq = Math.floor(performance.timeOrigin)
  return (content) => post({ refinance: 1, instance, seq: ++seq, ...content })
}

/**
 * Converts the attributes of a `<refinance-widget>`, which a page may have set to anything, into options. Options given as an
 * object are returned unchanged. A flag is set by its attribute's presence and unset by the value `false`. Without its attribute
 * it has its default, because a page unsets a flag by removing the attribute.
 */
export function readAttributes(given: object): object {
  if (!Object.hasOwn(given, 'partner-name')) return given
  const attributes: Readonly<Record<string, unknown>> = { ...given }
  const text = (name: string) => attributes[name] ?? undefined
  const flag = (name: string, preset: boolean) => (text(name) === undefined ? preset : text(name) !== 'false')
  return {
    PartnerName: text('partner-name'),
    reference: text('reference'),
    prefillToken: text('prefill-token'),
    mode: text('mode'),
    locale: text('locale'),
    branding: {
      primaryColor: text('primary-color'),
      secondaryColor: text('secondary-color'),
      hideTopNav: flag('hide-top-nav', false),
      roundCorners: flag('round-corners', true),
    },
    theme: parse(text('theme')),
    tracking: text('tracking') === undefined ? undefined : { extraData: parse(text('tracking')) },
  }
}

/** Parses JSON. Anything else stays a string, which the validation of the options then rejects. */
function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}
