import * as fc from 'fast-check'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

// Plain values come first, so that visible samples look like real input.
const TEXTS = [
  'Sample',
  'A',
  'ABC123',
  '1234',
  '12345',
  '123456',
  '123456789',
  '123-45-6789',
  '2025550123',
  'sample@example.com',
]
const DAYS = ['1985-06-15', '2015-06-15', '2001-02-03', '1999-12-31', '1930-01-01']
const NUMBERS = [1, 0, 2, 10, 100, 1000, -1, 0.5]

const FORMATS: Record<string, readonly string[]> = {
  date: DAYS,
  'date-time': DAYS.map((day) => `${day}T12:00:00Z`),
  email: ['sample@example.com'],
  uuid: ['123e4567-e89b-42d3-a456-426614174000'],
}

const toTexts = function* (node: JsonSchema): Generator {
  if (typeof node.format === 'string') yield* FORMATS[node.format] ?? []
  yield* TEXTS
  const length = Number(node.minLength ?? node.maxLength ?? 0)
  yield 'Sample '.repeat(length).slice(0, length)
  if (typeof node.pattern === 'string') {
    // The fixed seed makes a schema always yield the same sample. Lookarounds are removed, because the generator cannot handle
    // them.
    const plain = node.pattern.replaceAll(/\(\?<?[=!](?:\\.|[^()\\])*\)/g, '')
    yield* fc.sample(fc.stringMatching(new RegExp(plain, 'u')), { numRuns: 20, seed: 1 })
  }
}

const toNumbers = (node: JsonSchema): number[] => {
  const limits = [node.minimum, node.maximum, node.exclusiveMinimum, node.exclusiveMaximum, node.multipleOf]
  const near = limits.flatMap((limit) => (typeof limit === 'number' ? [limit, limit + 1, limit - 1] : []))
  return [...near, ...NUMBERS]
}

/** Yields candidate values for a field that is neither object nor list, the plainest first. Not all of them are valid. */
export const sampleLeaf = function* (nodes: readonly JsonSchema[]): Generator {
  for (const node of nodes) {
    if ('const' in node) yield node.const
    if (Array.isArray(node.examples)) yield* node.examples
    if (Array.isArray(node.enum)) yield* node.enum
    for (const choice of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) yield* sampleLeaf([choice])
  }
  for (const node of nodes) {
    const types = [node.type ?? 'string'].flat()
    if (types.includes('boolean')) yield* [true, false]
    if (types.includes('number') || types.includes('integer')) yield* toNumbers(node)
    if (types.includes('string')) yield* toTexts(node)
    if (types.includes('null')) yield null
  }
}
