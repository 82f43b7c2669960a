import { type Wished, absent } from './listWishes.ts'

/** Wishes at a path within a value, such as `offers` or `years[].modelYear`; the empty path is the value itself. */
export interface WishedAt extends Wished {
  readonly rest: string
}

type Change = (value: unknown) => unknown

/** Up to this many combinations are all tried; otherwise the changes are tried one at a time. */
const most = 32

/** Returns the values, and copies changed to what is wished for: in all combinations if these are few, otherwise one at a time. */
export function vary(corners: readonly unknown[], wished: readonly WishedAt[]): readonly unknown[] {
  // A list can contain every wished value at once, so that an applicant could choose any of them.
  const [full, ...others] = corners
  const first = unique(wished.flatMap(({ rest }) => (rest.includes('[]') ? [rest] : []))).reduce<unknown>(
    (value, rest) => enrich(value, rest, toValues(wished, rest)),
    full,
  )
  const paths = unique(wished.flatMap(({ rest }) => (rest.includes('[]') ? [] : [rest])))
  const dimensions = paths.map((rest) => toChanges(rest, wished, first))
  const product = dimensions.reduce((size, changes) => size * (changes.length + 1), 1)
  const bases = [first, ...others]
  const changed =
    product <= most
      ? dimensions.reduce<readonly unknown[]>(
          (values, changes) => values.flatMap((value) => [value, ...changes.map((change) => change(value))]),
          [first],
        )
      : bases.flatMap((base) => dimensions.flatMap((changes) => changes.map((change) => change(base))))
  return unique([first, ...changed, ...others])
}

const toKeys = (rest: string): readonly string[] =>
  rest
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((key) => key !== '')

const toValues = (wished: readonly WishedAt[], rest: string): readonly unknown[] =>
  unique(wished.flatMap((one) => (one.rest === rest ? one.values : [])))

function toChanges(rest: string, wished: readonly WishedAt[], sample: unknown): readonly Change[] {
  const keys = toKeys(rest)
  const sizes = unique(wished.flatMap((one) => (one.rest === rest ? one.sizes : [])))
  return [
    ...toValues(wished, rest).map(
      (value): Change =>
        (whole) =>
          changeAt(whole, keys, (part) => mergeIn(part, value)),
    ),
    ...sizes.map(
      (size): Change =>
        (whole) =>
          changeAt(whole, keys, () => resize(readAt(sample, keys), size)),
    ),
  ]
}

/** Replaces a list by one with an item for each of the values. */
function enrich(value: unknown, rest: string, values: readonly unknown[]): unknown {
  const keys = toKeys(rest)
  const list = keys.indexOf('[]')
  const plain = values.filter((one) => one !== absent)
  if (plain.length === 0) return value
  return changeAt(value, keys.slice(0, list), (items) => spread(items, keys.slice(list + 1), plain))
}

/** Overwrites the fields that two objects share with those of the second; any other value replaces the first. */
const mergeIn = (part: unknown, value: unknown): unknown =>
  isFields(part) && isFields(value)
    ? { ...part, ...Object.fromEntries(Object.entries(value).filter(([name]) => name in part)) }
    : value

function spread(items: unknown, keys: readonly string[], values: readonly unknown[]): unknown {
  const item: unknown = Array.isArray(items) ? items[0] : undefined
  return values.map((value) => changeAt(item ?? {}, keys, () => value))
}

function resize(items: unknown, size: number): unknown {
  const item: unknown = Array.isArray(items) ? items[0] : undefined
  return item === undefined ? [] : Array.from({ length: size }, () => item)
}

function changeAt(value: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change(value)
  const fields = isFields(value) ? value : {}
  const inner = changeAt(fields[key], rest, change)
  if (inner !== absent) return { ...fields, [key]: inner }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}

const readAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), value)

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function unique<Value>(values: readonly Value[]): readonly Value[] {
  const seen = new Map<unknown, Value>()
  for (const value of values) {
    const key = typeof value === 'symbol' ? value : JSON.stringify(value)
    if (!seen.has(key)) seen.set(key, value)
  }
  return [...seen.values()]
}

/** Copies the fields of an object; returns an empty object for any other value. */
export const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
