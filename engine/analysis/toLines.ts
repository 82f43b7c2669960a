/** A text in lines of at most so many characters, broken between words; a word that is longer stays whole. */
export function toLines(text: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
