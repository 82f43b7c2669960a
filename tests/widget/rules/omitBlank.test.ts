import { describe, expect, it } from 'vitest'
import { omitBlank } from '../../../src/widget/rules/entries.ts'

describe('omitBlank', () => {
  it('leaves out undefined and empty texts and keeps a zero', () => {
    const given = omitBlank({ city: 'Denver', suite: '', phone: undefined, payment: 0 })
    expect(Object.entries(given)).toEqual([
      ['city', 'Denver'],
      ['payment', 0],
    ])
  })
})
