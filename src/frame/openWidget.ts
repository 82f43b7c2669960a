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
  /** Of the window that the partner's page is in, in CSS pixels. */
  readonly width: number
  /** Where an instant link leads back to: the frame's own address is no page to come to. */
  readonly sitePage: string
  readonly send: (content: Content<FrameMessage>) => void
}

/** Opens the widget in the frame, and tells the page around it what it may know. Rejects when there is no configuration, or a wrong one. */
export async function openWidget(
  element: HTMLElement,
  { init: given, width, sitePage, send }: FrameOptions,
): Promise<Widget> {
  // Whoever looks at the session finds the token no more.
  const { prefillToken, ...init } = given
  const config = await fetchConfig()
  const early: Content<FrameMessage>[] = []
  /** What happens before the widget is shown is told after that. */
  let tell = (content: Content<FrameMessage>): void => void early.push(content)
  let track: ((event: string) => void) | undefined
  whenShown(element, () => {
    tell = send
    for (const content of [{ type: 'ready' } as const, ...early]) send(content)
  })
  return mount(element, config, init, {
    onLocale: (locale) => showLocale(locale),
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

/** Calls back once when the widget has been drawn into its element and answers whoever uses it. */
export function whenShown(element: Element, then: () => void): void {
  const isShown = () => !element.hasAttribute('data-prerendered') && element.querySelector('[data-step], [data-screen]')
  const observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    then()
  })
  observer.observe(element, { attributes: true, childList: true, subtree: true })
}
