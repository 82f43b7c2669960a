import type { AnswerSchema } from '../../../engine/calls/readAnswer.ts'

/** Returns an answer with every member of its schema, and one entry in each list. */
export function sampleAnswer({ type: types, ...schema }: AnswerSchema): unknown {
  const { enum: words, properties = {}, items, pattern = '', maximum = 2020 } = schema
  const type = [types].flat()[0]
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, sampleAnswer(member)]))
  }
  if (type === 'array') return items ? [sampleAnswer(items)] : []
  if (type === 'string')
    return words?.[0] ?? ['a text', '80202-1234', '+13035550100'].find((text) => new RegExp(pattern, 'u').test(text))
  return type === 'boolean' ? true : Math.min(2020, maximum)
}
