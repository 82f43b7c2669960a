import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExpressionNode } from '../../../engine/expressions/ExpressionNode.ts'
import { parseExpression } from '../../../engine/expressions/parseExpression.ts'
import { toJavaScript } from '../../../engine/expressions/toJavaScript.ts'
import { evaluate } from './evaluate.ts'

const emit = (source: string) => {
  const parsed = parseExpression(source)
  if (!parsed.ok) throw new Error(`${source} does not parse`)
  return toJavaScript(parsed.ast)
}
const place = { offset: 0, length: 0 }

describe('toJavaScript', () => {
  it.each([
    ['lookup.year < now.year - 10', 'x.lt(x.get(s, "lookup", "year"), x.sub(x.get(s, "now", "year"), 10))'],
    ['a && b && !c', 'x.and(() => x.get(s, "a"), () => x.get(s, "b"), () => x.not(x.get(s, "c")))'],
    ['a || b && c', 'x.or(() => x.get(s, "a"), () => x.and(() => x.get(s, "b"), () => x.get(s, "c")))'],
    ['list.exists(s, s.city == "Reno")', 'x.exists(x.get(s, "list"), ($s) => x.eq(x.get($s, "city"), "Reno"))'],
    ['monthsCovered(list, now.date)', 'x.call(s, "monthsCovered", [x.get(s, "list"), x.get(s, "now", "date")])'],
    ['a ? [1] : {"k": 2}', '(x.is(x.get(s, "a")) ? [1] : ({["k"]: 2}))'],
    [
      'has(a.b) && a.b[0] in c',
      'x.and(() => x.has(x.get(s, "a"), "b"), () => x.isIn(x.at(x.get(s, "a", "b"), 0), x.get(s, "c")))',
    ],
  ])('emits the expected code for %s', (source, javascript) => {
    expect(emit(source)).toBe(javascript)
  })

  it.each(['class', 'x', 's', 'await', 'new', 'this', 'arguments'])('lets an item be named %s', (name) => {
    expect(evaluate(`list.map(${name}, ${name} + 1)`, { list: [1] })).toEqual({ value: [2] })
  })

  it('never turns a string into code, in values, fields and keys', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: fc.constantFrom(...Array.from('"\'`\\$(){}[]</>;\n\r\0\u2028\u2029a😀')) }),
          fc.constantFrom(...attacks),
        ),
        (text) => {
          const quoted = JSON.stringify(text)
          fc.pre(parseExpression(quoted).ok)
          const evaluated = evaluate(`{${quoted}: d[${quoted}]}`, { d: { [text]: text } })
          expect(evaluated).toEqual({ value: { [text]: text } })
          expect(emit(quoted)).not.toMatch(/[<\u2028\u2029]/)
        },
      ),
    )
  })

  it('makes __proto__ an ordinary key', () => {
    const source = '{"__proto__": {"a": 1}} == {"a": 1} || has({"__proto__": {"a": 1}}.a)'
    expect(evaluate(source)).toEqual({ value: false })
  })

  it('rejects an item name that is not an identifier', () => {
    const node: ExpressionNode = {
      kind: 'macro',
      name: 'all',
      list: { kind: 'list', items: [], ...place },
      variable: { name: 'a) => alert(1), (b', ...place },
      body: { kind: 'literal', value: true, ...place },
      ...place,
    }
    expect(() => toJavaScript(node)).toThrow('is not an identifier')
  })
})

const attacks = [
  '"); globalThis.hacked = true; ("',
  '\\"); throw 1; //',
  '${globalThis.hacked = true}',
  '`+alert(1)+`',
  '</script><script>alert(1)</script>',
  '\u2028alert(1)\u2029',
  '__proto__',
  'constructor',
]
