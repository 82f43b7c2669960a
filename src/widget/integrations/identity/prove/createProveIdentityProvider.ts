import type { AdapterOptions } from '../../adapters.ts'
import { createLazy } from '../../createLazy.ts'
import { IdentityError, type IdentityProvider } from '../IdentityProvider.ts'
import { toProveSdk } from './ProveSdk.ts'
import { openProveVerification } from './openProveVerification.ts'
import { loadScript } from '../../loadScript.ts'

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

/** Runs Prove's own bundle and resolves with its global: from `scriptUrl`, whose hash is `integrity` if there is one (subresource integrity). */
export async function loadProveBundle({ scriptUrl, integrity }: Readonly<Record<string, string>>): Promise<unknown> {
  if (!scriptUrl)
    throw new Error('The page gave the widget no "loadProveSdk". Give it one, or use the adapter "prove".')
  await loadScript({ url: scriptUrl, integrity })
  return Reflect.get(window, 'proveAuth')
}
