/** The result of an action: one of the outcomes of its contract, or `failed`. */
export type ActionResult =
  { readonly outcome: string; readonly data?: unknown } | { readonly outcome: 'failed'; readonly failure: Failure }

/** What a handler may use besides its input. */
export interface ActionContext<Services> {
  /** Aborted when nobody waits for the answer anymore, or the time is up; pass it to every request. */
  readonly signal: AbortSignal
  readonly services: Services
}

/** The input and the outcomes of one action, as generated from its schemas. */
export interface ActionContract {
  readonly input: unknown
  readonly outcome: { readonly outcome: string; readonly data?: unknown }
}

/** Runs one action. Rejects only for a bug; a failed call is a value. */
export type ActionHandler<Contract extends ActionContract, Services> = (
  input: Contract['input'],
  context: ActionContext<Services>,
) => Promise<Contract['outcome'] | { readonly outcome: 'failed'; readonly failure: Failure }>

/** Loads each action's handler when it is first needed, so that a step fetches only the code that it calls. */
export type ActionRegistry<Contracts extends { [Name in keyof Contracts]: ActionContract }, Services> = {
  readonly [Name in keyof Contracts]: () => Promise<{ readonly default: ActionHandler<Contracts[Name], Services> }>
}

/** A registry as the session sees it: the compiler has already checked the contracts. */
export type AnyActionRegistry<Services> = Readonly<
  Record<
    string,
    () => Promise<{ readonly default: (input: never, context: ActionContext<Services>) => Promise<ActionResult> }>
  >
>

/** A call that did not answer as its contract says: the HTTP status, or the name of the error when there was no answer. */
export interface Failure {
  readonly status: number | string
  readonly message: string
  /** Whether the message is the service's own text for the applicant. Otherwise the product shows its own text. */
  readonly isTold?: boolean
  /** Whether the response certainly comes from the service itself: no proxy between uses this format. */
  readonly isOwn?: boolean
  /** The time before which the service accepts no retry, on the clock of `performance.now()`. */
  readonly retryAt?: number
}
