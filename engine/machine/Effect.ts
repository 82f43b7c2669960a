/** What an instruction did, for coverage reports: `taken` is false when its `when` did not hold. */
export interface Trace {
  readonly at: string
  readonly when: string | undefined
  readonly taken: boolean
}

/** Something that restarts outside of the machine, because it needs more than the machine's state. */
export type Anew =
  /** Read the saved application, and start. */
  | { readonly type: 'start' }
  /** Validate the current value of the step's form, and submit it. */
  | { readonly type: 'submit' }
  /** Send an event, once the rest of the flow is loaded. */
  | { readonly type: 'send'; readonly event: string; readonly payload: unknown }
  /** Send the value of the slot immediately. */
  | { readonly type: 'resend'; readonly slot: string }

/** A request of a transition to the outside world, as plain data. */
export type Effect =
  | Anew
  /** Call an action, and return its answer with the ticket. */
  | {
      readonly type: 'call'
      readonly ticket: number
      readonly action: string
      readonly input: Readonly<Record<string, unknown>>
    }
  /** The answer to the call is no longer needed. */
  | { readonly type: 'abort'; readonly ticket: number }
  | { readonly type: 'track'; readonly event: string }
  | { readonly type: 'report'; readonly error: unknown }
  /** Save the current values of the persistent slots. */
  | { readonly type: 'persist' }
  /** Send the slots that are sent in the background; with `now`, also those that wait for their next try. */
  | { readonly type: 'post'; readonly now: boolean }
  | Observed

/** The instructions that an event reached, up to a call or to its end. */
export interface Observed {
  readonly type: 'observe'
  readonly run: number
  readonly event: string
  /** Where the event happened; undefined for the start-up. */
  readonly step: string | undefined
  readonly traces: readonly Trace[]
  readonly isEnd: boolean
  /** The step that the event finally leads to. */
  readonly to: string | undefined
}
