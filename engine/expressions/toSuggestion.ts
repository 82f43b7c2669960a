import { closest, distance } from 'fastest-levenshtein'

/** Returns the hint with the nearest known name, or a list of the known names when they are few and none is near. */
export function toSuggestion(name: string, known: readonly string[]): string | undefined {
  const near = findNear(name, known)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  if (known.length === 0 || known.length > 8) return undefined
  return `Known here: ${[...new Set(known)].map((candidate) => `\`${candidate}\``).join(', ')}.`
}

/** Returns the known name that a name probably misspells; undefined when none is near. A longer name may differ more. */
export function findNear(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const nearest = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? closest(name, [...known])
  const allowed = Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3))
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= allowed ? nearest : undefined
}
