import {
  type IdentityErrorReason,
  type IdentityPrompt,
  type IdentityProvider,
  type Verification,
  IdentityError,
  createEnding,
} from './IdentityProvider.ts'
import { pause, withLimit } from '../waiting.ts'
import { fetchSender } from '../../../../engine/index.ts'

/**
 * The options of the sandbox: the API base with its slash, the pause between two status requests for the link, and the time limit
 * of one, in milliseconds.
 */
interface SandboxIdentityOptions {
  readonly baseUrl: string
  readonly pollPauseMs?: number
  readonly statusLimitMs?: number
}

/** Creates the sandbox's identity provider. */
export function createSandboxIdentityProvider({
  baseUrl,
  pollPauseMs = 500,
  statusLimitMs = 30_000,
}: SandboxIdentityOptions): IdentityProvider {
  return {
    async open({ authToken, flowType, returnUrl, signal }) {
      const calls = createSandboxCalls(baseUrl, authToken, statusLimitMs)
      try {
        const asked = toPrompt(await calls.post('open', { returnUrl }, signal))
        return createSandboxVerification({ calls, asked, signal, pollPauseMs })
      } catch (cause) {
        const reason = flowType === 'DESKTOP' ? 'link' : 'code'
        throw new IdentityError(signal.aborted ? 'canceled' : reason, { cause })
      }
    },
  }
}

/** What an opened check needs to continue. */
interface SandboxVerificationOptions {
  readonly calls: SandboxCalls
  readonly asked: IdentityPrompt
  readonly signal: AbortSignal
  /** The pause between two requests whether the link was opened, in milliseconds. */
  readonly pollPauseMs: number
}

const never = new AbortController().signal

/** Creates the check that the sandbox has opened. */
function createSandboxVerification({ calls, asked, signal, pollPauseMs }: SandboxVerificationOptions): Verification {
  const ending = createEnding()
  const ended = ending.signal
  let prompt = asked
  let isWatching = false

  async function run(action: string, fields: Record<string, string>, onError: IdentityErrorReason): Promise<unknown> {
    if (ending.how === 'canceled') throw new IdentityError('canceled')
    try {
      return await calls.post(action, fields, ended)
    } catch (cause) {
      throw new IdentityError(ended.aborted ? 'canceled' : onError, { cause })
    }
  }

  function ask(next: IdentityPrompt): IdentityPrompt {
    prompt = next
    if (prompt.asks === 'link' && !isWatching) {
      isWatching = true
      watch().catch((cause: unknown) => ending.fail(new IdentityError('unreachable', { cause })))
    }
    return prompt
  }

  async function watch(): Promise<void> {
    while (!ended.aborted) {
      if (await calls.isConfirmed(ended)) return ending.end('confirmed')
      await pause(pollPauseMs, ended)
    }
  }

  async function cancel(): Promise<void> {
    if (ended.aborted) return
    ending.end('canceled')
    // Whether the sandbox receives this changes nothing here.
    await calls.post('cancel', {}, never).catch(() => undefined)
  }

  ask(asked)
  signal.addEventListener('abort', () => void cancel(), { signal: ended })
  if (signal.aborted) void cancel()

  return {
    asked: () => prompt,
    async sendPhone(tenDigits) {
      return ask(toPrompt(await run('phone', { phoneNumber: tenDigits }, 'code')))
    },
    async checkCode(code) {
      const answer = await run('code', { code }, 'unreachable')
      if (Object(answer)['accepted'] !== true) return 'rejected'
      ending.end('confirmed')
      return 'accepted'
    },
    async resend() {
      return ask(toPrompt(await run('resend', {}, prompt.asks === 'link' ? 'link' : 'code')))
    },
    async changePhone() {
      return ask(toPrompt(await run('change', {}, 'unreachable')))
    },
    whenFinished: ending.whenFinished,
    cancel,
  }
}

/** Reads what the sandbox asks for; throws if that is unknown. */
function toPrompt(data: unknown): IdentityPrompt {
  const { asks, phoneLast4 }: { asks?: unknown; phoneLast4?: unknown } = Object(data)
  if (asks !== 'code' && asks !== 'phone' && asks !== 'link')
    throw new Error('The sandbox asks for nothing that is known.')
  return { asks, ...(typeof phoneLast4 === 'string' ? { phoneLast4 } : {}) }
}

/** The sandbox's own calls for one phone check. */
interface SandboxCalls {
  /** Runs an action; rejects if it failed. */
  post(action: string, fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown>
  /** Waits a while for the link to be opened; undefined if no response arrived, rejects if the check is unknown. */
  isConfirmed(signal: AbortSignal): Promise<boolean | undefined>
}

/** Creates the calls for the check with this token; `baseUrl` is the API base with its slash. */
function createSandboxCalls(baseUrl: string, authToken: string, statusLimitMs: number): SandboxCalls {
  // The token goes in the body, because URLs end up in logs.
  const send = async (action: string, signal: AbortSignal, fields: object = {}) => {
    const { sendRequest } = await fetchSender()
    const url = `${baseUrl}sandbox/identity/${action}`
    return sendRequest({ method: 'POST', url, body: { authToken, ...fields }, signal })
  }

  return {
    async post(action, fields, signal) {
      const { status, data } = await send(action, signal, fields)
      if (status !== 200) throw refuse(action, status)
      return data
    },
    async isConfirmed(signal) {
      // A phone that loses its network for a moment is no reason to give up.
      const answer = await withLimit(statusLimitMs, signal, (limit) => send('status', limit)).catch(() => undefined)
      if (!answer || answer.status >= 500) return undefined
      if (answer.status !== 200) throw refuse('status', answer.status)
      return Object(answer.data)['confirmed'] === true
    },
  }
}

const refuse = (action: string, status: number) => new Error(`The sandbox answered ${action} with ${status}.`)
