import { expect, it } from 'vitest'
import { createOptionsReader } from '../../../src/widget/options/toInitOptions.ts'

function create() {
  const told: string[] = []
  return { told, read: createOptionsReader({ warn: (message) => told.push(message) }) }
}

it('tells a partner of each option that cannot be used, once', () => {
  const { told, read } = create()
  expect(read({ branding: { primaryColor: 'greenish', secondaryColor: 'teal' } })).toEqual({
    branding: { secondaryColor: 'teal' },
  })
  read({ branding: { primaryColor: 'greenish' } })
  expect(told).toEqual([expect.stringContaining('Refinance: branding.primaryColor is "greenish"')])
  read({ branding: { primaryColor: 'reddish' } })
  expect(told).toHaveLength(2)
})

it('has nothing to say of options that are fine, or of none', () => {
  const { told, read } = create()
  read(undefined)
  read({ PartnerName: 'Acme', branding: { primaryColor: '#123456', roundCorners: false }, tracking: {} })
  expect(told).toEqual([])
})

it('fills no console, whatever is passed again and again', () => {
  const { told, read } = create()
  for (let length = 1_000; length < 1_200; length += 1) read({ PartnerName: 'p'.repeat(length) })
  expect(told).toHaveLength(50)
})
