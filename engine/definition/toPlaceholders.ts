import { parseText, type TextPart } from './parseText.ts'

/** The names of a text's placeholders, sorted; undefined when the text cannot be read. */
export function toPlaceholders(text: string, language: string): string[] | undefined {
  try {
    return [...new Set(parseText(text, language).flatMap(toNames))].toSorted()
  } catch {
    return undefined
  }
}

function toNames(part: TextPart): string[] {
  if (part.type === 'content' || part.type === 'octothorpe') return []
  if (part.type === 'argument') return [part.arg]
  const inner = part.type === 'function' ? (part.param ?? []) : part.cases.flatMap((one) => one.tokens)
  return [part.arg, ...inner.flatMap(toNames)]
}
