import { closest, distance } from 'fastest-levenshtein'

/** The hint that names the nearest of the known names, or lists them when they are few and none is near. */
export function toSuggestion(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const nearest = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? closest(name, [...known])
  if (
    distance(name.toLowerCase(), nearest.toLowerCase()) <=
    Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3))
  )
    return `Did you mean \`${nearest}\`?`
  return known.length <= 8 ? `Known here: ${known.map((candidate) => `\`${candidate}\``).join(', ')}.` : undefined
}
