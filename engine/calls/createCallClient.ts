import type { Failure } from '../actions/ActionHandler.ts'
import type { CallContract, CallDefinition } from './CallContract.ts'
import type { AnswerSchema } from './readAnswer.ts'
import { type Answer, type HttpAnswer, toAbortError, toAnswer, toNetworkFailure, wordless } from './toAnswer.ts'
import { UnusableValue, type UrlValues, toUrl } from './toUrl.ts'

/** Loads the code that sends requests, as the client does with its first call. */
export const fetchSender = () => import('./sendRequest.ts')

/** The parts of a client. The environment decides where it calls and with which headers. */
export interface CallClientOptions<Name extends string = string> {
  readonly baseUrl: string
  readonly contract: CallContract<Name>
  /** Loads the schemas by which the answers are read, with the first call. */
  readonly loadAnswers: () => Promise<{ readonly default: Readonly<Partial<Record<Name, AnswerSchema>>> }>
  /** Prepares what the headers of a call need. Its result is called at the last moment. */
  readonly headers?: ((call: Name) => Promise<() => Readonly<Record<string, string>>>) | undefined
  /** Returns a failure that only this service signals in this way; undefined when the answer has its usual meaning. */
  readonly toOwnFailure?: ((answer: HttpAnswer) => Failure | undefined) | undefined
  /**
   * Called with every failure except those that the contract names as outcomes, and where entries are left out of an answer: the call, the
   * status or the place; never a value. Its `cause` is what the network, the code of the page or `headers` threw.
   */
  readonly report: (error: Error) => void
  /** Called with the server's clock time of each answer. */
  readonly tellTime?: ((date: string | undefined) => void) | undefined
  /** Resolves when a call may be sent; awaited at the last moment. The time limit of its action begins after that. */
  readonly ready?: ((call: CallOptions) => Promise<void>) | undefined
}

/** The options of a call besides its name and body. Personal data belongs only in the body. */
export interface CallOptions {
  readonly params?: UrlValues
  readonly query?: UrlValues
  readonly signal: AbortSignal
  /** Required by idempotent calls: see `toIntentKey`. */
  readonly idempotencyKey?: string
  /** Whether an answer without data is a failure, which is reported as any other. */
  readonly needsData?: boolean
}

/** Data that matches the contract, or null when the service accepted the call without an answer; otherwise a failure. */
export type CallResult =
  { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly failure: Failure }

/** Makes the calls of a contract. */
export interface CallClient<Name extends string = string> {
  /** Makes one call. Rejects with an `AbortError` when aborted, and for a bug. Every answer of the service is a result. */
  call(name: Name, request: CallOptions & { readonly body?: unknown }): Promise<CallResult>
}

/** Creates a client of the API that a contract describes. */
export function createCallClient<Name extends string>(options: CallClientOptions<Name>): CallClient<Name> {
  const { baseUrl, contract, loadAnswers, report, tellTime, ready, toOwnFailure } = options
  const { headers: toHeaders = async () => () => ({}) } = options
  const { idempotencyKey: keyHeader = 'Idempotency-Key' } = contract.headers ?? {}
  /** The last failure of each call. One with a `retryAt` blocks the call until then. */
  const held = new Map<Name, Failure | undefined>()

  /** Loads all code before it sends anything, because an answer to a sent request must also be understood. */
  async function ask(name: Name, url: string, call: CallOptions & { readonly body?: unknown }) {
    const { body, signal, idempotencyKey: key } = call
    const [{ sendRequest }, { waitOutsideLimit }, { readAnswer }, { default: answers }, toOwnHeaders] =
      await Promise.all([
        fetchSender(),
        import('../actions/runAction.ts'),
        import('./readAnswer.ts'),
        loadAnswers(),
        toHeaders(name),
      ])
    if (ready) await waitOutsideLimit(signal, ready(call))
    const headers = { ...toOwnHeaders(), ...(key ? { [keyHeader]: key } : {}) }
    const answer = await sendRequest({ method: contract.calls[name].method, url, headers, body, signal })
    tellTime?.(answer.date)
    const schema = answers[name]
    const toData = (data: unknown) => {
      if (!schema) return null
      const reasons: Error[] = []
      const found = readAnswer(schema, data, (reason) => reasons.push(reason))
      if (reasons[0])
        report(new Error(`Entries left out of the answer to ${name}: ${reasons.length}. ${reasons[0].message}`))
      return found
    }
    return { answer: read(name, answer), toData }
  }

  function read(name: Name, answer: HttpAnswer): Answer {
    const failure = toOwnFailure?.(answer)
    return failure ? { kind: 'failed', failure } : toAnswer(answer, contract.calls[name].saves)
  }

  function toResult(name: Name, answer: Answer, toData: (data: unknown) => unknown): CallResult {
    if (answer.kind === 'failed') return fail(name, answer.failure)
    if (answer.kind === 'nothing') return { ok: true, data: null }
    try {
      return { ok: true, data: toData(answer.data) }
    } catch (error) {
      return failUnclear(name, error instanceof Error ? error.message : '')
    }
  }

  /** Fails a call whose answer, or an id from an earlier answer, cannot be used. */
  function failUnclear(name: Name, why: string) {
    return fail(name, { status: 'InvalidAnswer', message: wordless }, ` ${why}`)
  }

  function fail(name: Name, failure: Failure, why = '', because?: ErrorOptions): CallResult & { ok: false } {
    // A status that the contract names is one of the answers of the action.
    if (contract.calls[name].outcomes?.[failure.status] === undefined)
      report(new Error(`The call ${name} failed with ${failure.status}.${why}`, because))
    return { ok: false, failure }
  }

  return {
    async call(name, request) {
      const definition: CallDefinition | undefined = contract.calls[name]
      if (!definition)
        throw new Error(`The API has no call "${name}". Its calls are those of api.json beside the flow.`)
      if (definition.idempotent && !request.idempotencyKey)
        throw new Error(`The call ${name} is idempotent and has no idempotencyKey. Make one with toIntentKey.`)
      let url: string
      try {
        url = toUrl(baseUrl, definition, request.params, request.query)
      } catch (error) {
        if (error instanceof UnusableValue) return failUnclear(name, error.message)
        throw error
      }
      const wait = held.get(name)
      if (wait?.retryAt !== undefined && performance.now() < wait.retryAt) return { ok: false, failure: wait }
      const asked = await ask(name, url, request).catch((cause: unknown) => ({
        failure: toNetworkFailure(cause),
        cause,
      }))
      if (request.signal.aborted) throw toAbortError()
      if ('failure' in asked) return fail(name, asked.failure, '', asked)
      const answered = toResult(name, asked.answer, asked.toData)
      const isEmpty = request.needsData === true && answered.ok && answered.data === null
      const result = isEmpty ? fail(name, { status: 'NoAnswer', message: '' }) : answered
      held.set(name, result.ok ? undefined : result.failure)
      return result
    },
  }
}
