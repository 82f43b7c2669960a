import type { Scope } from '../../definition/CompiledFlow.ts'
import type { FormDefinition } from '../../definition/index.ts'
import { toNow, valueAt, withValueAt } from '../../machine/index.ts'
import { type JsonSchema, resolveRef } from '../../validation/JsonSchema.ts'
import type { Shapes } from './createShapes.ts'
import { toText } from './listWishes.ts'
import { type WishedAt, toFields, vary } from './vary.ts'

type Fields = Readonly<Record<string, unknown>>

const mostOptions = 4

/** The schemas, wishes and current time used to find values for forms. */
interface FormContext {
  readonly shapes: Shapes
  /** Lists what the conditions of the flow look for at a path of the data. */
  readonly wishedAt: (path: string, scope: Scope) => readonly WishedAt[]
  readonly now: Date
}

/** Creates the source of values worth typing into the forms of a flow. */
export function createFormValues({ shapes, wishedAt, now }: FormContext) {
  const toMoment = (months: number) => toNow(new Date(now.getFullYear(), now.getMonth() - months, 15)).date
  const moments: Moments = { today: toNow(now).date, recent: toMoment(6), early: toMoment(60) }

  // Most points of a step have the same form data.
  const known = new Map<string, readonly unknown[]>()

  function list(
    { schema }: FormDefinition,
    current: unknown,
    options: readonly (readonly [field: string, choices: readonly unknown[]])[],
    wished: readonly WishedAt[],
  ): readonly unknown[] {
    const shape = shapes.of(schema, schema)
    const values = shape.samples.flatMap((sample, index) => {
      const base = keep(sample, current, shape.fits)
      const first = options.reduce((value, [field, choices]) => withValueAt(value, field, choices[0]), toFields(base))
      const chosen = [
        first,
        ...options.flatMap(([field, choices]) => choices.slice(1).map((choice) => withValueAt(first, field, choice))),
      ]
      const isDated = index === 0 || index === shape.samples.length - 1
      return isDated ? chosen.flatMap((value) => [value, ...toDated(value, moments)]) : chosen
    })
    const others = toOthers(shape.schema, values, wished)
    return [...values, ...vary(values.slice(0, 1), [...wished, ...others])].filter(shape.fits)
  }

  return {
    /** Lists values of a form with which it can be submitted. */
    forms(form: FormDefinition, optionsOf: (field: string) => readonly unknown[] | undefined, scope: Scope) {
      const current = scope[form.data]
      const options = Object.keys(form.fields ?? {}).flatMap((field) => {
        const choices = optionsOf(field)
        return choices ? [[field, choices.slice(0, mostOptions)] as const] : []
      })
      const wished = wishedAt(form.data, scope).filter(({ rest }) => !options.some(([field]) => field === rest))
      const key = JSON.stringify([form.schema, current, options]) + toText(wished)
      const values = known.get(key) ?? list(form, current, options, wished)
      known.set(key, values)
      return values
    },
    /** Lists whole form values in which one field is changed. */
    changes(form: FormDefinition, field: string, options: readonly unknown[] | undefined, scope: Scope) {
      const shape = shapes.of(form.schema, form.schema)
      const current = toFields(scope[form.data])
      const sampled = [...new Set(shape.samples.map((sample) => valueAt(sample, field)))]
      const named = toFieldSchema(shape.schema, field)?.enum ?? []
      const wished = wishedAt(`${form.data}.${field}`, scope).flatMap(({ rest, values }) => (rest === '' ? values : []))
      const values = options?.slice(0, mostOptions) ?? [...sampled.slice(0, mostOptions), ...toListed(named), ...wished]
      const whole = withParents(current, field)
      const typed = values
        .filter((value) => value !== undefined && typeof value !== 'symbol')
        .map((value) => withValueAt(whole, field, value))
      return valueAt(current, field) === undefined ? typed : [...typed, withoutValueAt(whole, field)]
    },
  }
}

const toListed = (named: unknown): readonly unknown[] => (Array.isArray(named) ? named.slice(0, mostOptions) : [])

/** Adds another enum value for each field whose values all meet a wish, so that its condition also fails. */
function toOthers(schema: JsonSchema, values: readonly unknown[], wished: readonly WishedAt[]): readonly WishedAt[] {
  return [...new Set(wished.map(({ rest }) => rest))].flatMap((rest) => {
    const named = toFieldSchema(schema, rest)?.enum
    const sought = wished.flatMap((wish) => (wish.rest === rest ? wish.values : []))
    if (!Array.isArray(named) || !values.every((value) => sought.includes(valueAt(value, rest)))) return []
    const other: unknown = named.find((value) => !sought.includes(value))
    return other === undefined ? [] : [{ rest, values: [other], sizes: [] }]
  })
}

/** Returns the schema of a field that is not nested. */
function toFieldSchema(schema: JsonSchema, field: string): JsonSchema | undefined {
  const own = resolveRef(schema, schema).properties?.[field]
  return own && resolveRef(own, schema)
}

/** Puts each current value into a sample, as long as the result still fits the schema. */
function keep(sample: unknown, current: unknown, fits: (value: unknown) => boolean): unknown {
  return Object.entries(toFields(current)).reduce<unknown>((value, [field, known]) => {
    const next = { ...toFields(value), [field]: known }
    return fits(next) ? next : value
  }, sample)
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** ISO dates at some distances from today. */
interface Moments {
  readonly today: string
  readonly recent: string
  readonly early: string
}

/** Copies a value with other dates: all the same, or the last one later or earlier than the others. */
function toDated(value: unknown, { today, recent, early }: Moments): readonly unknown[] {
  const days = Object.entries(toFields(value)).flatMap(([field, inner]) => (isDay(inner) ? [field] : []))
  if (days.length === 0) return []
  const put = (first: string, last: string) => ({
    ...toFields(value),
    ...Object.fromEntries(days.map((day) => [day, first])),
    ...(days.length > 1 ? { [days.at(-1) ?? '']: last } : {}),
  })
  return [put(early, early), put(recent, recent), put(early, today), put(today, early), put(recent, today)]
}

/** Removes a field from a form value. */
function withoutValueAt(form: Fields, field: string): Fields {
  const [owner, name = ''] = [field.split('.').slice(0, -1).join('.'), field.split('.').at(-1)]
  const { [name]: _, ...others } = toFields(owner === '' ? form : valueAt(form, owner))
  return owner === '' ? others : withValueAt(form, owner, others)
}

/** Adds the missing parents of a nested field: a list above an index, an object above a name. */
function withParents(form: Fields, field: string): Fields {
  const keys = field.split('.')
  return keys.slice(1).reduce<Fields>((sofar, key, index) => {
    const owner = keys.slice(0, index + 1).join('.')
    if (valueAt(sofar, owner) !== undefined) return sofar
    return withValueAt(sofar, owner, /^\d+$/.test(key) ? [{}] : {})
  }, form)
}
