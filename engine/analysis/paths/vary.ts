import { type Wished, absent } from './toWished.ts'

/** Wishes at a path below the value, such as `offers` or `years[].modelYear`; the empty path is the value itself. */
export interface WishedAt extends Wished {
  readonly rest: string
}

type Change = (value: unknown) => unknown

/** More combinations than these are tried one by one instead. */
const most = 32

/** The values, each also with what is wished for at its parts: all together where these are few, else one at a time. */
export function vary(corners: readonly unknown[], wished: readonly WishedAt[]): readonly unknown[] {
  // Whoever chooses from a list may have any of what is wished for in its items: all of it is there at once.
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

/** A list gets an item for each of the values. */
function enrich(value: unknown, rest: string, values: readonly unknown[]): unknown {
  const keys = toKeys(rest)
  const list = keys.indexOf('[]')
  const plain = values.filter((one) => one !== absent)
  if (plain.length === 0) return value
  return changeAt(value, keys.slice(0, list), (items) => spread(items, keys.slice(list + 1), plain))
}

/** What is like something else takes over its fields, and keeps what the other has not. */
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

/** A value as fields that can be changed; none where it is no object. */
export const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
