import type { Unopened } from './Unopened.ts'

/** Opens a widget once its place is less than half a window away. Returns what gives that up. */
export function openInSight({ widget, place, open }: Unopened): () => void {
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
