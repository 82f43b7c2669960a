import type { ProveSdk } from './ProveSdk.ts'

/** Takes the SDK out of what was loaded: a module, its default export, or the global of Prove's own bundle. Throws when it is something else. */
export function toProveSdk(loaded: unknown): ProveSdk {
  const found = [loaded, Object(loaded)['default']].find(isSdk)
  if (found) return found
  throw new Error('What was loaded is not Prove’s web SDK (@prove-identity/prove-auth 3.6). Look at its "scriptUrl".')
}

const isSdk = (module: unknown): module is ProveSdk => typeof Object(module)['AuthenticatorBuilder'] === 'function'
