import { createFormValues } from './createFormValues.ts'
import { createShapes } from './createShapes.ts'
import { type Wish, listWishes, toText, toWished } from './listWishes.ts'
import { type WishedAt, toFields, vary } from './vary.ts'
import type { Scope } from '../../definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toSavedSchema } from '../../definition/released/toSavedSchema.ts'
import { toNow, valueAt, withValueAt } from '../../machine/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** Lists the items of a list that are tried as what was chosen from it. */
const toItems = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list.slice(0, 2) : [])

/** Checks whether something has a value at a path; the empty path is the whole. */
const isThere = (item: unknown, path: string) => path === '' || valueAt(toFields(item), path) !== undefined

/** What an event's instructions do with its payload. */
export interface EventReads {
  /** The paths in it that they read; an empty one is the whole. */
  readonly reads: readonly string[]
  /** The slots that keep it as it is. */
  readonly kept: readonly string[]
}

/** Creates the source of values worth trying: samples of the schemas, changed toward what the flow's conditions look for. */
export function createCandidates(flow: LinkedFlow, now: Date) {
  const { definition } = flow
  const wishes = listWishes(flow)
  const shapes = createShapes(flow, toNow(now).date)
  const wishesAt = new Map<string, readonly { readonly rest: string; readonly wish: Wish }[]>()
  const listWishesAt = (path: string) => {
    const known = wishesAt.get(path) ?? wishes.flatMap((wish) => toWishAt(wish, path))
    wishesAt.set(path, known)
    return known
  }
  const wishedAt = (path: string, scope: Scope): readonly WishedAt[] =>
    listWishesAt(path).map(({ rest, wish }) => ({ rest, ...toWished(wish, scope, flow) }))
  // Wishes rarely depend on the current data, so most results are reused.
  const varied = new Map<string, readonly unknown[]>()

  return {
    ...createFormValues({ shapes, wishedAt, now }),
    /** Lists data that an action may answer with one of its outcomes; `path` is where the flow saves them, if it does. */
    answers(action: string, outcome: string, path: string | undefined, scope: Scope): readonly unknown[] {
      const source = definition.actions[action]?.outcomes[outcome] ?? {}
      // An outcome with an empty schema carries no data.
      if (typeof source === 'object' && Object.keys(source).length === 0) return [undefined]
      const shape = shapes.of(`${action} ${outcome}`, source)
      if (path === undefined) return [shape.full]
      const wished = wishedAt(path, scope)
      const key = `${action} ${outcome} ${path} ${toText(wished)}`
      const known = varied.get(key) ?? vary([shape.full, shape.least], wished).filter(shape.fits)
      varied.set(key, known)
      return known
    },
    /**
     * Lists payloads that a component's event may carry: simple values, and what the flow reads of it in the lists of the data, since a
     * component often sends what was chosen from one. What is kept as it is fits its slot, and varies as the conditions on it wish.
     */
    payloads({ reads, kept }: EventReads, scope: Scope): readonly unknown[] {
      if (reads.length === 0) return [undefined]
      const simple = [0, 1, 2, 'Sample'].map((value) =>
        reads.reduce<unknown>(
          (payload, read) => (read === '' ? value : withValueAt(toFields(payload), read, value)),
          {},
        ),
      )
      const shapesOfKept = kept.map((slot) => shapes.of(`slot ${slot}`, definition.data[slot]?.schema ?? {}))
      const isFit = (payload: unknown) => shapesOfKept.every(({ fits }) => fits(payload))
      const items = Object.keys(definition.data)
        .flatMap((slot) => toItems(scope[slot]))
        .filter((item) => isFit(item) && reads.every((read) => isThere(item, read)))
      const wished = kept.flatMap((slot) => wishedAt(slot, scope))
      const chosen = wished.length === 0 || items.length === 0 ? items : vary(items, wished)
      return [...simple, ...chosen].filter(isFit)
    },
    /** Lists the statuses of failed calls that the flow's conditions mention. */
    statuses: (): readonly (string | number)[] => [
      ...new Set(
        wishedAt('failure.status', {})
          .flatMap(({ values }) => values)
          .filter((value) => typeof value === 'string' || typeof value === 'number'),
      ),
    ],
    /** Lists facts that the host page may provide. */
    facts(): readonly Fields[] {
      return Object.entries(definition.facts ?? {}).reduce<readonly Fields[]>(
        (sofar, [name, source]) => {
          const shape = shapes.of(`fact ${name}`, source)
          const scope = { now: toNow(now), constants: definition.constants }
          const values = vary([shape.least, shape.full], wishedAt(name, scope)).filter(shape.fits)
          return sofar.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value })))
        },
        [{}],
      )
    },
    /** Lists data that may have been saved, and their age in days. */
    saved(): readonly { readonly data: Fields; readonly ageDays: number }[] {
      const shape = shapes.ofMade('saved', () => toSavedSchema(flow))
      const scope = { now: toNow(now), constants: definition.constants }
      const persistent = Object.entries(definition.data).flatMap(([name, { persist }]) => (persist ? [name] : []))
      if (persistent.length === 0) return []
      const full = toFields(shape.full)
      const others = [
        ...persistent.map((name) => Object.fromEntries(Object.entries(full).filter(([slot]) => slot !== name))),
        ...persistent.flatMap((name) =>
          vary([full[name]], wishedAt(name, scope)).map((one) => ({ ...full, [name]: one })),
        ),
      ]
      const ages = [...new Set([0, ...wishedAt('saved.ageDays', scope).flatMap(({ values }) => values)])]
      return [
        ...ages.flatMap((age) => (typeof age === 'number' && age >= 0 ? [{ data: full, ageDays: age }] : [])),
        ...others.map((data) => ({ data, ageDays: 0 })),
      ].filter(({ data }) => shape.fits(data))
    },
  }
}

/** Returns a wish at a path or below it, with the rest of its path; an empty list for other wishes. */
function toWishAt(wish: Wish, path: string): readonly { readonly rest: string; readonly wish: Wish }[] {
  const rest = wish.path.slice(path.length)
  if (!wish.path.startsWith(path) || !/^($|[.[])/.test(rest)) return []
  return [{ rest: rest.replace(/^\./, ''), wish }]
}

export type Candidates = ReturnType<typeof createCandidates>

/** An outcome of a call, with data that fit its schema; `failed` has no data. */
export interface AnswerSample {
  readonly outcome: string
  readonly sample?: unknown
}

/** Creates the list of answers that a person can choose for an action: its declared outcomes, and `failed`. */
export function createAnswerSamples(flow: LinkedFlow, now: Date): (action: string) => readonly AnswerSample[] {
  const candidates = createCandidates(flow, now)
  return (action) => [
    ...Object.keys(flow.definition.actions[action]?.outcomes ?? {}).map((outcome) => {
      const [sample] = candidates.answers(action, outcome, undefined, {})
      return { outcome, sample }
    }),
    { outcome: 'failed' },
  ]
}

/** Lists facts that the host page may provide: every combination of the values of each fact that make a difference. */
export const listFactSamples = (flow: LinkedFlow, now: Date): readonly Fields[] => createCandidates(flow, now).facts()
