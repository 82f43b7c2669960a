/** A script, its hash, and how many milliseconds it may take. */
export interface ScriptRequest {
  readonly url: string
  /** A hash for subresource integrity; the server must then allow the page's origin (CORS). */
  readonly integrity?: string | undefined
  readonly timeoutMs?: number
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/

let policy: { createScriptURL(url: string): string } | undefined

/**
 * Loads and runs a vendor's script; rejects if it is blocked, does not arrive in time, or would come unencrypted. A later call
 * requests it again.
 */
export async function loadScript({ url, integrity, timeoutMs = 10_000 }: ScriptRequest): Promise<void> {
  const address = toTrusted(url)
  const script = document.createElement('script')
  const arrived = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The script ${toPlace(url)} ${why}.`))
    const timer = setTimeout(() => fail(`did not arrive within ${timeoutMs} ms`), timeoutMs)
    const settle = (then: () => void) => () => {
      clearTimeout(timer)
      then()
    }
    script.addEventListener('load', settle(resolve))
    script.addEventListener(
      'error',
      settle(() => fail('was blocked or could not be fetched')),
    )
  })
  script.async = true
  if (integrity) {
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
  }
  script.src = address
  document.head.append(script)
  try {
    await arrived
  } catch (error) {
    script.remove()
    throw error
  }
}

/** The name of the policy that a page's Content-Security-Policy lists under `trusted-types`. */
export const scriptPolicyName = 'refinance-vendors'

/** The only way to assign the URL of a script (Trusted Types): it must be encrypted, or from this machine. */
function toTrusted(url: string): string {
  policy ??= trustedTypes()?.createPolicy(scriptPolicyName, { createScriptURL: toSafe }) ?? { createScriptURL: toSafe }
  return policy.createScriptURL(url)
}

function toSafe(url: string): string {
  const { protocol, hostname, href } = new URL(url, document.baseURI)
  if (protocol === 'https:' || (protocol === 'http:' && local.test(hostname))) return href
  throw new TypeError(`The script ${toPlace(url)} is not encrypted. Give it an address with https.`)
}

/** Returns a URL without its query, which may hold a key. */
const toPlace = (url: string) => url.replace(/[?#].*/s, '')

interface PolicyFactory {
  /** The result is not a string, but an object that a script's `src` accepts like one. */
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

const trustedTypes = (): PolicyFactory | undefined => Reflect.get(window, 'trustedTypes')
