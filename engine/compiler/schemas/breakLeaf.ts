import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { toToday } from '../../validation/runtime/toToday.ts'
import { sampleLeaf } from './sampleLeaf.ts'

const step = (node: JsonSchema): number => (typeof node.multipleOf === 'number' ? node.multipleOf : 1)

const stretch = (sample: unknown, length: number): unknown[] =>
  Array.isArray(sample)
    ? [Array.from({ length }, (_, index) => sample[index % sample.length])]
    : [String(sample).padEnd(length, String(sample)).slice(0, length), '1'.repeat(length), 'A'.repeat(length)]

const BREAKS: Record<string, (node: JsonSchema, limit: number, sample: unknown) => Iterable<unknown>> = {
  type: () => ['x'],
  enum: () => ['no such choice', 987_654_321],
  const: (node) => [node.const === true ? false : 'no such choice', 987_654_321],
  oneOf: () => ['no such choice', 987_654_321],
  anyOf: () => ['no such choice', 987_654_321],
  minLength: (_, limit, sample) => stretch(sample, limit - 1),
  maxLength: (_, limit, sample) => stretch(sample, limit + 1),
  pattern: function* (node, _, sample) {
    yield* ['!', 'x', '1', '-', ' '].flatMap((letter) => [
      String(sample).replace(/^./u, letter),
      `${String(sample)}${letter}`,
    ])
    for (let length = 1; length <= 40; length++) yield* ['!', 'x', '1', ' '].map((letter) => letter.repeat(length))
    yield* sampleLeaf([{ ...node, pattern: undefined }])
  },
  format: (_, __, sample) => ['2020-02-30', 'x@', 'nothing of the sort', `${String(sample)}!`],
  minimum: (node, limit) => [limit - step(node), limit - 0.5],
  exclusiveMinimum: (_, limit) => [limit],
  maximum: (node, limit) => [limit + step(node), limit + 0.5],
  exclusiveMaximum: (_, limit) => [limit],
  multipleOf: (_, limit, sample) => [Number(sample) + limit / 2],
  minItems: (_, limit, sample) => (Array.isArray(sample) ? [sample.slice(0, limit - 1)] : []),
  maxItems: (_, limit, sample) => stretch(sample, limit + 1),
  uniqueItems: (_, __, sample) =>
    Array.isArray(sample)
      ? [
          [...sample, sample[0]],
          [sample[0], sample[0]],
        ]
      : [],
  notInFuture: () => ['9999-12-31'],
  notBefore: () => ['1900-01-01'],
  minimumAge: () => [toToday(undefined), '2020-01-01'],
}

/** Values worth trying to break one rule of a field, from a valid sample of it. */
export const breakLeaf = function* (nodes: readonly JsonSchema[], rule: string, sample: unknown): Generator {
  for (const node of nodes) {
    if (node[rule] !== undefined) yield* BREAKS[rule]?.(node, Number(node[rule]), sample) ?? []
  }
}
