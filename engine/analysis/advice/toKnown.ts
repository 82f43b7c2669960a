import { toFacts } from '../../expressions/index.ts'
import type { LinkedFlow } from '../../definition/index.ts'

/** The slots, and the fields right below them, that are certainly there when a condition holds, or does not. */
export function toKnown(expressions: LinkedFlow['expressions'], source: string, outcome: boolean): string[] {
  const checked = expressions.check(source, undefined, true)
  if (!checked.ok) return []
  return [...toFacts(checked.ast, outcome)].flatMap(([place, fact]) =>
    // What is there inside of a slot says that the slot is there.
    fact === 'value' || place.includes('.') ? toPlaces(place) : [],
  )
}

const toPlaces = (place: string): string[] => {
  const [slot = '', field] = place.split(/[.[]/)
  return field !== undefined && /^[^[]+\./.test(place) ? [slot, `${slot}.${field}`] : [slot]
}
