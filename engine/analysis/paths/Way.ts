import type { CompiledExpression, CompiledFlow, CompiledInstruction } from '../../definition/CompiledFlow.ts'
import type { OpenCall, SessionState } from '../../machine/index.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/** One choice on a way: what a condition answered, how a call came out, or where a computed step led. */
export type WayChoice =
  | { readonly kind: 'when'; readonly at: string; readonly predicate: string; readonly holds: boolean }
  | { readonly kind: 'call'; readonly at: string; readonly action: string; readonly outcome: string }
  | { readonly kind: 'resume'; readonly at: string; readonly step: string }

/** How a way ends: at a step, or at the one where it began. */
export type WayEnd = { readonly to: string } | 'stay' | 'dialog' | 'issue' | 'end'

/** One way through one event: every choice that is made between its first instruction and its end. */
export interface Way {
  /** `steps.X.on.submit 0- 1=answered 3+`: places within the event, with the choice made there. */
  readonly id: string
  /** Nothing for the start-up. */
  readonly step: string | undefined
  readonly event: string
  readonly choices: readonly WayChoice[]
  /** The places of the instructions that are carried out. */
  readonly taken: readonly string[]
  readonly end: WayEnd
}

/** What names a choice in the id of its way. */
export function toChoiceId(choice: WayChoice, list: string): string {
  const place = choice.at.slice(list.length + 1)
  if (choice.kind === 'when') return `${place}${choice.holds ? '+' : '-'}`
  return choice.kind === 'call' ? `${place}=${choice.outcome}` : `${place}>${choice.step}`
}

/** The id of a way, by the choices made in a list such as `steps.X.on.submit`. */
export const toWayId = (list: string, choices: readonly WayChoice[]): string =>
  [list, ...choices.map((choice) => toChoiceId(choice, list))].join(' ')

/** What the instructions that lead to where a saved application goes on take its step from, by their places. */
export const toResuming = rememberByIdentity((flow: CompiledFlow): ReadonlyMap<string, CompiledExpression> => {
  const list = (instructions: readonly CompiledInstruction[]): (readonly [string, CompiledExpression])[] =>
    instructions.flatMap(({ at, resumeAt, call }) => [
      ...(resumeAt ? [[at, resumeAt] as const] : []),
      ...Object.values(call?.on ?? {}).flatMap(list),
    ])
  const lists = Object.values(flow.steps).flatMap(({ on }) => Object.values(on))
  return new Map([flow.startUp, ...lists].flatMap(list))
})

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
