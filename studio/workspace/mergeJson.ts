import { parse, type JSONPath } from 'jsonc-parser'
import { toSourceFile } from '../../engine/authoring.ts'
import { changeJson } from './changeJson.ts'

/** A value that I have changed, in its three versions; undefined stands for a missing value. */
export interface Change {
  readonly path: JSONPath
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** The result of merging two edits of one JSON text. */
export interface Merge {
  /** Their text with my changes; mine win in a clash. */
  readonly text: string
  /** The values that both have changed differently. */
  readonly clashes: readonly Change[]
}

/**
 * Merges two edits of one JSON text value by value, independent of lines. A value counts as a whole if somebody has changed its kind, or
 * moved, added or removed items of a list. A missing base counts as an empty object. Returns undefined if my or their text is missing,
 * or if any of the texts is not valid JSON.
 */
export function mergeJson(base = '{}', mine?: string, theirs?: string | null): Merge | undefined {
  if (mine === undefined || typeof theirs !== 'string') return undefined
  const texts = [base, mine, theirs]
  if (texts.some((text) => toSourceFile('', text).errors.length > 0)) return undefined
  const [from, own, other] = texts.map((text): unknown => parse(text))
  const changes = toChanges(from, own, other)
  return {
    text: changes.reduce((text, change) => changeJson(text, { path: change.path, value: change.mine }), theirs),
    clashes: changes.filter((change) => !isSame(change.base, change.theirs)),
  }
}

/** Returns the innermost values that I have changed and they have not changed in the same way. */
export function toChanges(base: unknown, mine: unknown, theirs: unknown, path: JSONPath = []): readonly Change[] {
  if (isSame(base, mine) || isSame(mine, theirs)) return []
  if (Array.isArray(base) && isAligned(base, mine) && isAligned(base, theirs))
    return base.flatMap((item, index) => toChanges(item, mine[index], theirs[index], [...path, index]))
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = new Set([base, mine, theirs].flatMap((value) => Object.keys(value)))
    return [...names].flatMap((name) => toChanges(base[name], mine[name], theirs[name], [...path, name]))
  }
  return [{ path, base, mine, theirs }]
}

/** Checks whether a value is still a list whose items are at their places, so that the same index means the same item. */
const isAligned = (before: readonly unknown[], after: unknown): after is readonly unknown[] =>
  Array.isArray(after) &&
  after.length === before.length &&
  after.every((item, index) => isSame(item, before[index]) || !before.some((other) => isSame(item, other)))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
