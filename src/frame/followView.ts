/**
 * Tells the styles of the frame how much of it is out of sight above and below: what floats stands between. `top` is where
 * the frame begins in a window of that height, in CSS pixels.
 */
export function followView({ top, height }: { readonly top: number; readonly height: number }): void {
  const { style } = document.documentElement
  style.setProperty('--view-above', `${Math.max(0, -top)}px`)
  // Of the frame as high as it is just now.
  style.setProperty('--view-below', `max(0px, 100vh - ${height - top}px)`)
}
