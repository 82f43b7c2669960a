/**
 * Loads what the widget consists of into the browser's cache, by a frame that nobody sees and nobody answers: browsers keep
 * files apart by the page and the frame that asked for them, so a preload of the page itself would be of no use.
 */
export function loadAhead(root: ShadowRoot, siteUrl: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.referrerPolicy = 'no-referrer'
  frame.src = `${siteUrl}embed/frame.html#instance=ahead&host=${location.origin}`
  frame.addEventListener('load', () => frame.remove())
  root.append(frame)
}
