import { describe, expect, it } from 'vitest'
import { hasDuplicate, isSameAddress } from '../../../src/widget/rules/entries.ts'

const home = { streetLine1: '12 Main St', city: 'Denver', state: 'CO', zip: '80202' }

describe('hasDuplicate', () => {
  const list = [home, { ...home, zip: '80204' }]

  it('finds an item that is already in the list', () => {
    expect(hasDuplicate(list, { ...home, city: 'DENVER' }, isSameAddress)).toBe(true)
    expect(hasDuplicate(list, { ...home, zip: '80205' }, isSameAddress)).toBe(false)
  })

  it('lets an entry be saved again over itself, but not over another', () => {
    expect(hasDuplicate(list, home, isSameAddress, 0)).toBe(false)
    expect(hasDuplicate(list, home, isSameAddress, 1)).toBe(true)
  })
})
