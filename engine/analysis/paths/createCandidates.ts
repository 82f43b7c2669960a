import { bundleSchema } from '../../validation/bundleSchema.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { resolveRef } from '../../validation/resolveRef.ts'
import { createFit } from '../../compiler/schemas/createFit.ts'
import { createSampler } from '../../compiler/schemas/createSampler.ts'
import { toSavedSchema } from '../../definition/released/toSavedSchema.ts'
import type { Scope } from '../../definition/CompiledFlow.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { FormDefinition, LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { valueAt, withValueAt } from '../../session/dataPath.ts'
import { toNow } from '../../session/toScope.ts'
import { listWishes } from './listWishes.ts'
import { sampleCorner } from './sampleCorner.ts'
import { toWished } from './toWished.ts'
import { vary } from './vary.ts'

type Fields = Readonly<Record<string, unknown>>

/** A schema of the flow, with what finds values for it. */
interface Shape {
  readonly schema: JsonSchema
  readonly fits: (value: unknown) => boolean
  readonly full: unknown
  readonly least: unknown
  readonly samples: readonly unknown[]
}

const mostSamples = 8
const mostOptions = 4

/** Finds values worth trying: samples of the schemas, bent to what the conditions of the flow look for. */
export function createCandidates(flow: LinkedFlow, now: Date) {
  const { definition, schemas } = flow
  const wishes = listWishes(flow)
  const today = toNow(now).date
  const toMoment = (months: number) => toNow(new Date(now.getFullYear(), now.getMonth() - months, 15)).date
  const moments: Moments = { today, recent: toMoment(6), early: toMoment(60) }
  const shapes = new Map<string, Shape>()
  const names = new Map<string, unknown>()

  const open = (source: SchemaSource): JsonSchema => {
    if (typeof source === 'string') return bundleSchema(source, schemas.files)
    const schema: JsonSchema = JSON.parse(JSON.stringify(source))
    return bundleSchema('inline', new Map([...schemas.files, ['inline', schema]]))
  }
  const toShape = (key: string, toSchema: () => JsonSchema): Shape => {
    const known = shapes.get(key)
    if (known) return known
    const schema = toSchema()
    const fit = createFit(schema, today)
    const fits = (value: unknown) => fit([schema], value)
    const samples: unknown[] = []
    for (const value of createSampler(schema).samples([schema])) if (samples.push(value) >= mostSamples) break
    const corners = [true, false].map((isFull) => sampleCorner(schema, { root: schema, isFull, fit, names }))
    const [full = samples[0], least = samples[0]] = corners.map((corner) => (fits(corner) ? corner : samples[0]))
    const shape = { schema, fits, full, least, samples }
    shapes.set(key, shape)
    return shape
  }
  for (const { form } of toAllForms(definition)) {
    const [sample] = toShape(form.schema ?? '', () => open(form.schema ?? '')).samples
    note(sample, names)
  }
  const wishedAt = (path: string, scope: Scope) =>
    wishes.flatMap((wish) => {
      const rest = wish.path.slice(path.length)
      if (!wish.path.startsWith(path) || !/^($|[.[])/.test(rest)) return []
      return [{ rest: rest.replace(/^\./, ''), ...toWished(wish, scope, flow) }]
    })

  return {
    /** What an action may answer with one of its outcomes; the data are saved at `path`, if anywhere. */
    answers(action: string, outcome: string, path: string | undefined, scope: Scope): readonly unknown[] {
      const source = definition.actions[action]?.outcomes[outcome] ?? {}
      // An outcome that says nothing of its data has none.
      if (typeof source === 'object' && Object.keys(source).length === 0) return [undefined]
      const shape = toShape(`${action} ${outcome}`, () => open(source))
      if (path === undefined) return [shape.full]
      return vary([shape.full, shape.least], wishedAt(path, scope)).filter(shape.fits)
    },
    /** What may be typed into a form so that it can be sent. */
    forms(form: FormDefinition, optionsOf: (field: string) => readonly unknown[] | undefined, scope: Scope) {
      const shape = toShape(form.schema, () => open(form.schema))
      const current = scope[form.data]
      const options = Object.keys(form.fields ?? {}).flatMap((field) => {
        const choices = optionsOf(field)
        return choices ? [[field, choices.slice(0, mostOptions)] as const] : []
      })
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
      const wished = wishedAt(form.data, scope).filter(({ rest }) => !options.some(([field]) => field === rest))
      return [...values, ...vary(values.slice(0, 1), wished)].filter(shape.fits)
    },
    /** What one field of a form may be changed to, the whole form with it. */
    changes(form: FormDefinition, field: string, options: readonly unknown[] | undefined, scope: Scope) {
      const shape = toShape(form.schema, () => open(form.schema))
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
    /** What an event of a component may carry, by what is read of it. */
    payloads: (reads: readonly string[]): readonly unknown[] =>
      reads.length === 0
        ? [undefined]
        : [0, 1, 2, 'Sample'].map((value) =>
            reads.reduce<unknown>(
              (payload, read) => (read === '' ? value : withValueAt(toFields(payload), read, value)),
              {},
            ),
          ),
    /** The statuses of failed calls that the flow asks for. */
    statuses: (): readonly (string | number)[] => [
      ...new Set(
        wishedAt('failure.status', {})
          .flatMap(({ values }) => values)
          .filter((value) => typeof value === 'string' || typeof value === 'number'),
      ),
    ],
    /** What the page may tell. */
    facts(): readonly Fields[] {
      return Object.entries(definition.facts ?? {}).reduce<readonly Fields[]>(
        (sofar, [name, source]) => {
          const shape = toShape(`fact ${name}`, () => open(source))
          const scope = { now: toNow(now), constants: definition.constants }
          const values = vary([shape.least, shape.full], wishedAt(name, scope)).filter(shape.fits)
          return sofar.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value })))
        },
        [{}],
      )
    },
    /** What may have been saved, and how many days ago. */
    saved(): readonly { readonly data: Fields; readonly ageDays: number }[] {
      const shape = toShape('saved', () => toSavedSchema(flow))
      const scope = { now: toNow(now), constants: definition.constants }
      const persistent = Object.entries(definition.data).flatMap(([name, { persist }]) => (persist ? [name] : []))
      if (persistent.length === 0) return []
      const full = toFields(shape.full)
      const data = [
        full,
        ...persistent.map((name) => Object.fromEntries(Object.entries(full).filter(([slot]) => slot !== name))),
      ]
      const ages = new Set([0, ...wishedAt('saved.ageDays', scope).flatMap(({ values }) => values)])
      return data
        .filter(shape.fits)
        .flatMap((one) =>
          [...ages].flatMap((age) => (typeof age === 'number' && age >= 0 ? [{ data: one, ageDays: age }] : [])),
        )
    },
  }
}

