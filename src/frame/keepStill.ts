/**
 * Keeps the frame as high as it is, whatever it shows, and that in the part of it that is in sight (`frame.css`): from the
 * height, or from where the page scrolls to, a partner could tell what the applicant is shown.
 */
export function keepStill(isStill: boolean): void {
  document.documentElement.toggleAttribute('data-still', isStill)
}

/** Whether it is kept so. */
export const isKeptStill = (): boolean => document.documentElement.hasAttribute('data-still')
