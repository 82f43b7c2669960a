import { shown } from '../hostPage.ts'
import { createDialog } from './createDialog.ts'
import type { EmbedOptions, EmbeddedWidget } from '../EmbedOptions.ts'

const pressable = 'button, a, [role=button]'

/**
 * Opens a widget in a dialog or drawer when a button is pressed: the target itself, or one in it. Closed it is only hidden, so
 * that nothing is lost and it goes on where it was. Returns what takes all of it away.
 */
export function openFromButton({ widget, place, siteUrl, read, open }: Unopened): () => void {
  const target = place instanceof ShadowRoot ? place.host : place
  const listeners = new AbortController()
  const { signal } = listeners
  const { root, dialog, name } = createDialog(read().mode === 'drawer')
  const { element } = widget
  let isOpened = false
  let end: (() => void) | undefined
  // What a tag holds is its button, and stays in sight.
  const slot = document.createElement('slot')
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
      event.preventDefault()
      show(button)
    },
    { signal },
  )
  const isAhead = { once: true, signal, passive: true }
  for (const type of ['pointerenter', 'focusin', 'touchstart'])
    target.addEventListener(type, () => isOpened || loadAhead(root, siteUrl), isAhead)
  // A browser tells that a dialog was closed a moment later, when its button may have opened it again.
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

/** Has the buttons of a target say that a dialog follows, unless the page says something of it. Returns what takes that back. */
function markButtons(target: Element): () => void {
  const buttons = [target.closest(pressable), ...target.querySelectorAll(pressable)].filter(
    (button) => button !== null && !button.hasAttribute('aria-haspopup'),
  )
  for (const button of buttons) button?.setAttribute('aria-haspopup', 'dialog')
  return () => {
    for (const button of buttons) button?.removeAttribute('aria-haspopup')
  }
}

/** Has the frame be as high as the dialog, whatever height it tells: what does not fit scrolls in it. */
function fill({ shadowRoot }: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('iframe { height: 100% !important }')
  shadowRoot?.adoptedStyleSheets.push(sheet)
}

/** A widget that is not opened yet, by the loader that made it. */
export interface Unopened {
  readonly widget: EmbeddedWidget
  /** The target: where the widget goes, or whose buttons open it. */
  readonly place: Element | ShadowRoot
  readonly siteUrl: string
  /** The options of now. */
  readonly read: () => EmbedOptions
  /** Loads the frame into the widget's element, which stands in the page by then. */
  readonly open: () => void
}

/**
 * Loads what the widget consists of into the browser's cache, by a frame that nobody sees and nobody answers: browsers keep
 * files apart by the page and the frame that asked for them, so a preload of the page itself would be of no use.
 */
function loadAhead(root: ShadowRoot, siteUrl: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.referrerPolicy = 'no-referrer'
  frame.src = `${siteUrl}embed/frame.html#instance=ahead&host=${location.origin}`
  frame.addEventListener('load', () => frame.remove())
  root.append(frame)
}

/** Keeps the page from scrolling, and from moving where its scroll bar was. Returns what lets it go again. */
function holdScroll(): () => void {
  const { clientWidth, style } = document.documentElement
  const before = style.cssText
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable', 'important')
  style.setProperty('overflow', 'hidden', 'important')
  return () => (style.cssText = before)
}
