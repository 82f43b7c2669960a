import { createLazy } from '../createLazy.ts'
import { IdentityError, type IdentityProvider, type IdentityRequest, type Verification } from './IdentityProvider.ts'

/** The phone checks of one application, one at a time. */
export interface Verifications {
  /** Opens a check and cancels the one before; rejects with an `IdentityError`. */
  open(request: Omit<IdentityRequest, 'returnUrl'>): Promise<Verification>
  /** The check that was opened last; throws when there is none. */
  current(): Verification
  /** Cancels the check that is open, and lets go of what it was opened with. */
  close(): void
  /** Whether the last check could not be opened, or its vendor has lost it: then only another one leads on. */
  isLost(): boolean
}

/** What phone checks are opened with. */
interface VerificationsOptions {
  /** Resolves with the provider, with the first check. */
  readonly load: () => Promise<IdentityProvider>
  /** Asked anew for each check. */
  readonly returnUrl: () => string
  /** Told why a check was lost; never anything of the applicant. */
  readonly report: (error: unknown) => void
}

/** Creates the phone checks over a provider. */
export function createVerifications({ load, returnUrl, report }: VerificationsOptions): Verifications {
  const provider = createLazy(load)
  let current: Verification | undefined
  let isLost = false

  async function open(request: Omit<IdentityRequest, 'returnUrl'>): Promise<Verification> {
    const loaded = await provider().catch((cause: unknown) => {
      throw new IdentityError('unreachable', { cause })
    })
    return loaded.open({ ...request, returnUrl: returnUrl() })
  }

  function lose(error: unknown): void {
    isLost = true
    if (error instanceof IdentityError && error.reason !== 'canceled' && error.cause instanceof Error)
      report(error.cause)
  }

  function close(): void {
    void current?.cancel()
    current = undefined
    isLost = false
  }

  return {
    close,
    async open(request) {
      close()
      try {
        const opened = await open(request)
        current = opened
        // Before whoever waits for its end is told of it.
        opened.whenFinished.catch((error: unknown) => current === opened && lose(error))
        return opened
      } catch (error) {
        lose(error)
        throw error
      }
    },
    current() {
      if (!current) throw new Error('No phone check is open. Call "openVerification" before what continues it.')
      return current
    },
    isLost: () => isLost,
  }
}

/** The page that an instant link leads back to: the given one with `?verification=complete`, and nothing else of its query or hash. */
export function toReturnUrl(pageUrl: string): string {
  const url = new URL(pageUrl)
  url.search = '?verification=complete'
  url.hash = ''
  return url.href
}
