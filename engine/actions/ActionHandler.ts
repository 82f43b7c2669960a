/** What came of an action: one of the outcomes of its contract, or `failed`. */
export type ActionResult =
  { readonly outcome: string; readonly data?: unknown } | { readonly outcome: 'failed'; readonly failure: Failure }

/** What a handler may use besides its input. */
export interface ActionContext<Services> {
  /** Aborted when the applicant leaves the step or the time is up; pass it to every request. */
  readonly signal: AbortSignal
  readonly services: Services
}

/** The input and the outcomes of one action, as generated from its schemas. */
export interface ActionContract {
  readonly input: unknown
  readonly outcome: { readonly outcome: string; readonly data?: unknown }
}

/** Carries out one action. Rejects only for a bug; a failed call is a value. */
export type ActionHandler<Contract extends ActionContract, Services> = (
  input: Contract['input'],
  context: ActionContext<Services>,
) => Promise<Contract['outcome'] | { readonly outcome: 'failed'; readonly failure: Failure }>

/** Loads each action's handler on first need, so that a step fetches only the code that it calls. */
export type ActionRegistry<Contracts extends { [Name in keyof Contracts]: ActionContract }, Services> = {
  readonly [Name in keyof Contracts]: () => Promise<{ readonly default: ActionHandler<Contracts[Name], Services> }>
}

/** A registry as the session sees it: the contracts were checked when the flow was compiled. */
export type AnyActionRegistry<Services> = Readonly<
  Record<
    string,
    () => Promise<{ readonly default: (input: never, context: ActionContext<Services>) => Promise<ActionResult> }>
  >
>

/** A call that did not answer as its contract foresees: the HTTP status, or the name of the error where there was no answer. */
export interface Failure {
  readonly status: number | string
  readonly message: string
  /** Whether the message is made for the person: words of the service's own. Without it the product finds words. */
  readonly isTold?: boolean
  /** Whether it is surely the service's own answer: nothing between it and us says things in this form. */
  readonly isOwn?: boolean
  /** Before when the service wants no other try, on the clock of `performance.now()`. */
  readonly retryAt?: number
}
