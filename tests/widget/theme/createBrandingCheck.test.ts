import { expect, it } from 'vitest'
import { createBrandingCheck } from '../../../src/widget/theme/createBrandingCheck.ts'

it('tells a partner of each colour that cannot be used, once', () => {
  const told: string[] = []
  const check = createBrandingCheck({ warn: (message) => told.push(message) })
  check({ branding: { primaryColor: 'greenish', secondaryColor: 'teal' } })
  check({ branding: { primaryColor: 'greenish' } })
  expect(told).toEqual([expect.stringContaining('branding.primaryColor is "greenish"')])
  check({ branding: { primaryColor: 'reddish' } })
  expect(told).toHaveLength(2)
})

it('has nothing to say of a branding that is fine, or of none', () => {
  const told: string[] = []
  const check = createBrandingCheck({ warn: (message) => told.push(message) })
  check({})
  check({ branding: { primaryColor: '#123456', roundCorners: false } })
  expect(told).toEqual([])
})
