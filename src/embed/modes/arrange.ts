import type { EmbedOptions, EmbeddedWidget } from '../EmbedOptions.ts'
import { type Unopened, openFromButton } from './openFromButton.ts'

/** Opens a widget according to its `mode` option: from a button in a dialog or drawer, or in its place once that is near the viewport. */
export function arrange(
  widget: EmbeddedWidget,
  place: Element | ShadowRoot,
  siteUrl: string,
  read: () => EmbedOptions,
  open: () => void,
): void {
  const release = (read().mode === 'lazy' ? openInSight : openFromButton)({ widget, place, siteUrl, read, open })
  const destroy = widget.destroy.bind(widget)
  widget.destroy = () => {
    destroy()
    release()
  }
}

/** Opens a widget once its place is less than half a viewport away. Returns a function that stops watching. */
function openInSight({ widget, place, open }: Unopened): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      Node.prototype.appendChild.call(place, widget.element)
      open()
    },
    { rootMargin: '50%' },
  )
  observer.observe(place instanceof ShadowRoot ? place.host : place)
  return () => observer.disconnect()
}
