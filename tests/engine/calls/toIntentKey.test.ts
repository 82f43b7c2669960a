import { describe, expect, it } from 'vitest'
import { toCanonicalJson, toIntentKey, toNameUuid } from '../../../engine/calls/toIntentKey.ts'

const application = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
const key = (body: unknown) => toIntentKey(application, 'requestOffers', body)

describe('toNameUuid', () => {
  it('makes the UUID of the example in RFC 9562', async () => {
    expect(await toNameUuid(application, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
  })

  it('refuses a namespace that is not a UUID', async () => {
    await expect(toNameUuid('application 7', 'x')).rejects.toThrow('a namespace that is a UUID')
  })
})

describe('toCanonicalJson', () => {
  it('sorts properties at every depth but keeps the order of lists', () => {
    expect(toCanonicalJson({ b: [{ z: 1, y: 2 }, 1], a: null })).toBe('{"a":null,"b":[{"y":2,"z":1},1]}')
  })

  it('writes equal files alike and different files differently', () => {
    const read = (name: string, text: string) => toCanonicalJson({ file: new File([text], name, { lastModified: 1 }) })
    expect(read('a.pdf', 'one')).toBe(read('a.pdf', 'one'))
    expect(new Set([read('a.pdf', 'one'), read('b.pdf', 'one'), read('a.pdf', 'three')]).size).toBe(3)
  })
})

describe('toIntentKey', () => {
  it('is the same for the same intent in any property order', async () => {
    expect(await key({ contactId: 'c', leadId: 'l' })).toBe(await key({ leadId: 'l', contactId: 'c' }))
  })

  it('is a UUID of version 5', async () => {
    expect(await key({})).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('differs by application, call and body', async () => {
    const keys = await Promise.all([
      key({ amount: 1 }),
      key({ amount: 2 }),
      key(undefined),
      toIntentKey(application, 'activateDeal', { amount: 1 }),
      toIntentKey('00000000-0000-4000-8000-000000000000', 'requestOffers', { amount: 1 }),
    ])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
