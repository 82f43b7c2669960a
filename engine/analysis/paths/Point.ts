import type { OpenCall, SessionState } from '../../machine/index.ts'
import type { WayChoice } from './Way.ts'

/** What an event has come to so far, between two calls. */
export interface Progress {
  /** The place of the event in the flow file: `steps.X.on.submit`, or `startUp`. */
  readonly list: string
  /** Where it was set off. */
  readonly step: string | undefined
  readonly choices: readonly WayChoice[]
}

/** An event that has come to a call and waits for its answer. */
export interface Asked extends Progress, OpenCall {
  readonly run: number
  /** What its expressions may read besides. */
  readonly extra: Readonly<Record<string, unknown>>
  /** The place of the call in the flow file. */
  readonly at: string
}

/** An application between two things that happen to it, and what the page tells. */
export interface Point {
  readonly state: SessionState
  readonly facts: Readonly<Record<string, unknown>>
  /** How far the events under way have come, by their runs. */
  readonly progress: ReadonlyMap<number, Progress>
  /** What the event that is carried out asks for; nothing while the step can be used. */
  readonly asked?: Asked
  /** Actions that leave the step usable until they answer. */
  readonly waiting: readonly Asked[]
}
