import { expect, it } from 'vitest'
import { couldLose } from '../../src/widget/askBeforeLeaving.ts'

it.each([
  ['on a page where nothing was typed', false, false, false],
  ['after something was typed that no service has', true, false, true],
  ['at the end of an application, well or not', true, true, false],
  ['on a thank-you page', false, true, false],
])('couldLose says whether unsaved data could be lost when leaving %s', (_, isUnsent, isEnding, expected) => {
  expect(couldLose({ isUnsent, isEnding })).toBe(expected)
})
