/** A text of at most so many characters: a longer one ends after a whole word, with an ellipsis. */
export function toShortText(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  // No word is as long as that, except in a text that is none.
  const words = start.replace(/\s+\S{0,40}$/u, '')
  return `${words.replace(/[\uD800-\uDBFF]$/u, '')}…`
}
