import { describe, expect, it } from 'vitest'
import { createToldEvents } from '../../src/frame/createPartnerEvents.ts'

function createStorage(text: string | null = null) {
  let kept = text
  return { getItem: () => kept, setItem: (_: string, next: string) => void (kept = next) }
}

describe('the record of sent events', () => {
  it('keeps the events of one application, even after a reload', () => {
    const storage = createStorage()
    const told = createToldEvents(() => storage)
    expect(told.has('one', 'completed')).toBe(false)
    told.add('one', 'leadCreated')
    told.add('one', 'completed')
    const later = createToldEvents(() => storage)
    expect(later.has('one', 'leadCreated')).toBe(true)
    expect(later.has('one', 'completed')).toBe(true)
    expect(later.has('one', 'another')).toBe(false)
    expect(later.has('two', 'completed')).toBe(false)
    later.add('two', 'completed')
    expect(later.has('one', 'completed'), 'the application before is forgotten').toBe(false)
    expect(later.has('two', 'leadCreated'), 'its events are not those of the next one').toBe(false)
  })

  it.each(['', '{', '7', 'null', '{"a":1}', '[null]'])('is empty when the storage contains %j', (text) => {
    expect(createToldEvents(() => createStorage(text)).has('one', 'completed')).toBe(false)
  })

  it('works without a storage, too', () => {
    const told = createToldEvents(() => {
      throw new Error('blocked')
    })
    told.add('one', 'completed')
    expect(told.has('one', 'completed')).toBe(true)
  })
})
