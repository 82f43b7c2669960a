import { describe, expect, it } from 'vitest'
import { isVehicleTooOld } from '../../../src/widget/rules/isVehicleTooOld.ts'

describe('isVehicleTooOld', () => {
  it('accepts a vehicle of exactly the maximum age and refuses one a year older', () => {
    expect(isVehicleTooOld(2015, 2025, 10)).toBe(false)
    expect(isVehicleTooOld(2014, 2025, 10)).toBe(true)
  })

  it('accepts a model of next year', () => {
    expect(isVehicleTooOld(2026, 2025, 10)).toBe(false)
  })
})
