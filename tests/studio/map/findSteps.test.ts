import { expect, it } from 'vitest'
import { findSteps, toStepEntries } from '../../../studio/map/StepSearch.tsx'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const flow = readCheckedFlow('flows/refinance.json')
const [english, spanish] = [toStepEntries(flow, 'en'), toStepEntries(flow, 'es')]
const toNames = (entries: typeof english, query: string) => findSteps(entries, query).map(({ name }) => name)

it('findSteps finds a step by its technical name, with or without underscores', () => {
  expect(toNames(english, 'offer_sel')).toEqual(['OFFER_SELECTION'])
  expect(toNames(english, 'Offer Selection')[0]).toBe('OFFER_SELECTION')
  expect(toNames(english, 'VERIFY_YOUR_INFO')[0], 'though others have these words, too').toBe('VERIFY_YOUR_INFO')
})

it('findSteps finds a step by its title in the shown language, with or without accents', () => {
  const accented = spanish.find(({ title }) => /[áéíóúñ]/.test(title))
  if (!accented) throw new Error('No Spanish title has an accent.')
  const plain = accented.title.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  expect(plain).not.toBe(accented.title)
  expect(toNames(spanish, plain)).toContain(accented.name)
  expect(toNames(english, plain)).not.toContain(accented.name)
})

it('findSteps finds a step by a text in it, and says which', () => {
  expect(findSteps(english, 'enter my car’s details')[0]).toMatchObject({
    name: 'ENTER_LICENSE_PLATE',
    by: { kind: 'button', text: expect.stringContaining('enter my car’s details') },
  })
})

it('findSteps finds the steps that ask for a field by its name', () => {
  expect(findSteps(english, 'plateNumber')).toEqual([
    expect.objectContaining({ name: 'ENTER_LICENSE_PLATE', by: { kind: 'field name', text: 'plateNumber' } }),
  ])
})

it('findSteps lists steps with a matching title before those with a matching text', () => {
  const entries = [
    { name: 'A', title: 'One', words: [{ kind: 'text', text: 'your offer' }] },
    { name: 'B', title: 'Your offer', words: [] },
  ]
  expect(findSteps(entries, 'offer').map(({ name }) => name)).toEqual(['B', 'A'])
})

it('findSteps returns every step without a query, and none when nothing matches', () => {
  expect(findSteps(english, ' ')).toHaveLength(Object.keys(flow.definition.steps).length)
  expect(findSteps(english, 'zebra')).toEqual([])
})
