import { describe, expect, it } from 'vitest'
import { createToldEvents } from '../../src/frame/createToldEvents.ts'

function createStorage(text: string | null = null) {
  let kept = text
  return { getItem: () => kept, setItem: (_: string, next: string) => void (kept = next) }
}

describe('the events that were told', () => {
  it('are those of one application, also after a reload', () => {
    const storage = createStorage()
    const told = createToldEvents(() => storage)
    expect(told.has('one', 'deadEnd')).toBe(false)
    told.add('one', 'leadCreated')
    told.add('one', 'deadEnd')
    const later = createToldEvents(() => storage)
    expect(later.has('one', 'leadCreated')).toBe(true)
    expect(later.has('one', 'deadEnd')).toBe(true)
    expect(later.has('one', 'completed')).toBe(false)
    expect(later.has('two', 'deadEnd')).toBe(false)
    later.add('two', 'deadEnd')
    expect(later.has('one', 'deadEnd'), 'the application before is forgotten').toBe(false)
  })

  it.each(['', '{', '7', 'null', '{"a":1}', '[null]'])('are none where %j is kept', (text) => {
    expect(createToldEvents(() => createStorage(text)).has('one', 'deadEnd')).toBe(false)
  })

  it('are remembered without a storage, too', () => {
    const told = createToldEvents(() => {
      throw new Error('blocked')
    })
    told.add('one', 'deadEnd')
    expect(told.has('one', 'deadEnd')).toBe(true)
  })
})
