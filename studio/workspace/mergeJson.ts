import { parse, type JSONPath, type ParseError } from 'jsonc-parser'
import { changeJson } from './changeJson.ts'

/** A value that both have changed differently; undefined stands for a missing value. */
export interface Clash {
  readonly path: JSONPath
  readonly mine: unknown
  readonly theirs: unknown
}

/** The result of merging two edits of one JSON text. */
export interface Merge {
  /** Their text with my changes; mine win in a clash. */
  readonly text: string
  readonly clashes: readonly Clash[]
}

/**
 * Merges two edits of one JSON text value by value, independent of lines. A list whose length changed counts as one value. Returns
 * undefined if any of the texts is not valid JSON.
 */
export function mergeJson(base: string, mine: string, theirs: string): Merge | undefined {
  const [from, own, other] = [base, mine, theirs].map(toValue)
  if (!from || !own || !other) return undefined
  const [ownChanges, otherChanges] = [toChanges(from.value, own.value), toChanges(from.value, other.value)]
  const clashes: Clash[] = []
  let text = theirs
  for (const { path, value, before } of ownChanges) {
    const met = otherChanges.filter((change) => isWithin(change.path, path) || isWithin(path, change.path))
    if (met.length === 1 && isSame(met[0], { path, value, before })) continue
    if (met.length > 0) clashes.push({ path, mine: value, theirs: valueAt(other.value, path) })
    text = changeJson(text, { path, value })
  }
  return { text, clashes }
}

/** A value that differs at a path; undefined stands for a missing value. */
export interface Change {
  readonly path: JSONPath
  readonly value: unknown
  /** The earlier value; undefined if there was none. */
  readonly before: unknown
}

/** Returns the innermost values that differ, with their values after and before the change. */
export function toChanges(before: unknown, after: unknown, path: JSONPath = []): Change[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const isList = Array.isArray(before)
    if (isList === Array.isArray(after) && (!isList || Object.keys(before).length === Object.keys(after).length)) {
      const names = new Set([...Object.keys(before), ...Object.keys(after)])
      return [...names].flatMap((name) => toChanges(before[name], after[name], [...path, isList ? Number(name) : name]))
    }
  }
  return [{ path, value: after, before }]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isWithin = (outer: JSONPath, inner: JSONPath) => outer.every((part, index) => part === inner[index])

const valueAt = (value: unknown, path: JSONPath): unknown =>
  path.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), value)

function toValue(text: string): { readonly value: unknown } | undefined {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { disallowComments: true })
  return errors.length > 0 ? undefined : { value }
}
