import { createLazy } from '../createLazy.ts'
import { IdentityError } from './IdentityError.ts'
import type { IdentityProvider, IdentityRequest, Verification } from './IdentityProvider.ts'

/** The phone checks of one application, one at a time. */
export interface Verifications {
  /** Opens a check and cancels the one before; rejects with an `IdentityError`. */
  open(request: Omit<IdentityRequest, 'returnUrl'>): Promise<Verification>
  /** The check that was opened last; throws when there is none. */
  current(): Verification
}

/** Creates the phone checks over a provider that is loaded with the first; `returnUrl` is asked anew for each. */
export function createVerifications(load: () => Promise<IdentityProvider>, returnUrl: () => string): Verifications {
  const provider = createLazy(load)
  let current: Verification | undefined
  return {
    async open(request) {
      void current?.cancel()
      current = undefined
      const loaded = await provider().catch((cause: unknown) => {
        throw new IdentityError('unreachable', { cause })
      })
      current = await loaded.open({ ...request, returnUrl: returnUrl() })
      return current
    },
    current() {
      if (!current) throw new Error('No phone check is open. Call "openVerification" before what continues it.')
      return current
    },
  }
}
