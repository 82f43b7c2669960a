import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledInstruction } from '../definition/CompiledFlow.ts'
import type { Anew } from './Effect.ts'

/** The instructions still to come, innermost list first. */
export type Frames = readonly (readonly CompiledInstruction[])[]

/** Where a run leads: to a step, or along the trail to one of its places; without a place, back over the step that is shown. */
export type Destination =
  { readonly step: string; readonly replaces?: boolean } | { readonly way: 'back' | 'forward'; readonly place?: number }

/** An event that happens: which, what its expressions may read besides, and how it is tried again. */
export interface Occurrence {
  readonly event: string
  readonly extra: Readonly<Record<string, unknown>>
  /** Which way led here, when a step of the trail is entered again. */
  readonly way?: 'back' | 'forward' | undefined
  /** What begins it anew, when that is not for the machine. */
  readonly anew?: Anew | undefined
  /** What it goes on with, when it does not begin anew. */
  readonly frames?: Frames | undefined
  /** Whether something came of it that trying again must not bring about once more: it goes on where it failed. */
  readonly isUnderWay?: boolean | undefined
}

/** What is still to be done of a run, and how it is tried again. */
export const toOccurrence = ({ event, extra, way, anew, frames, isUnderWay }: Occurrence): Occurrence => ({
  event,
  extra,
  way,
  anew,
  frames,
  isUnderWay,
})

/** An event that is being carried out: it waits for its call, or goes to its destination, or on with its frames. */
export interface Run extends Occurrence {
  /** Stays the same from step to step. */
  readonly id: number
  readonly frames: Frames
  /** Foreground runs exclude each other; a waiting or change run leaves the step usable. */
  readonly isForeground: boolean
  /** Whether a call has had an answer. */
  readonly hasCalled: boolean
  /** The data as they were when it began. */
  readonly before: Readonly<Record<string, unknown>>
  readonly call?: OpenCall | undefined
  readonly to?: Destination
  /** Whether the step that it leads away from was told. */
  readonly hasLeft?: boolean
}

/** A call that a run waits for. */
export interface OpenCall {
  readonly ticket: number
  readonly call: NonNullable<CompiledInstruction['call']>
  readonly input: Readonly<Record<string, unknown>>
  /** This call and what follows it, to be carried out anew. */
  readonly again: Frames
  /** What it fetches for a field. */
  readonly load?: Load | undefined
  /** Whether it waits for a person or another device, and leaves the step usable. */
  readonly waits: boolean
  /** Its answer, which that of a wait keeps until the step waits for nothing else. */
  readonly result?: ActionResult
}

/** Whether an event comes from the engine, and nobody asked for it. */
export const isByItself = (event: string): boolean => event === 'enter' || event === 'leave' || event === 'startUp'

/** Whether an event says that a field has another value. */
export const isChange = (event: string): boolean => event.startsWith('change ')

/** The fetching of a slot that options are made of: under way, or failed. */
export interface Load {
  readonly slot: string
  readonly failure?: Failure
}

/** The fetches of one session, by slot: of two of the same slot the later counts. */
export type Loads = Readonly<Record<string, Load>>

/** The fetches with this one in the place of any other of its slot. */
export const withLoad = (loads: Loads, load: Load): Loads => ({ ...loads, [load.slot]: load })

/** The fetches without that of the slot of a path of the data. */
export function withoutLoad(loads: Loads, path: string): Loads {
  const [slot = ''] = path.split('.')
  if (!Object.hasOwn(loads, slot)) return loads
  return Object.fromEntries(Object.entries(loads).filter(([name]) => name !== slot))
}
