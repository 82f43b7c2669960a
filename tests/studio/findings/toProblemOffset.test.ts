import { expect, it } from 'vitest'
import { toProblemOffset } from '../../../studio/findings/toFindingSteps.ts'

it('toProblemOffset counts lines and columns from 1', () => {
  expect(toProblemOffset({ line: 1, column: 1 }, 'ab\ncd')).toBe(0)
  expect(toProblemOffset({ line: 2, column: 2 }, 'ab\ncd')).toBe(4)
})

it('toProblemOffset stays within a text that has become shorter', () => {
  expect(toProblemOffset({ line: 9, column: 9 }, 'ab\ncd')).toBe(5)
})
