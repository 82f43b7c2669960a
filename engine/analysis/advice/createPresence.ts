import type { JSONPath } from 'jsonc-parser'
import type { FormDefinition, LinkedFlow, SchemaSource, FlowDefinition } from '../../definition/index.ts'
import { type ExpressionType, toFields, toNonNull } from '../../expressions/ExpressionType.ts'
import { toFacts } from '../../expressions/index.ts'
import { toFormList } from '../../definition/forms.ts'
import { toInstructions } from '../../definition/instructions.ts'

/** The slots, and the fields right below them (`slot.field`), that are certainly written at a point of the flow. */
export type Written = ReadonlySet<string>

/**
 * What certainly is in the data: slots (`challenge`) and the fields right below them (`challenge.next`). A slot that begins as
 * an object has none of its fields at first; one that begins empty has, once it is there, what its schema requires.
 */
export function createPresence({ definition, expressions }: LinkedFlow) {
  const beginsEmpty = (slot: string) => (definition.data[slot]?.initial ?? null) === null

  /** At the start and after a reset. */
  const atStart = (): Written =>
    new Set(
      Object.entries(definition.data).flatMap(([slot, { initial }]) =>
        typeof initial === 'object' && initial !== null ? Object.keys(initial).map((field) => `${slot}.${field}`) : [],
      ),
    )

  return {
    atStart,
    /** When a slot takes a value of a type, or of a schema. */
    take: (written: Written, slot: string, type: ExpressionType): Written =>
      new Set([
        ...withoutFields(written, slot),
        ...(isCertain(type) ? [slot] : []),
        ...toPresent(type).map((field) => `${slot}.${field}`),
      ]),
    /** When a slot goes back to its start, or a place in one is taken out. */
    forget: (written: Written, target: string): Written =>
      target.includes('.')
        ? new Set([...written].filter((place) => place !== target.split('.', 2).join('.')))
        : new Set([
            ...withoutFields(written, target),
            ...[...atStart()].filter((place) => place.startsWith(`${target}.`)),
          ]),
    toType: (schema: SchemaSource | undefined) => expressions.toType(schema),
    /** When a form was accepted: what it requires is there. */
    submit: (written: Written, { data, schema }: FormDefinition): Written =>
      new Set([...written, data, ...toPresent(expressions.toType(schema)).map((field) => `${data}.${field}`)]),
    /** While somebody fills forms in that keep their fields in some slots, and may empty each of them. */
    draft: (written: Written, isDraft: (slot: string) => boolean): Written =>
      new Set([...written].filter((place) => !place.includes('.') || !isDraft(place.slice(0, place.indexOf('.'))))),
    /** The first place that an expression looks into without asking, and that nothing guarantees. */
    toMissing(source: string, written: Written): string | undefined {
      const checked = expressions.check(source, undefined, true)
      const places = checked.ok ? checked.unguarded.filter((read) => /[.[]/.test(read)).map(toSlotAndField) : []
      for (const [slot, field] of places) {
        if (!Object.hasOwn(definition.data, slot)) continue
        if (beginsEmpty(slot) && !written.has(slot)) return slot
        const isPromised = beginsEmpty(slot) && toPresent(expressions.variables[slot] ?? 'any').includes(field ?? '')
        const isObject = toFields(toNonNull(expressions.variables[slot] ?? 'any')) !== undefined
        if (field !== undefined && isObject && !isPromised && !written.has(`${slot}.${field}`))
          return `${slot}.${field}`
      }
      const loose = checked.ok ? checked.loose.map(toSlotAndField) : []
      for (const [slot, field] of loose) {
        const fields = toFields(toNonNull(expressions.variables[slot] ?? 'any'))
        if (field === undefined || !fields?.[field]?.optional || !Object.hasOwn(definition.data, slot)) continue
        if (!written.has(`${slot}.${field}`)) return `${slot}.${field}`
      }
      return undefined
    },
  }
}

const toSlotAndField = (read: string): readonly [slot: string, field: string | undefined] => {
  const [slot = '', field] = read.split(/[.[]/)
  return [slot, /^[^[]+\./.test(read) ? field : undefined]
}

const isCertain = (type: ExpressionType) => type !== 'null' && !(typeof type === 'object' && 'nullable' in type)

/** The fields that every value of a type has. */
const toPresent = (type: ExpressionType): string[] =>
  Object.entries(toFields(toNonNull(type)) ?? {}).flatMap(([field, { optional }]) => (optional ? [] : [field]))

const withoutFields = (written: Written, slot: string): Written =>
  new Set([...written].filter((place) => !place.startsWith(`${slot}.`) && place !== slot))

/** The slots, and the fields right below them, that are certainly there when a condition holds, or does not. */
export function toKnown(expressions: LinkedFlow['expressions'], source: string, outcome: boolean): string[] {
  const checked = expressions.check(source, undefined, true)
  if (!checked.ok) return []
  return [...toFacts(checked.ast, outcome)].flatMap(([place, fact]) =>
    // What is there inside of a slot says that the slot is there.
    fact === 'value' || place.includes('.') ? toPlaces(place) : [],
  )
}

/**
 * The predicate that is most likely what leaves a place unwritten: it asks whether that is there, and what looks at it is done where
 * it is not; or what writes it is done only where it is there already.
 */
export function findTurned({ definition, expressions, written }: LinkedFlow, missing: string, path: JSONPath) {
  const when = toGuard(definition, path)
  const toWhen = (name = '') => definition.predicates[name]?.when ?? ''
  const isKnown = (name: string | undefined, outcome: boolean) =>
    toKnown(expressions, toWhen(name), outcome).includes(missing)
  const uses = JSON.stringify(written).split(`"${when}"`).length - 2
  const asked = missing.replaceAll('.', String.raw`\.`)
  const isAsked = new RegExp(String.raw`has\(${asked}\)|\b${asked} [!=]= null`).test(toWhen(when))
  if (when !== undefined && uses < 3 && isAsked && !isKnown(when, true)) return when
  const [slot = ''] = missing.split('.')
  return toInstructions(definition).find(
    ({ instruction: { when: asker, save, set = {} } }) =>
      asker !== undefined &&
      [save, ...Object.keys(set)].some((one) => one === slot || one === missing) &&
      isKnown(asker, true) &&
      !isKnown(asker, false),
  )?.instruction.when
}

/** The condition of the instruction that a place lies in. */
function toGuard(definition: FlowDefinition, path: JSONPath): string | undefined {
  let [at, guard]: [unknown, string | undefined] = [definition, undefined]
  for (const key of path) {
    at = Object(at)[key]
    const { when }: { readonly when?: unknown } = Object(at)
    if (typeof when === 'string') guard = when
  }
  return guard
}

const toPlaces = (place: string): string[] => {
  const [slot = '', field] = place.split(/[.[]/)
  return field !== undefined && /^[^[]+\./.test(place) ? [slot, `${slot}.${field}`] : [slot]
}

/**
 * Tells of a step whether a slot is one where forms keep what somebody may have emptied who comes back to it with the browser: the
 * forms of the step and of those that ways from it lead to, as far as nothing bars the way back.
 */
export function createDrafts(definition: FlowDefinition): (step: string, slot: string) => boolean {
  const { steps, data } = definition
  // Sets of slots as numbers, each with a bit for every slot: nearly as many slots as there are steps lie ahead of most of them.
  const bits = new Map(Object.keys(data).map((slot, index) => [slot, 1n << BigInt(index)]))
  const toBits = (slots: Iterable<string>) => [...slots].reduce((all, slot) => all | (bits.get(slot) ?? 0n), 0n)
  const ahead = new Map(
    Object.entries(steps).map(([name, { form }]) => [
      name,
      toBits(form ? toFormList(form).map((one) => one.data) : []),
    ]),
  )
  const ways = [...toInstructions(definition)].flatMap(({ step, instruction: { to } }) =>
    step !== undefined && to !== undefined && steps[to]?.back !== 'bar' ? [{ step, to }] : [],
  )
  const backwards = ways.toReversed()
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const { step, to } of backwards) {
      const before = ahead.get(step) ?? 0n
      const after = before | (ahead.get(to) ?? 0n)
      if (after !== before) isSettled = false
      ahead.set(step, after)
    }
  }
  return (step, slot) => ((ahead.get(step) ?? 0n) & (bits.get(slot) ?? 0n)) !== 0n
}
