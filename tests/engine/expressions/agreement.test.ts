import { Environment } from '@marcbachmann/cel-js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createExpressionChecker } from '../../../engine/expressions/createExpressionChecker.ts'
import { evaluate, type Evaluated } from './evaluate.ts'

/** A source in two spellings: ours, and the one for cel-js, with types written out. */
interface Spelled {
  readonly ours: string
  readonly cel: string
}

const spell = (parts: readonly string[], ...children: readonly Spelled[]): Spelled => {
  const join = (key: keyof Spelled) => parts.map((part, index) => part + (children[index]?.[key] ?? '')).join('')
  return { ours: join('ours'), cel: join('cel') }
}
const same = (source: string): Spelled => ({ ours: source, cel: source })

const variables = {
  n: 'number',
  m: 'number',
  t: 'string',
  b: 'boolean',
  o: { object: { n: { type: 'number', optional: true }, t: { type: 'string', optional: true } } },
  ns: { list: 'number' },
  os: { list: { object: { n: { type: 'number', optional: true } } } },
} as const

const environment = new Environment()
  .registerVariable('n', 'double')
  .registerVariable('m', 'double')
  .registerVariable('t', 'string')
  .registerVariable('b', 'bool')
  .registerVariable('o', 'map')
  .registerVariable('ns', 'list<double>')
  .registerVariable('os', 'list<map>')
  .registerOperator('double % double', (left: number, right: number) => left % right)

const { check } = createExpressionChecker({ variables, functions: {} })

const number = fc.integer({ min: 0, max: 4 })
const text = fc.constantFrom('', 'a', 'ab', 'b', '😀')
const scopes = fc.record({
  n: fc.integer({ min: -3, max: 3 }),
  m: fc.constantFrom(0.5, -2, 3),
  t: text,
  b: fc.boolean(),
  o: fc.record({ n: fc.integer({ min: -2, max: 2 }), t: text }, { requiredKeys: [] }),
  ns: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 3 }),
  os: fc.array(fc.record({ n: fc.integer({ min: -1, max: 2 }) }, { requiredKeys: [] }), { maxLength: 3 }),
})

const { boolean: sources } = fc.letrec<{ number: Spelled; text: Spelled; boolean: Spelled; list: Spelled }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    number.map((value) => ({ ours: `${value}`, cel: `${value}.0` })),
    fc.constantFrom('n', 'm').map(same),
    fc.constantFrom('o.n', 'o["n"]').map((ours) => ({ ours, cel: `double(${ours})` })),
    number.map((index) => same(`ns[${index}]`)),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([left, operator, right]) => spell(['(', ` ${operator} `, ')'], left, right)),
    fc
      .tuple(tie('number'), fc.constantFrom('/ 2', '% 3'))
      .map(([left, rest]) => spell(['(', ' ', ')'], left, { ours: rest, cel: `${rest}.0` })),
    tie('number').map((value) => spell(['-(', ')'], value)),
    fc.oneof(tie('text'), tie('list')).map((value) => {
      const { ours, cel } = spell(['size(', ')'], value)
      return { ours, cel: `double(${cel})` }
    }),
    fc
      .tuple(tie('boolean'), tie('number'), tie('number'))
      .map(([test, yes, no]) => spell(['(', ' ? ', ' : ', ')'], test, yes, no)),
  ),
  text: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text.map((value) => same(JSON.stringify(value))),
    fc.constant(same('t')),
    fc.constant({ ours: 'o.t', cel: 'string(o.t)' }),
    fc.tuple(tie('text'), tie('text')).map(([left, right]) => spell(['(', ' + ', ')'], left, right)),
    fc.oneof(tie('number'), tie('boolean')).map((value) => spell(['string(', ')'], value)),
  ),
  list: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(same('ns')),
    fc.array(tie('number'), { minLength: 1, maxLength: 2 }).map((items) => ({
      ours: `[${items.map((item) => item.ours).join(', ')}]`,
      cel: `[${items.map((item) => item.cel).join(', ')}]`,
    })),
    tie('number').map((value) => spell(['ns.map(i, i + ', ')'], value)),
    tie('boolean').map((value) => spell(['ns.filter(i, i > 0', ' || ', ')'], { ours: '', cel: '.0' }, value)),
  ),
  boolean: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('true', 'false', 'b', 'has(o.n)', 'has(o.t)', '"n" in o').map(same),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('number'))
      .map(([left, operator, right]) => spell(['(', ` ${operator} `, ')'], left, right)),
    fc
      .tuple(tie('text'), fc.constantFrom('<', '>=', '==', '!='), tie('text'))
      .map(([left, operator, right]) => spell(['(', ` ${operator} `, ')'], left, right)),
    fc
      .tuple(tie('text'), fc.constantFrom('startsWith', 'endsWith', 'contains'), tie('text'))
      .map(([left, method, right]) => spell(['(', `).${method}(`, ')'], left, right)),
    fc
      .tuple(tie('boolean'), fc.constantFrom('&&', '||'), tie('boolean'))
      .map(([left, operator, right]) => spell(['(', ` ${operator} `, ')'], left, right)),
    tie('boolean').map((value) => spell(['!(', ')'], value)),
    fc.tuple(tie('number'), tie('list')).map(([item, list]) => spell(['(', ' in ', ')'], item, list)),
    fc.tuple(tie('list'), tie('list')).map(([left, right]) => spell(['(', ' == ', ')'], left, right)),
    fc
      .tuple(fc.constantFrom('all', 'exists', 'exists_one'), fc.constantFrom('<', '=='), tie('number'))
      .map(([macro, operator, value]) =>
        spell([`os.${macro}(i, `, ` ${operator} `, ')'], { ours: 'i.n', cel: 'double(i.n)' }, value),
      ),
  ),
}))

const evaluateWithCel = (source: string, scope: Readonly<Record<string, unknown>>): Evaluated => {
  try {
    return { value: environment.evaluate(source, scope) }
  } catch {
    return { failure: 'some' }
  }
}

/** Keeps only the fact that an evaluation failed: each evaluator words its reasons differently. */
const withoutReason = (evaluated: Evaluated): Evaluated => ('value' in evaluated ? evaluated : { failure: 'some' })

describe('the emitted JavaScript and cel-js', () => {
  it('agree on random expressions over random scopes', () => {
    const seen = { value: 0, failure: 0 }
    fc.assert(
      fc.property(sources, scopes, ({ ours, cel }, scope) => {
        const evaluated = evaluate(ours, scope)
        expect(withoutReason(evaluated)).toEqual(evaluateWithCel(cel, scope))
        seen['value' in evaluated ? 'value' : 'failure']++
      }),
      { numRuns: 800 },
    )
    expect(seen.value).toBeGreaterThan(200)
    expect(seen.failure).toBeGreaterThan(20)
  })

  it('never fail for a wrong type of operand once the checker accepts an expression', () => {
    fc.assert(
      fc.property(sources, scopes, ({ ours }, scope) => {
        fc.pre(check(ours, 'boolean').ok)
        const evaluated = evaluate(ours, scope)
        const outcome = 'value' in evaluated ? typeof evaluated.value : evaluated.failure
        expect(outcome).toMatch(/^boolean$|is missing|no item at that position/)
      }),
      { numRuns: 300 },
    )
  })
})
