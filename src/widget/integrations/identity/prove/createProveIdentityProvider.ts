import type { AdapterOptions } from '../../adapters.ts'
import { createLazy } from '../../createLazy.ts'
import { IdentityError } from '../IdentityError.ts'
import type { IdentityProvider } from '../IdentityProvider.ts'
import { loadProveBundle } from './loadProveBundle.ts'
import { openProveVerification } from './openProveVerification.ts'
import { toProveSdk } from './toProveSdk.ts'

/**
 * Creates the identity provider Prove over its web SDK. The SDK's license keeps it out of what we ship: it comes from the page
 * around the widget, or from the configured `scriptUrl`. Where an instant link leads back to is a setting of the API host.
 */
export function createProveIdentityProvider({
  settings,
  loadProveSdk = () => loadProveBundle(settings),
}: Pick<AdapterOptions, 'settings' | 'loadProveSdk'>): IdentityProvider {
  const sdk = createLazy(async () => toProveSdk(await loadProveSdk()))
  return {
    async open(request) {
      try {
        return await openProveVerification(await sdk(), request)
      } catch (cause) {
        throw cause instanceof IdentityError ? cause : new IdentityError('unreachable', { cause })
      }
    },
  }
}
