import type { JSONPath } from 'jsonc-parser'
import type { Check } from '../FlowContext.ts'
import { toInstructions } from '../instructions.ts'
import { toFieldNames, toFieldSchema } from '../schemaFields.ts'
import { toHint } from '../toHint.ts'

/** Finds writes to a slot, or to a place in a slot, that is not there. */
export const checkDataPaths: Check = ({ flow, schemas, report }) => {
  const slots = Object.keys(flow.data ?? {})

  function check(target: string, path: JSONPath, words: string, at: 'key' | 'value'): void {
    const [slot = '', ...rest] = target.split('.')
    if (!slots.includes(slot)) {
      report({
        code: 'unknown-slot',
        path,
        at,
        message: `${words} ${target}, but ${slot} is no slot`,
        hint: toHint(slot, slots),
      })
      return
    }
    const source = flow.data?.[slot]?.schema
    const schema = source === undefined ? undefined : schemas.open(source)
    if (!schema || toFieldSchema(schema, rest, schemas.resolve)) return
    const known = toFieldNames(toFieldSchema(schema, rest.slice(0, -1), schemas.resolve) ?? schema, schemas.resolve)
    const message = `${words} ${target}, which is no place in the schema of ${slot}`
    report({ code: 'unknown-path', path, at, message, hint: toHint(rest.at(-1) ?? '', known) })
  }

  for (const { instruction, path, owner } of toInstructions(flow)) {
    if (instruction.save !== undefined) check(instruction.save, [...path, 'save'], `${owner} saves to`, 'value')
    for (const target of Object.keys(instruction.set ?? {}))
      check(target, [...path, 'set', target], `${owner} sets`, 'key')
    for (const target of Object.keys(instruction.fill ?? {}))
      check(target, [...path, 'fill', target], `${owner} fills in`, 'key')
    for (const [index, target] of (instruction.forget ?? []).entries())
      if (target !== undefined) check(target, [...path, 'forget', index], `${owner} forgets`, 'value')
  }
}
