import type { AnswerSchema } from '../../../engine/calls/readAnswer.ts'

/** Returns an answer with every member of its schema, and one entry in each list. */
export function sampleAnswer({ type, enum: words, properties = {}, items }: AnswerSchema): unknown {
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, sampleAnswer(member)]))
  }
  if (type === 'array') return items ? [sampleAnswer(items)] : []
  if (type === 'string') return words?.[0] ?? 'a text'
  return type === 'boolean' ? true : 2020
}
