import { closest } from 'fastest-levenshtein'
import { type JsonSchema, toFields } from '../../validation/JsonSchema.ts'
import { listRules } from './listRules.ts'

/** A rule that names a field which the schema does not have, so that nobody could ever satisfy or break it. */
export interface UnknownField {
  path: string
  /** Where the schema says so: a JSON pointer (RFC 6901) into the bundled schema. */
  at: string
  nearest: string
}

const toGeneral = (path: string): string => path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*')

const toSibling = (path: string, sibling: string): string => [...path.split('.').slice(0, -1), sibling].join('.')

/** The fields that `required`, `dependencies` and `notBefore` of a bundled schema name but that are not among its properties. */
export const listUnknownFields = (root: JsonSchema): UnknownField[] => {
  const fields = toFields(root)

  const toNamed = ({ path, rule, at }: { path: string; rule: string; at: string }): string[] => {
    if (rule === 'required' || rule === 'dependencies') return [path]
    if (rule !== 'notBefore') return []
    let value: unknown = root
    for (const step of at.split('/').slice(1))
      value = typeof value === 'object' && value ? Reflect.get(value, step) : undefined
    return [toSibling(path, String(value))]
  }

  return listRules(root).flatMap((rule) =>
    toNamed(rule)
      .filter((path) => !fields.includes(toGeneral(path)))
      .map((path) => ({ path, at: rule.at, nearest: closest(path, fields) })),
  )
}
