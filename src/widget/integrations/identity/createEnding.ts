import type { IdentityError } from './IdentityProvider.ts'

/** How a phone check ends, once: the promise of it, and a signal for what then has to stop. */
export function createEnding() {
  const controller = new AbortController()
  let settle: { resolve: (how: 'confirmed' | 'canceled') => void; reject: (error: IdentityError) => void } | undefined
  const whenFinished = new Promise<'confirmed' | 'canceled'>((resolve, reject) => (settle = { resolve, reject }))
  // Nobody may be waiting for the end of a check that asks for a code.
  whenFinished.catch(() => undefined)
  let how: 'confirmed' | 'canceled' | undefined
  return {
    whenFinished,
    signal: controller.signal,
    get how() {
      return how
    },
    end(ended: 'confirmed' | 'canceled') {
      how ??= ended
      settle?.resolve(ended)
      controller.abort()
    },
    fail(error: IdentityError) {
      settle?.reject(error)
      controller.abort()
    },
  }
}
