import { useMemo, useState } from 'react'

/** Returns a value that reuses the parts of the previous one that are equal, or the previous value itself if all are. */
export function useSame<Value>(now: Value): Value {
  const [keep] = useState(createKeeper<Value>)
  return useMemo(() => keep(now), [keep, now])
}

function createKeeper<Value>() {
  let last: Value | undefined
  return (now: Value): Value => (last = keepSame(last, now))
}

/**
 * Returns a value equal to `now` that reuses the equal parts of an earlier one, so that React does not render these again. Items of lists
 * are matched by their `id` or `name`, or else by index.
 */
export function keepSame<Value>(before: unknown, now: Value): Value
export function keepSame(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (Array.isArray(before) && Array.isArray(now)) return keepItems(before, now)
  if (!isPlain(before) || !isPlain(now)) return now
  const entries = Object.entries(now).map(([key, value]) => [key, keepSame(before[key], value)] as const)
  const isSame =
    entries.length === Object.keys(before).length && entries.every(([key, value]) => Object.is(before[key], value))
  return isSame ? before : Object.fromEntries(entries)
}

function keepItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((item, index) => [toKey(item, index), item]))
  const items = now.map((item, index) => keepSame(known.get(toKey(item, index)), item))
  return items.length === before.length && items.every((item, index) => Object.is(before[index], item)) ? before : items
}

const toKey = (item: unknown, index: number): unknown => (isPlain(item) ? (item['id'] ?? item['name'] ?? index) : index)

/** Checks whether a value is a plain object. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
