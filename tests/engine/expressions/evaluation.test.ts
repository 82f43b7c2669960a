import { describe, expect, it } from 'vitest'
import { ExpressionError } from '../../../engine/expressions/runtime.ts'
import * as x from '../../../engine/expressions/runtime.ts'
import { evaluate as evaluateOver, toFunction } from './evaluate.ts'

const scope = {
  lookup: { year: 2011, vin: null, plain: 'A' },
  now: { year: 2026 },
  nothing: null,
  list: [1, 2, 3],
  people: [{ name: 'Ann', age: 30 }, { name: 'Bo' }],
  text: 'a😀',
  yes: true,
}
const functions = {
  sum: (list: readonly number[]) => list.reduce((total, value) => total + value, 0),
  breaks: () => {
    throw new RangeError('123-45-6789')
  },
  empty: () => undefined,
}

const evaluate = (source: string) => evaluateOver(source, scope, functions)

describe('evaluation', () => {
  it.each([
    ['lookup.year < now.year - 10', true],
    ['7 / 2', 3.5],
    ['7 % 4 + 1', 4],
    ['size(list) + 1', 4],
    ['[1] + [2, 3]', [1, 2, 3]],
    ['size(text)', 2],
    ['0x10', 16],
    ['1.5e2', 150],
    ['-(2 - 5)', 3],
    ['nothing == null && lookup.vin == null', true],
    ['nothing == null ? "none" : "some"', 'none'],
    ['{"a": [1, {"b": null}]} == {"a": [1, {"b": null}]}', true],
    ['[1, 2] != [1, 3]', true],
    ['2 in list && "year" in lookup && !("yeer" in lookup)', true],
    ['list.all(i, i > 0) && list.exists(i, i == 2) && list.exists_one(i, i == 2)', true],
    ['list.filter(i, i > 1).map(i, i * 2)', [4, 6]],
    ['list.map(i, i > 1, i * 2)', [4, 6]],
    ['list.map(i, list.map(j, i * j))[2][1]', 6],
    ['has(lookup.year) && !has(lookup.yeer) && has(lookup.vin) && !has(nothing.year) && !has(lookup.toString)', true],
    ['lookup["year"] + list[0]', 2012],
    ['"abc".startsWith("a") && "abc".endsWith("c") && "abc".contains("b")', true],
    ['string(1.5) + string(true) + "x"', '1.5truex'],
    ['double("2.5") + double(1)', 3.5],
    ['"2026-01-31" < "2026-02-01"', true],
    ['sum(list) > 5', true],
  ])('computes %s', (source, value) => {
    expect(evaluate(source)).toEqual({ value })
  })

  it.each([
    ['lookup.yeer > 1', 'lookup.yeer is missing'],
    ['missing.year', 'missing is missing'],
    ['nothing.year', 'nothing is null, so it has no year'],
    ['lookup.year.month', 'lookup.year is a number, so it has no month'],
    ['lookup.toString == null', 'lookup.toString is missing'],
    ['lookup.constructor == null', 'lookup.constructor is missing'],
    ['has(lookup.plain.deep)', 'a string has no fields'],
    ['people[1].age > 1', 'age is missing'],
    ['list[3]', 'the list has no item at that position'],
    ['list[0.5]', 'the list has no item at that position'],
    ['lookup.vin < 5', 'null cannot be ordered against a number'],
    ['lookup.vin + 5', 'null is where a number belongs'],
    ['lookup.plain + [1]', 'a string is where a list belongs'],
    ['lookup.plain + 5', 'a number is where a string belongs'],
    ['1 / 0', 'the result is not a finite number'],
    ['1 % 0', 'the result is not a finite number'],
    ['!lookup', 'an object is where true or false belongs'],
    ['lookup ? 1 : 2', 'an object is where true or false belongs'],
    ['lookup.all(i, true)', 'an object is where a list belongs'],
    ['double("1x")', 'the string is not a number'],
    ['double("Infinity")', 'the string is not a number'],
    ['"a" in nothing', 'null has no fields'],
    ['unknown(1)', 'fn.unknown is missing'],
    ['breaks()', 'breaks() failed'],
    ['empty()', 'empty() gave no value'],
  ])('fails on %s with a reason', (source, failure) => {
    expect(evaluate(source)).toEqual({ failure })
  })

  it('lets the other side of && and || decide when one side fails', () => {
    expect(evaluate('nothing.a && false')).toEqual({ value: false })
    expect(evaluate('false && nothing.a')).toEqual({ value: false })
    expect(evaluate('nothing.a || true')).toEqual({ value: true })
    expect(evaluate('nothing.a && true')).toEqual({ failure: 'nothing is null, so it has no a' })
    expect(evaluate('true && nothing.a && false')).toEqual({ value: false })
    expect(evaluate('nothing.a || lookup.b')).toEqual({ failure: 'nothing is null, so it has no a' })
  })

  it('lets one item decide all() and exists() when another fails', () => {
    expect(evaluate('people.exists(p, p.age == 30)')).toEqual({ value: true })
    expect(evaluate('people.all(p, p.age == 31)')).toEqual({ value: false })
    expect(evaluate('people.all(p, p.age == 30)')).toEqual({ failure: 'age is missing' })
    expect(evaluate('people.exists_one(p, p.age == 30)')).toEqual({ failure: 'age is missing' })
  })

  it('names the expression but never the value in a failure', () => {
    const run = x.named('isBroken', toFunction('breaks() || size(secret) > 1'))
    const secrets = { secret: 123456789, fn: functions }
    expect(() => run(secrets)).toThrow(
      new ExpressionError('breaks() failed', 'isBroken', new RangeError('123-45-6789')),
    )
    expect(() => run(secrets)).toThrow('The expression isBroken could not be evaluated: breaks() failed.')
  })

  it('keeps the name of the inner expression when one evaluates another', () => {
    const inner = x.named('inner', (given) => x.get(given, 'missing'))
    const outer = x.named('outer', (given: object) => inner(given))
    expect(() => outer({})).toThrow('The expression inner could not be evaluated: missing is missing.')
  })

  it('lets a failure that is not an expression’s pass through a name unchanged', () => {
    const bug = new TypeError('bug')
    expect(() =>
      x.named('a', () => {
        throw bug
      })({}),
    ).toThrow(bug)
  })
})
