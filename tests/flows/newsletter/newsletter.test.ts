import { expect, it } from 'vitest'
import copy from './copy/en.json?copy'
import flow from './flow.json?flow'

it('serves the flow as a module whose expressions are functions', () => {
  expect(flow.name).toBe('newsletter')
  expect(flow.predicates['wantsDaily']?.({ choice: { frequency: 'daily' } })).toBe(true)
  expect(flow.predicates['wantsDaily']?.({ choice: {} })).toBe(false)
})

it('names the expression that could not be evaluated, and what it missed', () => {
  expect(() => flow.predicates['isRemembered']?.({ saved: { ageDays: 1 } })).toThrow(
    'predicate isRemembered could not be evaluated: subscription is missing',
  )
})

it('loads the forms of a step when they are asked for', async () => {
  const forms = await flow.steps['ADDRESS']?.loadForms?.()
  const [form] = forms?.default ?? []
  const [names, email] = form?.plan.rows ?? []
  expect(names).toMatchObject([{ name: 'firstName' }, { name: 'lastName' }])
  expect(email).toMatchObject({ name: 'email' })
  expect(form?.validate.call({}, { firstName: 'Ada', email: 'ada@example.org' })).toBe(true)
  expect(form?.validate.call({}, { firstName: 'Ada', email: 'nowhere' })).toBe(false)
})

it('evaluates what a field takes from the session', async () => {
  const forms = await flow.steps['TOPICS']?.loadForms?.()
  const topics = [{ id: 'art', name: 'Art' }]
  expect(forms?.default[0]?.fields['topic']?.options?.from({ topics })).toEqual(topics)
})

it('has forms only where the flow has them', () => {
  expect(flow.steps['DONE']?.loadForms).toBeUndefined()
})

it('validates saved data by the slots that are kept between visits', async () => {
  const { default: read } = await flow.loadSavedReader()
  expect(read({ version: 1, data: { subscription: { id: '1' } } })).toEqual({ subscription: { id: '1' } })
  expect(read({ version: 1, data: { subscription: null } })).toEqual({ subscription: null })
  expect(read({ version: 1, data: { subscription: { id: 1 } } })).toBeUndefined()
  expect(read({ version: 1, data: { address: { email: 'ada@example.org' } } })).toBeUndefined()
})

it('tells which actions a step calls and where it leads', () => {
  expect(flow.steps['TOPICS']).toMatchObject({ calls: ['subscribe'], leadsTo: ['DONE', 'ADDRESS'] })
})

it('serves copy as strings, and as functions where something is filled in', () => {
  expect(copy['address.title']).toBe('Who reads it?')
  const tooLong = copy['errors.tooLong']
  expect(typeof tooLong === 'function' && tooLong({ limit: 1 })).toBe('At most one character, please')
  expect(typeof tooLong === 'function' && tooLong({ limit: 4000 })).toBe('At most 4,000 characters, please')
})
