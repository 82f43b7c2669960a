import { IdentityError } from '../IdentityError.ts'
import type { IdentityProvider } from '../IdentityProvider.ts'
import { createSandboxCalls } from './createSandboxCalls.ts'
import { createSandboxVerification } from './createSandboxVerification.ts'
import { toPrompt } from './toPrompt.ts'

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
