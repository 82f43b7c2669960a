import type { JsonSchema } from './JsonSchema.ts'

/** Remembers a function's results by object identity: while an author types, most files stay the same. All callers share a result. */
export function rememberByIdentity<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}

/** Remembers a function's results by the identity of an owner and by a second key. */
export function rememberWithin<Owner extends object, Key, Made>(
  make: (owner: Owner, key: Key) => Made,
): (owner: Owner, key: Key) => Made {
  const toKnown = rememberByIdentity((_: Owner) => new Map<Key, { readonly made: Made }>())
  return (owner, key) => {
    const known = toKnown(owner)
    const found = known.get(key)
    if (found) return found.made
    const made = make(owner, key)
    known.set(key, { made })
    return made
  }
}

/**
 * Remembers a function's results by its text: many checks ask about the words of the same text. All callers share a result.
 * `most` limits the number of texts; by default it is a few times the texts of a large flow.
 */
export const rememberByText = <Made extends object | string>(
  make: (text: string) => Made,
  most = 20_000,
): ((text: string) => Made) => rememberByKey(make, (text) => text, most)

/** Remembers a function's results by the content of a schema: checkers, compilers and editors ask about equal schemas repeatedly. */
export const rememberByContent = <Made>(make: (schema: JsonSchema) => Made): ((schema: JsonSchema) => Made) =>
  rememberByKey(make, (schema) => JSON.stringify(schema), 1000)

function rememberByKey<Given, Made>(make: (given: Given) => Made, toKey: (given: Given) => string, most: number) {
  const known = new Map<string, Made>()
  return (given: Given): Made => {
    const key = toKey(given)
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(given)
    // Edits leave old versions behind, so the cache is emptied when it is full.
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
