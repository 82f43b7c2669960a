import { describe, expect, it } from 'vitest'
import { storageIn } from '../../engine/bare.ts'
import { createKeptLocale } from '../../../src/widget/early/toLocale.ts'

const key = 'product'

/** Creates a browser's storage with what an earlier visit left under the product's key. */
function openStorage(earlier?: string) {
  const items = new Map(earlier === undefined ? [] : [[key, earlier]])
  const record = () => JSON.parse(items.get(key) ?? 'null')
  return { items, record, kept: createKeptLocale(key, () => storageIn(items)) }
}

describe('the chosen language', () => {
  it('is stored beside the saved application, under the same key', () => {
    const { items, record, kept } = openStorage('{"hash":"a","data":{"b":1}}')
    kept.keep('es')
    expect(record()).toEqual({ hash: 'a', data: { b: 1 }, locale: 'es' })
    expect([...items.keys()]).toEqual([key])
    expect(kept.read()).toBe('es')
  })

  it('survives when the application is saved or cleared', () => {
    const { record, kept } = openStorage()
    kept.keep('es')
    kept.storage().setItem(key, '{"hash":"a","data":{}}')
    expect(record()).toEqual({ hash: 'a', data: {}, locale: 'es' })
    kept.storage().removeItem(key)
    expect(record()).toEqual({ locale: 'es' })
  })

  it('stores nothing when no language was chosen', () => {
    const { items, kept } = openStorage('{"hash":"a","data":{}}')
    kept.storage().setItem(key, '{"hash":"b","data":{}}')
    expect(kept.storage().getItem(key)).toBe('{"hash":"b","data":{}}')
    kept.storage().removeItem(key)
    expect([...items]).toEqual([])
  })

  it.each(['', 'not JSON', 'null', '[]', '{"locale":7}'])('is unknown when the stored record is %s', (earlier) => {
    const { kept } = openStorage(earlier)
    expect(kept.read()).toBeUndefined()
    kept.keep('es')
    expect(kept.read()).toBe('es')
  })

  it('is not stored when the browser blocks storage', () => {
    const kept = createKeptLocale(key, () => {
      throw new DOMException('blocked', 'SecurityError')
    })
    kept.keep('es')
    expect(kept.read()).toBeUndefined()
  })
})
