import { describe, expect, it } from 'vitest'
import { maskVin } from '../../../src/widget/rules/personal.ts'

describe('maskVin', () => {
  it('shows the last 3 characters only', () => {
    expect(maskVin('1HGCM82633A004352')).toBe('••••••••••••••352')
  })

  it('leaves what is no longer than that', () => {
    expect(maskVin('352')).toBe('352')
    expect(maskVin('')).toBe('')
  })
})
