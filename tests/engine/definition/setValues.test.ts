import { describe, expect, it } from 'vitest'
import { looksLikeExpression, toExpression } from '../../../engine/definition/instructions.ts'
import { toFunction } from '../expressions/evaluate.ts'

const evaluate = (source: string) => toFunction(source)({ place: { city: 'Oslo' } })

describe('a value in a set instruction', () => {
  it.each([null, true, -7.5, 'weekly', '', `it's "so" \\ here`, 'line\nbreak', [], {}, { list: [1, { text: "a'b" }] }])(
    'is written unchanged: %j',
    (value) => {
      expect(evaluate(toExpression(value))).toEqual(value)
    },
  )

  it('is evaluated as an expression when it starts with "="', () => {
    expect(evaluate(toExpression('=place.city'))).toBe('Oslo')
    expect(evaluate(toExpression("='=text'"))).toBe('=text')
  })
})

it.each([
  ['null', true],
  ["'weekly'", true],
  ['{}', true],
  ['saved(list, form)', true],
  ['event.index', true],
  ['place', true],
  ['weekly', false],
  ['Over 150,000 miles', false],
  ['', false],
])('looksLikeExpression of %j is %s', (text, isOne) => {
  expect(looksLikeExpression(text, ['place'])).toBe(isOne)
})
