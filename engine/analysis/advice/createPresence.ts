import type { JSONPath } from 'jsonc-parser'
import type { FormDefinition, LinkedFlow, SchemaSource, FlowDefinition } from '../../definition/index.ts'
import { type ExpressionType, toFields, toNonNull } from '../../expressions/ExpressionType.ts'
import { toFacts } from '../../expressions/index.ts'
import { toFormList } from '../../definition/forms.ts'
import { toInstructions } from '../../definition/instructions.ts'

/** The slots, and the fields directly below them (`slot.field`), that are certainly written at a point of the flow. */
export type Written = ReadonlySet<string>

/**
 * Creates functions that track what is certainly in the data: slots (`challenge`) and the fields directly below them
 * (`challenge.next`). A slot that starts as an object has the fields of its initial value; one that starts empty has, once written,
 * the fields that its schema requires.
 */
export function createPresence({ definition, expressions }: LinkedFlow) {
  const beginsEmpty = (slot: string) => (definition.data[slot]?.initial ?? null) === null

  /** Returns what is written at the start and after a reset. */
  const atStart = (): Written =>
    new Set(
      Object.entries(definition.data).flatMap(([slot, { initial }]) =>
        typeof initial === 'object' && initial !== null ? Object.keys(initial).map((field) => `${slot}.${field}`) : [],
      ),
    )

  return {
    atStart,
    /** Returns what is written after a slot has received a value of a type. */
    take: (written: Written, slot: string, type: ExpressionType): Written =>
      new Set([
        ...withoutFields(written, slot),
        ...(isCertain(type) ? [slot] : []),
        ...toPresent(type).map((field) => `${slot}.${field}`),
      ]),
    /** Returns what is written after a slot was reset to its initial value, or a place in it removed. */
    forget: (written: Written, target: string): Written =>
      target.includes('.')
        ? new Set([...written].filter((place) => place !== target.split('.', 2).join('.')))
        : new Set([
            ...withoutFields(written, target),
            ...[...atStart()].filter((place) => place.startsWith(`${target}.`)),
          ]),
    toType: (schema: SchemaSource | undefined) => expressions.toType(schema),
    /** Returns what is written after a form was accepted: its slot, the fields that it requires, and what those were chosen from. */
    submit(written: Written, { data, schema, fields = {} }: FormDefinition): Written {
      const required = toPresent(expressions.toType(schema))
      const chosen = required.flatMap((field) => {
        const checked = expressions.check(fields[field]?.options?.from ?? 'null')
        return checked.ok ? checked.reads.map((read) => toSlotAndField(read)[0]) : []
      })
      return new Set([...written, data, ...chosen, ...required.map((field) => `${data}.${field}`)])
    },
    /** Returns what is written while the applicant edits forms, and may empty any field of their slots. */
    draft: (written: Written, isDraft: (slot: string) => boolean): Written =>
      new Set([...written].filter((place) => !place.includes('.') || !isDraft(place.slice(0, place.indexOf('.'))))),
    /** Returns the first place that an expression reads without asking for it, and that nothing guarantees. */
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

/** Lists the fields that every value of a type has. */
const toPresent = (type: ExpressionType): string[] =>
  Object.entries(toFields(toNonNull(type)) ?? {}).flatMap(([field, { optional }]) => (optional ? [] : [field]))

const withoutFields = (written: Written, slot: string): Written =>
  new Set([...written].filter((place) => !place.startsWith(`${slot}.`) && place !== slot))

/** Lists the slots, and the fields directly below them, that are certainly present when a condition has the given outcome. */
export function toKnown(expressions: LinkedFlow['expressions'], source: string, outcome: boolean): string[] {
  const checked = expressions.check(source, undefined, true)
  if (!checked.ok) return []
  return [...toFacts(checked.ast, outcome)].flatMap(([place, fact]) =>
    // A field that is present proves that its slot is present.
    fact === 'value' || place.includes('.') ? toPlaces(place) : [],
  )
}

/**
 * Returns the predicate that most likely leaves a place unwritten: it asks for the place, but the reader runs where the place is
 * missing; or the instruction that writes it runs only where it is already present.
 */
export function findTurned(
  { definition, expressions, written }: LinkedFlow,
  missing: string,
  path: JSONPath,
  place: JSONPath,
) {
  // What is written further down in the same list is only looked at too early.
  if (isWrittenBehind(definition, place, missing)) return undefined
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

const toList = (path: JSONPath) => path.slice(0, -1).join()

/** Checks whether an instruction behind one, in the same list, writes a place. */
function isWrittenBehind(definition: FlowDefinition, place: JSONPath, missing: string): boolean {
  const [slot = ''] = missing.split('.')
  const all = toInstructions(definition)
  const own = all.findLast(({ path }) => place.join().startsWith(`${path.join()},`))
  return all.some(
    ({ path, instruction: { save, set = {} } }) =>
      own !== undefined &&
      toList(path) === toList(own.path) &&
      Number(path.at(-1)) > Number(own.path.at(-1)) &&
      (save === slot || Object.hasOwn(set, slot) || Object.hasOwn(set, missing)),
  )
}

/** Returns the condition of the innermost part of the flow that contains a place. */
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
 * Creates a check whether a form of a step, or of a step that it leads to, keeps its fields in a slot. The applicant may have
 * emptied them and come back with the browser, unless a step bars the way back.
 */
export function createDrafts(definition: FlowDefinition): (step: string, slot: string) => boolean {
  const { steps, data } = definition
  // Sets of slots are bit masks, with one bit for each slot, since nearly all slots lie ahead of most steps.
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
