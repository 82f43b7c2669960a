import type { Problem } from '../../../engine/authoring.ts'

/** The offset of a finding's place in the text of its file; the end of the text when that is shorter by now. */
export function toProblemOffset({ line, column }: Pick<Problem, 'line' | 'column'>, text: string): number {
  const above = text.split('\n', line - 1)
  return Math.min(above.reduce((sum, { length }) => sum + length + 1, 0) + column - 1, text.length)
}
