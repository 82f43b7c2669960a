import { type Sampler, createSampler, toItem, toProperty } from '../../../../engine/compiler/schemas/createSampler.ts'
import { listRules } from '../../../../engine/compiler/schemas/listRules.ts'
import { sampleLeaf } from '../../../../engine/compiler/schemas/sampleLeaf.ts'
import { type JsonSchema, isSchema } from '../../../../engine/validation/JsonSchema.ts'
import { compileSchema } from '../../../../engine/validation/createAjv.ts'
import { toToday } from '../../../../engine/validation/runtime/rules.ts'
import { validate } from '../../../../engine/validation/validate.ts'

const MOST_TRIES = 5000

// Cached, because a test that needs one failing value needs those of all rules of the schema.
const prepared = new WeakMap<JsonSchema, ReturnType<typeof prepare>>()

const prepare = (schema: JsonSchema) => ({
  validator: compileSchema(schema),
  sampler: createSampler(schema),
  rules: listRules(schema),
})

const breakAt = function* (
  sampler: Sampler,
  nodes: readonly JsonSchema[],
  [name, ...rest]: readonly string[],
  rule: string,
): Generator {
  for (const sample of sampler.samples(nodes)) {
    const flat = sampler.flatten(nodes, sample)
    if (name === undefined) yield* breakLeaf(flat, rule, sample)
    else if (Array.isArray(sample)) {
      for (const item of breakAt(sampler, toItem(flat, Number(name)), rest, rule)) yield sample.with(Number(name), item)
    } else if (isSchema(sample)) {
      const { [name]: _, ...others } = sample
      if (rest.length === 0 && (rule === 'required' || rule === 'dependencies')) yield others
      else for (const value of breakAt(sampler, toProperty(flat, name), rest, rule)) yield { ...others, [name]: value }
    }
  }
}

/**
 * Returns a value for the whole form in which one field breaks one rule, named as by `listRules`, and everything else is valid.
 * Throws when none is found, mostly because another rule always fails first.
 */
export const failingValue = (schema: JsonSchema, path: string, rule: string): unknown => {
  const { validator, sampler, rules } = prepared.get(schema) ?? prepare(schema)
  prepared.set(schema, { validator, sampler, rules })
  const messages = rules.filter((listed) => listed.path === path && listed.rule === rule)
  let tries = 0
  for (const value of breakAt(sampler, [schema], path.split('.'), rule)) {
    const [issue, ...others] = validate(validator, value)
    const isMeant = issue?.path === path && issue.rule === rule && others.length === 0
    if (isMeant && messages.some(({ message }) => message === undefined || message === issue.message)) return value
    if (++tries >= MOST_TRIES) break
  }
  throw new Error(
    `No value of ${schema.$id ?? 'the schema'} breaks only the rule "${rule}" of ${path}. Another rule may always fail first, or the field needs "examples".`,
  )
}

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

/** Yields candidates that may break one rule of a field, derived from a valid sample. */
const breakLeaf = function* (nodes: readonly JsonSchema[], rule: string, sample: unknown): Generator {
  for (const node of nodes) {
    if (node[rule] !== undefined) yield* BREAKS[rule]?.(node, Number(node[rule]), sample) ?? []
  }
}
