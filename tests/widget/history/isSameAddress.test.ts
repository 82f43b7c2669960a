import { describe, expect, it } from 'vitest'
import { isSameAddress } from '../../../src/widget/rules/entries.ts'

const home = { streetLine1: '12 Main St', city: 'Denver', state: 'CO', zip: '80202' }

describe('isSameAddress', () => {
  it('does not mind case and spacing', () => {
    expect(isSameAddress(home, { streetLine1: ' 12  MAIN st', city: 'denver ', state: 'co', zip: '80202 ' })).toBe(true)
  })

  it.each(Object.keys(home))('tells addresses apart by %s', (field) => {
    expect(isSameAddress(home, { ...home, [field]: 'other' })).toBe(false)
  })
})
