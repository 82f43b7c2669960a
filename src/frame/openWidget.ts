import type { Content, FrameMessage } from '../embed/protocol.ts'
import { createPartnerEvents, createToldEvents } from './createPartnerEvents.ts'
import { keepStill } from './view.ts'
import { mobileWidth } from '../widget/Host.ts'
import { fetchConfig } from '../widget/config/fetchConfig.ts'
import { showLocale } from '../widget/early/languages.ts'
import { type Widget, mount } from '../widget/mount.tsx'
import { takePrefill } from '../widget/contact/takePrefill.ts'
import type { InitOptions } from '../widget/options/InitOptions.ts'

interface FrameOptions {
  readonly init: InitOptions
  /** The width of the partner's window, in CSS pixels. */
  readonly width: number
  /** Where an instant link leads back to. The frame's own address cannot be opened on its own. */
  readonly sitePage: string
  readonly send: (content: Content<FrameMessage>) => void
}

/**
 * Opens the widget in the frame and reports the permitted events to the page around it. Rejects when the configuration is
 * missing or invalid.
 */
export async function openWidget(
  element: HTMLElement,
  { init: given, width, sitePage, send }: FrameOptions,
): Promise<Widget> {
  // The token stays out of the session, where its data can be inspected.
  const { prefillToken, ...init } = given
  const config = await fetchConfig()
  const early: Content<FrameMessage>[] = []
  /** Queues events until the widget is shown, then sends them at once. */
  let tell = (content: Content<FrameMessage>): void => void early.push(content)
  let track: ((event: string) => void) | undefined
  whenShown(element, () => {
    tell = send
    for (const content of [{ type: 'ready' } as const, ...early]) send(content)
  })
  return mount(element, config, init, {
    onLocale: showLocale,
    host: {
      isMobile: () => width <= mobileWidth,
      isInstantLink: () => false,
      pageUrl: () => sitePage,
      track: (event) => track?.(event),
    },
    onSession(session, services) {
      if (prefillToken !== undefined) whenShown(element, () => void takePrefill(session, services, prefillToken))
      const endingOf = (step: string) => session.flow.steps[step]?.ending
      const events = createPartnerEvents({
        endingOf,
        told: createToldEvents(() => window.sessionStorage),
        send: (content) => tell(content),
      })
      ;({ track } = events)
      session.store.subscribe((state) => {
        keepStill(endingOf(state.currentStep) === 'deadEnd')
        events.observe(state)
      })
    },
  })
}

/** Calls back once, when the widget has been drawn into its element and responds to the applicant. */
export function whenShown(element: Element, then: () => void): void {
  const isShown = () => !element.hasAttribute('data-prerendered') && element.querySelector('[data-step], [data-screen]')
  const observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    then()
  })
  observer.observe(element, { attributes: true, childList: true, subtree: true })
}
