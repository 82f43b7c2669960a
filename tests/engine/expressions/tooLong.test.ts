import { expect, it } from 'vitest'
import { parseExpression } from '../../../engine/expressions/parseExpression.ts'

it.each([
  ['operands', Array.from({ length: 20_000 }, () => 'a').join(' && ')],
  ['fields', `a${'.b'.repeat(20_000)}`],
  ['parentheses', `${'('.repeat(900)}a${')'.repeat(900)}`],
  ['negations', `${'!'.repeat(1999)}a`],
  ['operands as long as may be', Array.from({ length: 999 }, () => 'a').join('+')],
])('an expression with very many %s is parsed or rejected with a message', (_, source) => {
  const parsed = parseExpression(source)
  const said = parsed.ok ? `read ${source.length}` : parsed.problems[0]?.message
  expect(said).toMatch(/^read [12]\d\d\d$|may have 2000|Exceeded/)
})
