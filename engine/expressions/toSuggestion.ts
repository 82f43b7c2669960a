import { closest, distance } from 'fastest-levenshtein'

/** Returns the hint with the nearest known name, or a list of the known names when they are few and none is near. */
export function toSuggestion(name: string, known: readonly string[]): string | undefined {
  const near = findNear(name, known)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  if (known.length === 0 || known.length > 8) return undefined
  return `Known here: ${[...new Set(known)].map((candidate) => `\`${candidate}\``).join(', ')}.`
}

/**
 * Returns the known name that a name probably misspells; undefined when none is near. A longer name may differ more. Of names that are
 * equally near, the one counts that begins alike for longest.
 */
export function findNear(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const toDistance = (candidate: string) => distance(name.toLowerCase(), candidate.toLowerCase())
  const nearest = closest(name, [...known])
  const same = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  const alike = known.filter((candidate) => distance(name, candidate) === distance(name, nearest))
  const found = same ?? alike.toSorted((a, b) => countAlike(name, b) - countAlike(name, a))[0] ?? nearest
  const allowed = Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3))
  return toDistance(found) <= allowed ? found : undefined
}

/** Counts the letters with which two names begin alike. */
function countAlike(one: string, other: string): number {
  const differs = Array.from(one).findIndex((letter, index) => letter !== other[index])
  return differs === -1 ? one.length : differs
}
