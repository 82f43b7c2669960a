import type { JsonSchema } from './JsonSchema.ts'

/** The same function, that makes nothing of the same object twice: while somebody types, most files stay the same. What it makes is shared by all who ask. */
export function rememberByIdentity<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const found = known.get(key) ?? { made: make(key) }
    known.set(key, found)
    return found.made
  }
}

/** The same of an object and of something that is asked about it. */
export function rememberWithin<Owner extends object, Key, Made>(
  make: (owner: Owner, key: Key) => Made,
): (owner: Owner, key: Key) => Made {
  const toKnown = rememberByIdentity((_: Owner) => new Map<Key, { readonly made: Made }>())
  return (owner, key) => {
    const known = toKnown(owner)
    const found = known.get(key) ?? { made: make(owner, key) }
    known.set(key, found)
    return found.made
  }
}

const limit = 200

/** The same function, that makes nothing of an equal schema twice: checkers and compilers ask one after the other, editors again and again. */
export function rememberByContent<Made>(make: (schema: JsonSchema) => Made): (schema: JsonSchema) => Made {
  const known = new Map<string, Made>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const made = known.get(key) ?? make(schema)
    // Edits leave old versions behind.
    if (known.size >= limit) known.clear()
    known.set(key, made)
    return made
  }
}
