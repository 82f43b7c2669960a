import { describe, expect, it } from 'vitest'
import { looksLikeExpression, toExpression } from '../../../engine/definition/instructions.ts'
import { toFunction } from '../expressions/evaluate.ts'

const evaluate = (source: string) => toFunction(source)({ place: { city: 'Oslo' } })

describe('what a set writes', () => {
  it.each([null, true, -7.5, 'weekly', '', `it's "so" \\ here`, 'line\nbreak', [], {}, { list: [1, { text: "a'b" }] }])(
    'is %j as it is',
    (value) => {
      expect(evaluate(toExpression(value))).toEqual(value)
    },
  )

  it('is computed behind the mark', () => {
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
])('tells whether %j was written as an expression: %s', (text, isOne) => {
  expect(looksLikeExpression(text, ['place'])).toBe(isOne)
})
