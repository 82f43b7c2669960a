import { expect, it } from 'vitest'
import { createOptionsReader } from '../../../src/widget/options/toInitOptions.ts'

function create() {
  const told: string[] = []
  return { told, read: createOptionsReader({ warn: (message) => told.push(message) }) }
}

it('the options reader warns once about each option that is not valid', () => {
  const { told, read } = create()
  expect(read({ branding: { primaryColor: 'greenish', secondaryColor: 'teal' } })).toEqual({
    branding: { secondaryColor: 'teal' },
  })
  read({ branding: { primaryColor: 'greenish' } })
  expect(told).toEqual([expect.stringContaining('Refinance: branding.primaryColor is "greenish"')])
  read({ branding: { primaryColor: 'reddish' } })
  expect(told).toHaveLength(2)
})

it('the options reader does not warn about valid options, or none', () => {
  const { told, read } = create()
  read(undefined)
  read({ PartnerName: 'Acme', branding: { primaryColor: '#123456', roundCorners: false }, tracking: {} })
  expect(told).toEqual([])
})

it('the options reader stops after fifty warnings', () => {
  const { told, read } = create()
  for (let length = 1_000; length < 1_200; length += 1) read({ PartnerName: 'p'.repeat(length) })
  expect(told).toHaveLength(50)
})
