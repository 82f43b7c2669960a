import type { ActionContext, ActionContract, ActionRegistry, ActionResult } from '../actions/ActionHandler.ts'
import type { CallContract, CallDefinition } from './CallContract.ts'
import type { CallClient, CallOptions } from './createCallClient.ts'
import { toIntentKey } from './toIntentKey.ts'
import { listPathNames } from './toUrl.ts'

/** The services that actions consisting of a single call need. */
export interface CallServices {
  readonly api: CallClient<never>
}

type Input = Readonly<Record<string, unknown>>

/**
 * Creates the handlers of actions that consist of the call with their name. Input fills the path and the query by name; the rest is the
 * body. The status of the answer chooses the outcome. For an idempotent call, `intent` makes its key and is not sent.
 */
export function createCallActions<
  Contracts extends { [Name in keyof Contracts]: ActionContract } = Readonly<Record<string, ActionContract>>,
  Services extends CallServices = CallServices,
>({ calls }: CallContract, names: readonly (keyof Contracts & string)[]): ActionRegistry<Contracts, Services> {
  const entries = names.map((name) => {
    const definition = calls[name]
    if (!definition) throw new Error(`The API has no call "${name}". Its calls are those of api.json beside the flow.`)
    const handle = async (input: Input, { services, signal }: ActionContext<Services>): Promise<ActionResult> => {
      const request = await toRequest(name, definition, input, signal)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name is one of the contract's
      return toResult(definition, await services.api.call(name as never, request))
    }
    return [name, async () => ({ default: handle })]
  })
  // The flow's checks compare the declared actions with the calls.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as ActionRegistry<Contracts, Services>
}

async function toRequest(
  name: string,
  { path, query = [], idempotent, saves }: CallDefinition,
  input: Input,
  signal: AbortSignal,
): Promise<CallOptions & { readonly body?: unknown }> {
  const inPath = listPathNames(path)
  const sent = Object.entries(input).filter(([key]) => !idempotent || key !== 'intent')
  const rest = sent.filter(([key]) => !inPath.includes(key) && !query.includes(key))
  const body = rest.length > 0 ? Object.fromEntries(rest) : undefined
  const pick = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, toText(input[key])]))
  return {
    params: pick(inPath),
    query: pick(query),
    signal,
    needsData: !saves,
    ...(body && { body }),
    ...(idempotent && { idempotencyKey: await toIntentKey(toText(input['intent']), name, body) }),
  }
}

/** Returns the text of a value for a URL. Anything else becomes empty, which `toUrl` rejects. */
const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function toResult(
  { expected = '', outcomes = {}, saves }: CallDefinition,
  answer: Awaited<ReturnType<CallClient['call']>>,
): ActionResult {
  if (!answer.ok) {
    const outcome = outcomes[answer.failure.status]
    return outcome === undefined ? { outcome: 'failed', failure: answer.failure } : { outcome }
  }
  if (saves) return { outcome: expected }
  if (answer.data === null) return { outcome: 'failed', failure: { status: 'NoAnswer', message: '' } }
  return { outcome: expected, data: answer.data }
}
