import type { PartAttributes, PlanGroup, PlanLayer, PlanPart, PlanTest } from '../../definition/FormPlan.ts'
import { toCleanData } from '../../validation/validate.ts'
import { valueAt, withValueAt } from '../../session/index.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The key under which a form's value keeps what was typed in parts that no longer show, by path. It comes back when they show again. Neither
 * what is sent nor what is saved has it, because only text keys get there.
 */
const hidden = Symbol('hidden')

/** The current attributes of a part that shows. */
export interface ShownPart extends PartAttributes {
  readonly required: boolean
}

/** A form as its value determines it. */
export interface FormReading {
  /** The value, with the defaults of the parts that show. */
  readonly value: Fields
  /** Returns the attributes of a part; undefined while it does not show. Equal results are the same object. */
  readonly show: (part: PlanPart, path: string) => ShownPart | undefined
}

/** Reads the value of one form by its plan. */
export interface FormReader {
  /** Reads which parts a value shows; the same value (by identity) is read once. */
  readonly read: (data: unknown) => FormReading
  /**
   * Returns the value after a change of one part: without the parts that no longer show, and with the former values or the defaults of those
   * that show.
   */
  readonly change: (data: unknown, path: string, value: unknown) => Fields
}

/** Creates the reader of a form. */
export function createFormReader(plan: PlanGroup): FormReader {
  const merged = new Map<readonly PlanLayer[], Map<string, ShownPart>>()

  /** Merges the layers that apply. They come in few combinations, so each result is kept. */
  function merge(layers: readonly PlanLayer[], isIn: readonly boolean[]): ShownPart | undefined {
    const key = isIn.join()
    const made = merged.get(layers) ?? new Map<string, ShownPart>()
    merged.set(layers, made)
    const known = made.get(key)
    if (known) return known
    const held = layers.filter((_, index) => isIn[index])
    const shown = held.flatMap(({ attributes }) => attributes ?? [])
    if (!shown.some(({ type }) => type !== undefined)) return undefined
    const part = shown.reduce<PartAttributes>((all, one) => ({ ...all, ...one, ui: { ...all.ui, ...one.ui } }), {})
    const result = { ...part, required: held.some(({ required }) => required) }
    made.set(key, result)
    return result
  }

  function toShow(value: Fields): FormReading['show'] {
    const clean = toCleanData(value)
    const answers = new Map<PlanTest, Map<string, boolean>>()
    const holds = (test: PlanTest, path: string): boolean => {
      const place = path.split('.').slice(0, test.depth).join('.')
      const known = answers.get(test) ?? new Map<string, boolean>()
      answers.set(test, known)
      const answer = known.get(place) ?? test.condition.call({}, (place === '' ? clean : valueAt(clean, place)) ?? {})
      known.set(place, answer)
      return answer === test.is
    }
    return ({ layers }, path) =>
      merge(
        layers,
        layers.map(({ when = [] }) => when.every((test) => holds(test, path))),
      )
  }

  let last: { readonly of: unknown; readonly reading: FormReading } | undefined
  function read(data: unknown): FormReading {
    if (last && last.of === data) return last.reading
    let value: Fields = isFields(data) ? data : {}
    // A default may make a part show that has a default itself.
    for (;;) {
      const show = toShow(value)
      const filled = withDefaults(plan, value, show)
      if (filled === value) {
        last = { of: data, reading: { value, show } }
        return last.reading
      }
      value = filled
    }
  }

  return {
    read,
    change(data, path, value) {
      const before = read(data)
      // A list that has changed may have other items at the same places.
      const known = toHidden(before.value).filter(([place]) => !place.startsWith(`${path}.`))
      const moves: Moves = { before, known: new Map(known), removed: new Map(), returned: new Set() }
      let after = read(withValueAt(before.value, path, value))
      // A part that no longer shows, or shows again, may be what others show for.
      for (;;) {
        const kept = withMoved(plan, after, moves)
        if (kept === after.value) return withHidden(kept, moves)
        after = read(kept)
      }
    },
  }
}

/** Adds missing values: defaults, groups, and lists with their minimum number of items. */
function withDefaults(plan: PlanGroup, value: Fields, show: FormReading['show']): Fields {
  let all = value
  const at = (path: string) => (path === '' ? all : valueAt(all, path))
  const put = (path: string, missing: unknown) => {
    if (missing !== undefined && at(path) === undefined) all = withValueAt(all, path, missing)
  }
  const visit = (part: PlanPart, path: string): void => {
    const shown = show(part, path)
    if (!shown) return
    put(path, shown.default ?? toEmpty(part, shown))
    if (part.kind === 'group') {
      for (const inner of part.rows.flat()) visit(inner, join(path, inner.name))
    }
    if (part.kind === 'list' && part.item)
      for (let index = 0; index < toCount(at(path)); index++) visit(part.item, join(path, index))
  }
  visit(plan, '')
  return all
}

/** Returns the empty value of a part that must exist: false for a checkbox, and a group or list whose own rules report what is missing. */
function toEmpty(part: PlanPart, { required, type }: ShownPart): unknown {
  if (part.kind === 'list')
    return required || part.minItems > 0 ? Array.from({ length: part.minItems }, () => undefined) : undefined
  if (part.kind === 'group') return required ? {} : undefined
  return required && type === 'boolean' ? false : undefined
}

/** What one change removes and returns, by path. */
interface Moves {
  readonly before: FormReading
  /** What earlier changes have removed. */
  readonly known: ReadonlyMap<string, unknown>
  readonly removed: Map<string, unknown>
  readonly returned: Set<string>
}

/**
 * Removes the parts that showed before and do not show any more, and returns the value of those that show again, each once: a default may come
 * back for a part that hides itself.
 */
function withMoved(plan: PlanGroup, { value, show }: FormReading, { before, known, removed, returned }: Moves): Fields {
  let kept = value
  const remove = (path: string) => {
    if (removed.has(path) || valueAt(kept, path) === undefined) return
    removed.set(path, valueAt(kept, path))
    kept = withValueAt(kept, path, undefined)
  }
  const bringBack = (path: string) => {
    if (!known.has(path) || returned.has(path) || valueAt(before.value, path) !== undefined) return
    returned.add(path)
    kept = withValueAt(kept, path, known.get(path))
  }
  const visit = (part: PlanPart, path: string, isBack: boolean): void => {
    const wasShown = isBack || before.show(part, path) !== undefined
    if (!show(part, path)) return wasShown ? remove(path) : undefined
    if (!wasShown) bringBack(path)
    const isInside = isBack || returned.has(path)
    if (part.kind === 'group') for (const inner of part.rows.flat()) visit(inner, join(path, inner.name), isInside)
    if (part.kind === 'list' && part.item) {
      for (let index = 0; index < toCount(valueAt(kept, path)); index++) visit(part.item, join(path, index), isInside)
    }
  }
  visit(plan, '', false)
  return kept
}

/** Returns what was typed in parts that no longer show, by path. */
const toHidden = (value: Fields): (readonly [string, unknown])[] => Object.entries(Object(Reflect.get(value, hidden)))

function withHidden(value: Fields, { known, removed, returned }: Moves): Fields {
  const left = [...known].filter(([path]) => !returned.has(path))
  const all = Object.fromEntries([...left, ...removed])
  if (Object.keys(all).length > 0) return { ...value, [hidden]: all }
  return Reflect.has(value, hidden) ? Object.fromEntries(Object.entries(value)) : value
}

/** Returns the number of rendered items of a list. */
export const toCount = (items: unknown): number => (Array.isArray(items) ? items.length : 0)

/** Appends a name to the path of a part in the form's value. */
export const join = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null
