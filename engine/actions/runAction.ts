import type { ActionResult, AnyActionRegistry } from './ActionHandler.ts'

/** The limits of one run of an action. `timeoutMs`, in milliseconds, is absent for an action that waits for a person. */
export interface RunActionOptions<Services> {
  readonly services: Services
  readonly signal: AbortSignal
  readonly timeoutMs?: number | undefined
}

/**
 * Loads and runs one action. After `timeoutMs` (milliseconds) its signal is aborted and the result is a failure with status `TimeoutError`.
 * Rejects with a `LoadError` when its code cannot be fetched, and for a bug: when the registry lacks the action or the handler throws.
 */
export async function runAction<Services>(
  registry: AnyActionRegistry<Services>,
  name: string,
  input: Readonly<Record<string, unknown>>,
  options: RunActionOptions<Services>,
): Promise<ActionResult> {
  const load = registry[name]
  if (!load)
    throw new Error(
      `No handler is registered for the action "${name}". Add one to the actions of the session; createCallActions makes those that only make a call.`,
    )

  const deadline = createDeadline(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, deadline.signal])
  deadlines.set(signal, deadline)
  const run = async () => {
    // Async, so that a loader that throws or returns no promise is one that failed, or has loaded.
    const { default: handle } = await (async () => load())().catch((cause: unknown) => {
      throw new LoadError(name, cause)
    })
    if (typeof handle !== 'function')
      throw new Error(
        `The action "${name}" has no handler. Register a function that imports a module whose default export it is.`,
      )
    // A handler whose time is up, or which nobody waits for any more, when its code arrives never starts.
    signal.throwIfAborted()
    // The type of `ActionRegistry` checks the registry against the contracts, and the flow's compiler checks each input. The code between
    // knows neither.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return handle(input as never, { signal, services: options.services })
  }
  try {
    // Checked here, because `run` would keep its input, such as a code, in memory if it awaited the answer.
    const result = await Promise.race([run(), deadline.passed])
    if (typeof Object(result).outcome !== 'string')
      throw new Error(`The handler of the action "${name}" returned no outcome. Return { outcome: NAME }.`)
    return result
  } finally {
    deadline.stop()
  }
}

/** The time limits of the running actions, by the signals that their handlers have. */
const deadlines = new WeakMap<AbortSignal, { readonly start: () => void; readonly stop: () => void }>()

/** Waits until a running action may go on. Its time limit begins after that. */
export async function waitOutsideLimit(signal: AbortSignal, mayGoOn: Promise<void>): Promise<void> {
  deadlines.get(signal)?.stop()
  await mayGoOn
  deadlines.get(signal)?.start()
}

function createDeadline(timeoutMs: number | undefined) {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    if (timeoutMs !== undefined) timer = setTimeout(() => controller.abort(), timeoutMs)
  }
  start()
  const passed = new Promise<ActionResult>((resolve) =>
    controller.signal.addEventListener('abort', () =>
      resolve({ outcome: 'failed', failure: { status: 'TimeoutError', message: '' } }),
    ),
  )
  return { signal: controller.signal, passed, start, stop }
}

/** The error when the code of an action cannot be fetched: no connection, or a page older than the server's files. */
class LoadError extends Error {
  override readonly name = 'LoadError'
  constructor(action: string, cause: unknown) {
    super(`The code of the action "${action}" could not be loaded.`, { cause })
  }
}

/** What actions run with. Read for each run, because a start step begins without it. */
interface Attempting<Services> {
  readonly actions: AnyActionRegistry<Services>
  readonly services: Services
  readonly report: (error: unknown) => void
}

/** The name and the input of a requested action. */
interface Asked {
  readonly action: string
  readonly input: Readonly<Record<string, unknown>>
}

/** Runs an action as `runAction` does. Reports code that cannot be fetched, and returns it as a failure. Rejects for a bug. */
export async function attemptAction<Services>(
  { actions, services, report }: Attempting<Services>,
  { action, input }: Asked,
  signal: AbortSignal,
  { timeoutMs }: Pick<RunActionOptions<Services>, 'timeoutMs'> = {},
): Promise<ActionResult> {
  try {
    return await runAction(actions, action, input, { services, signal, timeoutMs })
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    report(error)
    return { outcome: 'failed', failure: { status: error.name, message: '' } }
  }
}
