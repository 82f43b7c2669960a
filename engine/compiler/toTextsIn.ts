import { isRecord } from '../definition/isRecord.ts'

/** Every text that stands in a value made of JSON, and so all that it names. */
export function toTextsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value)
  else if (isRecord(value)) for (const inner of Object.values(value)) toTextsIn(inner, texts)
  return texts
}
