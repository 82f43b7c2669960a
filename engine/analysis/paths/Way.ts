import type { CompiledExpression, CompiledFlow, CompiledInstruction } from '../../definition/CompiledFlow.ts'
import type { OpenCall, SessionState } from '../../machine/index.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/** One choice on a way: the value of a condition, the outcome of a call, or the step that `resumeAt` computes. */
export type WayChoice =
  | { readonly kind: 'when'; readonly at: string; readonly predicate: string; readonly holds: boolean }
  | { readonly kind: 'call'; readonly at: string; readonly action: string; readonly outcome: string }
  | { readonly kind: 'resume'; readonly at: string; readonly step: string }

/** How a way ends: at a step it leads to, or on the step where it began. */
export type WayEnd = { readonly to: string } | 'stay' | 'dialog' | 'issue' | 'end'

/** One way through one event: every choice made between its first instruction and its end. */
export interface Way {
  /** The place of the event, then the place of each choice within it: `steps.X.on.submit 0- 1=answered 3+`. */
  readonly id: string
  /** Undefined for the start-up. */
  readonly step: string | undefined
  readonly event: string
  readonly choices: readonly WayChoice[]
  /** The places of the instructions that run. */
  readonly taken: readonly string[]
  readonly end: WayEnd
}

/** Returns the part of a way's id that stands for a choice. */
export function toChoiceId(choice: WayChoice, list: string): string {
  const place = choice.at.slice(list.length + 1)
  if (choice.kind === 'when') return `${place}${choice.holds ? '+' : '-'}`
  return choice.kind === 'call' ? `${place}=${choice.outcome}` : `${place}>${choice.step}`
}

/** Returns the id of a way from the place of its event, such as `steps.X.on.submit`, and its choices. */
export const toWayId = (list: string, choices: readonly WayChoice[]): string =>
  [list, ...choices.map((choice) => toChoiceId(choice, list))].join(' ')

/** Maps the place of each `resumeAt` instruction to the expression that computes its step. */
export const toResuming = rememberByIdentity((flow: CompiledFlow): ReadonlyMap<string, CompiledExpression> => {
  const list = (instructions: readonly CompiledInstruction[]): (readonly [string, CompiledExpression])[] =>
    instructions.flatMap(({ at, resumeAt, call }) => [
      ...(resumeAt ? [[at, resumeAt] as const] : []),
      ...Object.values(call?.on ?? {}).flatMap(list),
    ])
  const lists = Object.values(flow.steps).flatMap(({ on }) => Object.values(on))
  return new Map([flow.startUp, ...lists].flatMap(list))
})

/** How far an event has come, between two calls. */
export interface Progress {
  /** The place of the event in the flow file: `steps.X.on.submit`, or `startUp`. */
  readonly list: string
  /** The step where it was sent; undefined for the start-up. */
  readonly step: string | undefined
  readonly choices: readonly WayChoice[]
}

/** An event that waits for the answer to a call. */
export interface Asked extends Progress, OpenCall {
  readonly run: number
  /** What its expressions may read besides the data. */
  readonly extra: Readonly<Record<string, unknown>>
  /** The place of the call in the flow file. */
  readonly at: string
}

/** The state of an application between two inputs, with the facts of the host page. */
export interface Point {
  readonly state: SessionState
  readonly facts: Readonly<Record<string, unknown>>
  /** How far the events under way have come, by run id. */
  readonly progress: ReadonlyMap<number, Progress>
  /** The call that blocks the step; absent while the step can be used. */
  readonly asked?: Asked
  /** Open calls that leave the step usable until they are answered. */
  readonly waiting: readonly Asked[]
}
