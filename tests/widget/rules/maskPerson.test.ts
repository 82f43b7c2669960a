import { describe, expect, it } from 'vitest'
import { maskEmail, maskName, maskPlace } from '../../../src/widget/rules/personal.ts'

describe('a person who is masked', () => {
  it('has initials, and the first letter of an email address', () => {
    expect(maskName('Avery', 'Nguyen')).toBe('A. N.')
    expect(maskName('Avery', undefined)).toBe('A.')
    expect(maskName()).toBe('')
    expect(maskEmail('avery@example.com')).toBe('a•••@•••')
    expect(maskEmail('')).toBe('')
  })

  it('lives in a city, at no door', () => {
    const home = { streetLine1: '1 Maple Street', streetLine2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202' }
    expect(maskPlace(home)).toEqual({ streetLine1: '•••', city: 'Denver', state: 'CO' })
    expect(maskPlace({})).toEqual({ streetLine1: '•••' })
  })
})
