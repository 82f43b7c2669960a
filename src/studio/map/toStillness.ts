/** How long a movement of the map takes, in milliseconds; none for people who want less motion. */
export const toStillness = (): { readonly duration: number } => ({
  duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
})
