declare global {
  interface Window {
    /** Draws the measured step. */
    show?: () => void
  }
}

/** Lets the benchmark decide when the measured step is drawn. */
export function showOnDemand(show: () => void): void {
  window.show = show
}
