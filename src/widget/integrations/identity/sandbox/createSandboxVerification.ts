import { pause } from '../../waiting.ts'
import { createEnding } from '../createEnding.ts'
import { IdentityError, type IdentityErrorReason } from '../IdentityError.ts'
import type { IdentityPrompt, Verification } from '../IdentityProvider.ts'
import type { SandboxCalls } from './createSandboxCalls.ts'
import { toPrompt } from './toPrompt.ts'

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
