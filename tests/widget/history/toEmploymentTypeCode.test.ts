import { describe, expect, it } from 'vitest'
import { toEmploymentTypeCode } from '../../../src/widget/history/records.ts'

describe('toEmploymentTypeCode', () => {
  it.each([
    ['FullTime', 1],
    ['PartTime', 2],
    ['Casual', 3],
    ['SelfEmployed', 4],
    ['Self Employed', 4],
    ['Temp', 5],
    ['Contract', 6],
    ['Retired', 7],
    ['Student', 8],
    ['Military', 9],
    ['Unemployed', 10],
    ['Disabled', 11],
    ['Other', 12],
  ])('sends %s as %i', (type, code) => expect(toEmploymentTypeCode(type)).toBe(code))

  it.each(['Astronaut', '', 'constructor'])('sends the unknown %j as 12', (type) =>
    expect(toEmploymentTypeCode(type)).toBe(12),
  )
})