export type Candidates = ReturnType<typeof createCandidates>

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const toListed = (named: unknown): readonly unknown[] => (Array.isArray(named) ? named.slice(0, mostOptions) : [])

/** The schema of a field that is not nested. */
function toFieldSchema(schema: JsonSchema, field: string): JsonSchema | undefined {
  const own = resolveRef(schema, schema).properties?.[field]
  return own && resolveRef(own, schema)
}

/** Remembers what the fields of a form hold, by their names. */
function note(value: unknown, names: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object') note(inner, names)
    else if (!names.has(name)) names.set(name, inner)
  }
}

/** A sample with what is there already, as far as both go together. */
function keep(sample: unknown, current: unknown, fits: (value: unknown) => boolean): unknown {
  return Object.entries(toFields(current)).reduce<unknown>((value, [field, known]) => {
    const next = { ...toFields(value), [field]: known }
    return fits(next) ? next : value
  }, sample)
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** Days at some distances from now. */
interface Moments {
  readonly today: string
  readonly recent: string
  readonly early: string
}

/** The same value with its dates at other distances from today: all of them, or the last later than the others. */
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

/** A form whose field was emptied. */
function withoutValueAt(form: Fields, field: string): Fields {
  const [owner, name = ''] = [field.split('.').slice(0, -1).join('.'), field.split('.').at(-1)]
  const { [name]: _, ...others } = toFields(owner === '' ? form : valueAt(form, owner))
  return owner === '' ? others : withValueAt(form, owner, others)
}

/** A form in which the owners of a nested field are there: a list for a position, an object for a name. */
function withParents(form: Fields, field: string): Fields {
  const keys = field.split('.')
  return keys.slice(1).reduce<Fields>((sofar, key, index) => {
    const owner = keys.slice(0, index + 1).join('.')
    if (valueAt(sofar, owner) !== undefined) return sofar
    return withValueAt(sofar, owner, /^\d+$/.test(key) ? [{}] : {})
  }, form)
}
