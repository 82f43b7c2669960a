import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledInstruction } from '../definition/CompiledFlow.ts'
import type { Anew } from './Effect.ts'

/** The instructions that remain, innermost list first. */
export type Frames = readonly (readonly CompiledInstruction[])[]

/** Where a run leads: to a step, perhaps of a new application, or along the trail to one of its places. Without a place, back past the current step. */
export type Destination =
  | { readonly step: string; readonly replaces?: boolean; readonly resets?: boolean | undefined }
  | { readonly way: 'back' | 'forward'; readonly place?: number }

/** An event that happens: its name, the extra values that its expressions may read, and how to retry it. */
export interface Occurrence {
  readonly event: string
  readonly extra: Readonly<Record<string, unknown>>
  /** The slot of the form that it submits. */
  readonly slot?: string | undefined
  /** The direction of travel, when the applicant returns to a step of the trail. */
  readonly way?: 'back' | 'forward' | undefined
  /** The effect that restarts the event, when the machine cannot do so itself. */
  readonly anew?: Anew | undefined
  /** The instructions to continue with, when the event does not restart. */
  readonly frames?: Frames | undefined
  /** Whether the event has waited for a person, which a retry must not repeat: it resumes where it failed. */
  readonly isUnderWay?: boolean | undefined
  readonly to?: Destination | undefined
  /** How many steps led to this one by themselves, without a call. A retry counts anew. */
  readonly led?: number
}

/** Returns what remains of a run, and how to retry it. */
export const toOccurrence = ({ event, extra, slot, way, anew, frames, isUnderWay, to }: Occurrence): Occurrence => ({
  event,
  extra,
  slot,
  way,
  anew,
  frames,
  isUnderWay,
  to,
})

/** An event in progress: it waits for its call, goes to its destination, or continues with its frames. */
export interface Run extends Occurrence {
  /** Stays the same from step to step. */
  readonly id: number
  readonly frames: Frames
  /** Foreground runs exclude each other; a waiting run or a `change` run leaves the step usable. */
  readonly isForeground: boolean
  /** Whether a call has returned an answer. */
  readonly hasCalled: boolean
  /** The data at the start of the run. */
  readonly before: Readonly<Record<string, unknown>>
  readonly call?: OpenCall | undefined
  /** Whether the step that the run leaves has already run its `leave` list. */
  readonly hasLeft?: boolean
}

/** A call that a run waits for. */
export interface OpenCall {
  readonly ticket: number
  readonly call: NonNullable<CompiledInstruction['call']>
  readonly input: Readonly<Record<string, unknown>>
  /** This call and the instructions after it, to run again. */
  readonly again: Frames
  /** The options that it fetches for a field. */
  readonly load?: Load | undefined
  /** Whether it waits for a person or another device, and leaves the step usable. */
  readonly waits: boolean
  /** Whether it calls a one-time action, which nothing may stop. */
  readonly isOnce: boolean
  /** Its answer, kept until the run may continue. */
  readonly result?: ActionResult
}

/** Checks whether an event comes from the engine and not from the applicant. */
export const isByItself = (event: string): boolean => event === 'enter' || event === 'leave' || event === 'startUp'

/** Checks whether an event reports a changed field. */
export const isChange = (event: string): boolean => event.startsWith('change ')

/** The fetch of a slot that holds options: in progress, or failed. */
export interface Load {
  readonly slot: string
  readonly failure?: Failure
}

/** The fetches of one session, by slot. The latest fetch of a slot counts. */
export type Loads = Readonly<Record<string, Load>>

/** Returns the fetches with this one added, which replaces any other of its slot. */
export const withLoad = (loads: Loads, load: Load): Loads => ({ ...loads, [load.slot]: load })

/** Returns the fetches without the one for the slot of a data path. */
export function withoutLoad(loads: Loads, path: string): Loads {
  const [slot = ''] = path.split('.')
  if (!Object.hasOwn(loads, slot)) return loads
  return Object.fromEntries(Object.entries(loads).filter(([name]) => name !== slot))
}
