import { expect, it } from 'vitest'
import copy from './copy/en.json?copy'
import flow from './flow.json?flow'

it('the flow module has expressions as functions', () => {
  expect(flow.name).toBe('newsletter')
  expect(flow.predicates['wantsDaily']?.({ choice: { frequency: 'daily' } })).toBe(true)
  expect(flow.predicates['wantsDaily']?.({ choice: {} })).toBe(false)
})

it('an expression that cannot be evaluated throws an error that names it and the missing value', () => {
  expect(() => flow.predicates['isRemembered']?.({ saved: { ageDays: 1 } })).toThrow(
    'predicate isRemembered could not be evaluated: subscription is missing',
  )
})

it('the forms of a step are loaded on demand', async () => {
  const forms = await flow.steps['ADDRESS']?.loadForms?.()
  const [form] = forms?.default ?? []
  const [names, email] = form?.plan.rows ?? []
  expect(names).toMatchObject([{ name: 'firstName' }, { name: 'lastName' }])
  expect(email).toMatchObject({ name: 'email' })
  expect(form?.validate.call({}, { firstName: 'Ada', email: 'ada@example.org' })).toBe(true)
  expect(form?.validate.call({}, { firstName: 'Ada', email: 'nowhere' })).toBe(false)
})

it('the options of a field are evaluated from the session’s data', async () => {
  const forms = await flow.steps['TOPICS']?.loadForms?.()
  const topics = [{ id: 'art', name: 'Art' }]
  expect(forms?.default[0]?.fields['topic']?.options?.from({ topics })).toEqual(topics)
})

it('a step without a form has no form loader', () => {
  expect(flow.steps['DONE']?.loadForms).toBeUndefined()
})

it('the saved-data reader accepts only valid data of slots that are kept between visits', async () => {
  const { default: read } = await flow.loadSavedReader()
  expect(read({ version: 1, data: { subscription: { id: '1' } } })).toEqual({ subscription: { id: '1' } })
  expect(read({ version: 1, data: { subscription: null } })).toEqual({ subscription: null })
  expect(read({ version: 1, data: { subscription: { id: 1 } } })).toBeUndefined()
  expect(read({ version: 1, data: { address: { email: 'ada@example.org' } } })).toBeUndefined()
})

it('a step lists the actions that it calls and the steps that it leads to', () => {
  expect(flow.steps['TOPICS']).toMatchObject({ calls: ['subscribe'], leadsTo: ['DONE', 'ADDRESS'] })
})

it('copy texts are strings, or functions when they have placeholders', () => {
  expect(copy['address.title']).toBe('Who reads it?')
  const tooLong = copy['errors.tooLong']
  expect(typeof tooLong === 'function' && tooLong({ limit: 1 })).toBe('At most one character, please')
  expect(typeof tooLong === 'function' && tooLong({ limit: 4000 })).toBe('At most 4,000 characters, please')
})
