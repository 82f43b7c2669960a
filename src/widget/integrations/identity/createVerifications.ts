import { createLazy } from '../createLazy.ts'
import { IdentityError, type IdentityProvider, type IdentityRequest, type Verification } from './IdentityProvider.ts'

/** The phone checks of one application, one at a time. */
export interface Verifications {
  /** Cancels the previous check and opens a new one; rejects with an `IdentityError`. */
  open(request: Omit<IdentityRequest, 'returnUrl'>): Promise<Verification>
  /** Returns the check that was opened last; throws if there is none. */
  current(): Verification
  /** Cancels the open check and forgets it. */
  close(): void
  /** Whether the last check could not be opened, or its vendor has lost it, so that only a new check can continue. */
  isLost(): boolean
}

/** The options of the phone checks. */
interface VerificationsOptions {
  /** Loads the provider when the first check is opened. */
  readonly load: () => Promise<IdentityProvider>
  /** Returns the URL for an instant link; called for each check. */
  readonly returnUrl: () => string
  /** Called with the reason why a check was lost; it contains nothing about the applicant. */
  readonly report: (error: unknown) => void
}

/** Creates the phone checks of a provider. */
export function createVerifications({ load, returnUrl, report }: VerificationsOptions): Verifications {
  const provider = createLazy(load)
  let current: Verification | undefined
  let isLost = false
  /** How many checks were begun: an older one that ends late says nothing about the newest. */
  let count = 0

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
    count += 1
    void current?.cancel()
    current = undefined
    isLost = false
  }

  return {
    close,
    async open(request) {
      close()
      const own = count
      try {
        const opened = await open(request)
        if (own !== count) {
          void opened.cancel()
          throw new IdentityError('canceled')
        }
        current = opened
        // Attached first, so that the check counts as lost before anybody else hears of its end.
        opened.whenFinished.catch((error: unknown) => own === count && lose(error))
        return opened
      } catch (error) {
        if (own === count) lose(error)
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

/** Returns the page that an instant link returns to: the given URL with `?verification=complete` as its only query, and no hash. */
export function toReturnUrl(pageUrl: string): string {
  const url = new URL(pageUrl)
  url.search = '?verification=complete'
  url.hash = ''
  return url.href
}
