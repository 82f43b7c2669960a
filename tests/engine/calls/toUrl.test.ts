import { describe, expect, it } from 'vitest'
import { toUrl } from '../../../engine/calls/toUrl.ts'

const base = 'https://api.example.com/v1/'
const loan = { path: 'contacts/{contactId}/asset/{assetId}/loan-details' }
const models = { path: 'vehicle/getmodel', query: ['yearID', 'makeID'] }

describe('toUrl', () => {
  it.each([
    ['a plain path', toUrl(base, { path: 'lender' }), `${base}lender`],
    ['a base without its slash', toUrl('https://api.example.com/v1', { path: 'lender' }), `${base}lender`],
    ['parameters', toUrl(base, loan, { contactId: 'c', assetId: 7 }), `${base}contacts/c/asset/7/loan-details`],
    [
      'what an address means in a parameter',
      toUrl(base, { path: 'a/{b}' }, { b: '../x?y#z%' }),
      `${base}a/..%2Fx%3Fy%23z%25`,
    ],
    ['a parameter that looks like a pattern', toUrl(base, { path: 'a/{b}' }, { b: '$&{b}' }), `${base}a/%24%26%7Bb%7D`],
    [
      'a query in the contract’s order',
      toUrl(base, models, {}, { makeID: 'a b', yearID: 2020 }),
      `${base}vehicle/getmodel?yearID=2020&makeID=a%20b`,
    ],
    ['a slash at the end of a path', toUrl(base, { path: 'x/', query: ['q'] }, {}, { q: '&' }), `${base}x/?q=%26`],
  ])('writes %s', (_, url, expected) => {
    expect(url).toBe(expected)
  })

  it.each([
    ['a missing parameter', () => toUrl(base, loan, { contactId: 'c' }), 'needs assetId. Pass it in params.'],
    ['an empty parameter', () => toUrl(base, { path: '{a}' }, { a: '' }), 'cannot carry an empty a'],
    ['a parameter that would climb', () => toUrl(base, { path: 'a/{b}' }, { b: '..' }), 'cannot carry ".." as b'],
    ['an inherited name', () => toUrl(base, { path: 'a/{toString}' }), 'needs toString'],
    ['an unknown parameter', () => toUrl(base, { path: 'a' }, { ssn: 1 }), 'has no ssn in its params. It takes none.'],
    ['a missing query value', () => toUrl(base, models, {}, { yearID: 1 }), 'needs makeID. Pass it in query.'],
    [
      'an unknown query value',
      () => toUrl(base, models, {}, { phone: 1 }),
      'has no phone in its query. It takes yearID, makeID.',
    ],
  ])('refuses %s', (_, act, message) => {
    expect(act).toThrow(message)
  })
})
