/** Keeps the page from scrolling, and from moving where its scroll bar was. Returns what lets it go again. */
export function holdScroll(): () => void {
  const { clientWidth, style } = document.documentElement
  const before = style.cssText
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable', 'important')
  style.setProperty('overflow', 'hidden', 'important')
  return () => (style.cssText = before)
}
