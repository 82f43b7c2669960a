import {
  IdentityError,
  type IdentityErrorReason,
  type IdentityPrompt,
  type IdentityProvider,
  type Verification,
} from './IdentityProvider.ts'
import { createEnding } from './createEnding.ts'
import { type SandboxCalls, createSandboxCalls } from './createSandboxCalls.ts'
import { pause } from '../waiting.ts'

/** Where the sandbox plays the vendor (the API base, with its slash), how long to pause between two questions for the link, and how long one may take. */
export interface SandboxIdentityOptions {
  readonly baseUrl: string
  readonly pollPauseMs?: number
  readonly statusLimitMs?: number
}

/** Creates the identity provider that the sandbox plays. */
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

/** What an opened check goes on with. */
export interface SandboxVerificationOptions {
  readonly calls: SandboxCalls
  readonly asked: IdentityPrompt
  readonly signal: AbortSignal
  /** Between two questions whether the link was opened, in milliseconds. */
  readonly pollPauseMs: number
}

const never = new AbortController().signal

/** Creates the check that the sandbox has opened. */
export function createSandboxVerification({
  calls,
  asked,
  signal,
  pollPauseMs,
}: SandboxVerificationOptions): Verification {
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
    // Whether the vendor hears of it changes nothing here.
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

/** Reads what the sandbox asks for; throws when it is nothing that is known. */
export function toPrompt(data: unknown): IdentityPrompt {
  const { asks, phoneLast4 }: { asks?: unknown; phoneLast4?: unknown } = Object(data)
  if (asks !== 'code' && asks !== 'phone' && asks !== 'link')
    throw new Error('The sandbox asks for nothing that is known.')
  return { asks, ...(typeof phoneLast4 === 'string' ? { phoneLast4 } : {}) }
}
