import { create, ofDocument, shown } from '../hostPage.ts'
import { createDialog } from './createDialog.ts'
import type { EmbedOptions, EmbeddedWidget } from '../EmbedOptions.ts'

const pressable = 'button, a, [role=button]'

/**
 * Opens a widget in a dialog or drawer when a button is pressed: the target itself, or one inside it. Closing only hides the
 * widget, so the applicant loses nothing and resumes at the same place. Returns a function that removes everything.
 */
export function openFromButton({ widget, place, siteUrl, read, open }: Unopened): () => void {
  const target = place instanceof ShadowRoot ? place.host : place
  const listeners = new AbortController()
  const { signal } = listeners
  const { root, dialog, name } = createDialog(read().mode === 'drawer')
  const { element } = widget
  let isOpened = false
  let end: (() => void) | undefined
  // The content of a `<refinance-widget>` tag is its button, so it stays visible.
  const slot = create('slot')
  if (place instanceof ShadowRoot) place.append(slot)

  function show(button: HTMLElement): void {
    end?.()
    name(read().locale)
    const release = holdScroll()
    dialog.showModal()
    end = () => {
      end = undefined
      release()
      button.focus()
    }
    if (isOpened) return
    isOpened = true
    element.style.cssText = `${shown};height:100%!important`
    dialog.append(element)
    fill(element)
    open()
  }

  const unmark = markButtons(target)
  target.addEventListener(
    'click',
    (event) => {
      const { target: pressed } = event
      const button = pressed instanceof Element ? pressed.closest<HTMLElement>(pressable) : null
      if (!button || !(target.contains(button) || button.contains(target))) return
      // The visitor wants a link in another tab or window.
      const isElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
      if (isElsewhere && button instanceof HTMLAnchorElement) return
      event.preventDefault()
      show(button)
    },
    { signal },
  )
  const isAhead = { once: true, signal, passive: true }
  for (const type of ['pointerenter', 'focusin', 'touchstart'])
    target.addEventListener(type, () => isOpened || loadAhead(root, siteUrl), isAhead)
  // The `close` event arrives late; by then the button may have reopened the dialog.
  dialog.addEventListener('close', () => dialog.open || end?.(), { signal })
  addEventListener(
    'message',
    ({ origin, source, data }) => {
      const frame = element.shadowRoot?.querySelector('iframe')
      const isOurs = origin === new URL(siteUrl).origin && source !== null && source === frame?.contentWindow
      if (isOurs && Object(data).type === 'escape') dialog.close()
    },
    { signal },
  )

  return () => {
    listeners.abort()
    unmark()
    end?.()
    root.host.remove()
    slot.remove()
  }
}

/** Sets `aria-haspopup` on the buttons of a target, except where the page has set it. Returns a function that undoes it. */
function markButtons(target: Element): () => void {
  const buttons = [target.closest(pressable), ...target.querySelectorAll(pressable)].filter(
    (button) => button !== null && !button.hasAttribute('aria-haspopup'),
  )
  for (const button of buttons) button?.setAttribute('aria-haspopup', 'dialog')
  return () => {
    for (const button of buttons) button?.removeAttribute('aria-haspopup')
  }
}

/** Makes the frame as high as the dialog, whatever height it reports; overflowing content scrolls inside the frame. */
function fill({ shadowRoot }: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('iframe { height: 100% !important }')
  shadowRoot?.adoptedStyleSheets.push(sheet)
}

/** A widget that has not been opened yet, with the functions of the loader that created it. */
export interface Unopened {
  readonly widget: EmbeddedWidget
  /** The target: where the widget goes, or the element whose buttons open it. */
  readonly place: Element | ShadowRoot
  readonly siteUrl: string
  /** Returns the current options. */
  readonly read: () => EmbedOptions
  /** Loads the frame into the widget's element, which is in the page by then. */
  readonly open: () => void
}

/**
 * Preloads the widget's files into the browser's cache through a hidden frame that gets no answer. Browsers partition their
 * cache by page and frame, so a preload by the page itself would not help.
 */
function loadAhead(root: ShadowRoot, siteUrl: string): void {
  const frame = create('iframe', {
    hidden: true,
    referrerPolicy: 'no-referrer',
    src: `${siteUrl}embed/frame.html#instance=ahead&host=${location.origin}`,
    onload: () => frame.remove(),
  })
  root.append(frame)
}

/**
 * Keeps the page from scrolling, and its content from shifting when the scroll bar goes. Returns a function that undoes it, and
 * keeps what the page has changed meanwhile.
 */
function holdScroll(): () => void {
  const { clientWidth, style } = ofDocument('documentElement')
  const before = ['overflow-x', 'overflow-y', 'scrollbar-gutter'].map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  )
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable', 'important')
  style.setProperty('overflow', 'hidden', 'important')
  return () => before.forEach((one) => style.setProperty(...one))
}
