/** Creates the error for a name that a record lacks. In development it suggests the nearest name, or lists those that there are. */
export const toUnknown = (problem: string, name: string, known: object): Error =>
  new Error(`${problem} "${name}".${import.meta.env.DEV ? toNearest(name, Object.keys(known)) || toAll(known) : ''}`)

function toAll(known: object): string {
  const names = Object.keys(known)
  const shown = [...names.slice(0, 12), ...(names.length > 12 ? ['…'] : [])].join(', ')
  return ` Add it${shown ? ` to those that there are: ${shown}` : ': there are none yet'}.`
}

/** Suggests the known name nearest to a wrong one, as a sentence to append to an error; empty when none is near. */
export function toNearest(name: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, edits: toEdits(name, candidate) }))
    .filter(({ edits }) => edits <= Math.max(2, name.length / 3))
    .toSorted((a, b) => a.edits - b.edits)[0]
  return near ? ` Did you mean "${near.candidate}"?` : ''
}

/** Returns the Levenshtein distance of two names. */
function toEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
