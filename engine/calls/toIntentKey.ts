/**
 * Returns the idempotency key of an intent: a UUID from the intent's id (itself a UUID), the call and its body. Each call of an intent has
 * its own key, and a retry has the same one.
 */
export const toIntentKey = (intentId: string, call: string, body: unknown): Promise<string> =>
  toNameUuid(intentId, `${call} ${toCanonicalJson(body)}`)

/** Serializes a value as JSON that does not depend on the order of its properties (the ordering of RFC 8785). */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    // JSON omits the content of a file, so use what tells files apart.
    if (part instanceof File) return [part.name, part.type, part.size, part.lastModified]
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  })
}

/** Returns the version 5 UUID (RFC 9562) of a name within a namespace. Rejects when the namespace is not a UUID. */
export async function toNameUuid(namespace: string, name: string): Promise<string> {
  const hash = await crypto.subtle.digest(
    'SHA-1',
    new Uint8Array([...toBytes(namespace), ...new TextEncoder().encode(name)]),
  )
  const bytes = new Uint8Array(hash, 0, 16)
  const hex = Array.from(bytes, (byte, index) => toVersioned(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function toVersioned(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x50
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}

function toBytes(uuid: string): number[] {
  const hex = uuid.replaceAll('-', '')
  if (!/^[0-9a-f]{32}$/i.test(hex)) throw new Error('A name-based UUID needs a namespace that is a UUID itself.')
  return Array.from({ length: 16 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16))
}
