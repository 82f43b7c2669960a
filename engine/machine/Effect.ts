/** What an instruction did, for coverage reports: `taken` is false when its `when` did not hold. */
export interface Trace {
  readonly at: string
  readonly when: string | undefined
  readonly taken: boolean
}

/** Something that begins anew outside of the machine, since more than its state is needed for it. */
export type Anew =
  /** Read what was saved, and start. */
  | { readonly type: 'start' }
  /** Validate what the slot of a form holds now, and submit it. */
  | { readonly type: 'submit'; readonly slot: string }
  /** Send an event, once what lies beyond the start step is there. */
  | { readonly type: 'send'; readonly event: string; readonly payload: unknown }
  /** Try at once to send what lies in the slot. */
  | { readonly type: 'resend'; readonly slot: string }

/** What a transition asks of the world outside, as plain data. */
export type Effect =
  | Anew
  /** Call an action, and hand in its answer with the ticket. */
  | {
      readonly type: 'call'
      readonly ticket: number
      readonly action: string
      readonly input: Readonly<Record<string, unknown>>
    }
  /** Nobody waits for the call any more. */
  | { readonly type: 'abort'; readonly ticket: number }
  | { readonly type: 'track'; readonly event: string }
  | { readonly type: 'report'; readonly error: unknown }
  /** Keep what the slots that outlive a visit hold now. */
  | { readonly type: 'persist' }
  /** Send what lies in the slots that are sent in the background; `now` also what waits for its next try. */
  | { readonly type: 'post'; readonly now: boolean }
  | Observed

/** The instructions of an event that were reached, up to a call or to the end. */
export interface Observed {
  readonly type: 'observe'
  readonly run: number
  readonly event: string
  /** Where the event happened; undefined for the start-up. */
  readonly step: string | undefined
  readonly traces: readonly Trace[]
  readonly isEnd: boolean
  /** The step that it leads to in the end. */
  readonly to: string | undefined
}
