import { parse, type JSONPath, type ParseError } from 'jsonc-parser'
import { changeJson } from './changeJson.ts'

/** A place that both have changed, each in another way; undefined is what is not there. */
export interface Clash {
  readonly path: JSONPath
  readonly mine: unknown
  readonly theirs: unknown
}

/** What comes of putting two edits of one JSON text together. */
export interface Merge {
  /** Theirs with mine in it; at a clash mine. */
  readonly text: string
  readonly clashes: readonly Clash[]
}

/**
 * Puts together what two people have made of one JSON text: what only one has changed is taken, whatever their lines. A list
 * whose length changed counts as one value. Undefined where one of the three is no JSON.
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

/** A value that is another one at a place; undefined for none. */
export interface Change {
  readonly path: JSONPath
  readonly value: unknown
  /** What it was; undefined for what was not there. */
  readonly before: unknown
}

/** The smallest values that differ, with what they are in the second. */
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
