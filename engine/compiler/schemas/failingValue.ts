import { compileSchema } from '../../validation/compileSchema.ts'
import { isSchema } from '../../validation/isSchema.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { validate } from '../../validation/validate.ts'
import { breakLeaf } from './breakLeaf.ts'
import { createSampler, toItem, toProperty, type Sampler } from './createSampler.ts'
import { listRules } from './listRules.ts'

const MOST_TRIES = 5000

// Whoever asks for one failing value asks for those of every rule of the same schema.
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
 * A value for the whole form that is valid except that one field breaks one rule, as `listRules` names them; throws when
 * none is found, which mostly means that another rule always fails first.
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
