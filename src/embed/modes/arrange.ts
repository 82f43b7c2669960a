import type { EmbedOptions, EmbeddedWidget } from '../EmbedOptions.ts'
import { type Unopened, openFromButton } from './openFromButton.ts'

/**
 * Opens a widget according to its `mode` option: from a button in a dialog or drawer, or in its place once that is near the viewport.
 * With an unknown mode it opens in its place at once, like without one; a page may have no button for it.
 */
export function arrange(
  widget: EmbeddedWidget,
  place: Element | ShadowRoot,
  siteUrl: string,
  read: () => EmbedOptions,
  open: () => void,
): void {
  const unopened = { widget, place, siteUrl, read, open }
  const { mode } = read()
  const hasButton = mode === 'dialog' || mode === 'drawer'
  const release = hasButton ? openFromButton(unopened) : openInPlace(unopened, mode === 'lazy')
  const destroy = widget.destroy.bind(widget)
  widget.destroy = () => {
    destroy()
    release()
  }
}

/** Opens a widget in its place: a lazy one once that is less than half a viewport away. Returns a function that stops watching. */
function openInPlace({ widget, place, open }: Unopened, isLazy: boolean): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (isLazy && !seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      Node.prototype.appendChild.call(place, widget.element)
      open()
    },
    { rootMargin: '50%' },
  )
  observer.observe(place instanceof ShadowRoot ? place.host : place)
  return () => observer.disconnect()
}
