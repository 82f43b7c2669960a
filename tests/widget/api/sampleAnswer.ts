import type { AnswerSchema } from '../../../engine/calls/readAnswer.ts'

/** An answer with every member that its schema knows, and one entry in each list. */
export function sampleAnswer({ type, enum: words, properties = {}, items }: AnswerSchema): unknown {
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, sampleAnswer(member)]))
  }
  if (type === 'array') return items ? [sampleAnswer(items)] : []
  if (type === 'string') return words?.[0] ?? 'a text'
  return type === 'boolean' ? true : 2020
}
