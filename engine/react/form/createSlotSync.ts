import { deepEquals } from '@rjsf/utils'
import type { Session } from '../../session/index.ts'

type Value = Readonly<Record<string, unknown>>

/** Keeps RJSF's value and the session's slot the same, in both directions. */
export interface SlotSync {
  /** What the slot holds when the form is first drawn. */
  readonly initial: Value
  /** The form has a new value: it goes to the session; then what the flow changed in answer comes back. */
  toSession(value: unknown, changedField: string | undefined): void
  /** Hands every property that the session has changed to `write`. */
  fromSession(write: (property: string, value: unknown) => void): void
}

/** Creates the link between one drawn form and the slot that holds its value. */
export function createSlotSync(session: Session, slot: string): SlotSync {
  const read = () => toValue(session.store.getState().data[slot])
  const initial = read()
  let known = initial
  return {
    initial,
    toSession(value, changedField) {
      known = toValue(value)
      session.draft(value, changedField)
    },
    fromSession(write) {
      const [before, now] = [known, read()]
      if (before === now) return
      known = now
      // Property by property: other commits of the same moment may still be on their way through RJSF.
      for (const property of new Set([...Object.keys(before), ...Object.keys(now)])) {
        if (!deepEquals(before[property], now[property])) write(property, now[property])
      }
    },
  }
}

const nothing: Value = {}
const isValue = (data: unknown): data is Value => typeof data === 'object' && data !== null
const toValue = (data: unknown): Value => (isValue(data) ? data : nothing)
