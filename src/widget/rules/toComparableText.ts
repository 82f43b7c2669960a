/** Folds what does not tell two entries apart: case, outer spaces, the number of inner spaces, and absent or empty. */
export function toComparableText(text: string | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
}
