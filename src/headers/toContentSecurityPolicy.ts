import type { AdapterChoice, WidgetConfig } from '../widget/config/WidgetConfig.ts'
import { scriptPolicyName } from '../widget/integrations/loadScript.ts'

/** The input of the policy. `origin` is the site's, against which relative settings were resolved. */
interface PolicyOptions {
  readonly config: WidgetConfig
  readonly origin: string
  /** The origins that may embed the page in a frame. */
  readonly frameAncestors: readonly string[]
}

/**
 * Builds the Content-Security-Policy (W3C CSP level 3, Trusted Types) of a page. It forbids inline code, eval and strings that
 * become script, and allows only the page's own origin, the API host and the configured vendors.
 */
export function toContentSecurityPolicy({ config, origin, frameAncestors }: PolicyOptions): string {
  const api = new URL(config.apiBaseUrl).origin
  const vendors = listChoices(config).map(
    ([port, { adapter, settings }]) => vendorSources[port]?.[adapter]?.(settings) ?? {},
  )
  const hubs = (config.messageHubUrls?.split(' ') ?? []).map(originOf)
  const from = (kind: keyof Sources) => vendors.flatMap((sources) => sources[kind] ?? [])
  // `'self'` includes the page's own web sockets (CSP level 3), and nobody here may know the name of its host.
  const toOwn = (source: string) => (`${source}/`.replace(/^ws/, 'http').startsWith(`${origin}/`) ? "'self'" : source)
  const list = (...sources: readonly string[]) => [...new Set(sources.map(toOwn))].join(' ') || "'none'"
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...from('script'))}`,
    `style-src ${list("'self'", ...from('style'))}`,
    `img-src ${list("'self'", ...from('img'))}`,
    `connect-src ${list("'self'", ...[api, ...hubs].flatMap((host) => [host, host.replace(/^http/, 'ws')]), ...from('connect'))}`,
    `frame-src ${list(...from('frame'))}`,
    `frame-ancestors ${list(...frameAncestors)}`,
    // `default-src` covers this already, but people who audit policies look for it.
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${list(...from('trustedTypes'))}`,
  ].join('; ')
}

const listChoices = (config: WidgetConfig): readonly (readonly [port: string, choice: AdapterChoice])[] => [
  ['identityProvider', config.identityProvider],
  ['botCheck', config.botCheck],
  ...config.analytics.map((choice) => ['analytics', choice] as const),
  ['errorTracking', config.errorTracking],
  ...(config.addressCompletion ? [['addressCompletion', config.addressCompletion] as const] : []),
]

/**
 * What a page may load besides its own origin and the API host: origins, or folders of them, by directive of the
 * Content-Security-Policy.
 */
interface Sources {
  readonly script?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
  readonly img?: readonly string[]
  readonly style?: readonly string[]
  /** Names of Trusted Types policies; `*` for a vendor that does not document the names of its own. */
  readonly trustedTypes?: readonly string[]
}

type Settings = Readonly<Record<string, string>>

const originOf = (url: string): string => new URL(url).origin

/**
 * Google: developers.google.com/recaptcha/docs/faq, the question about the Content-Security-Policy. Its script, frames and
 * requests share a folder, also at `www.recaptcha.net`. Never a whole Google host: anybody may publish scripts there.
 */
function recaptcha({ scriptUrl = 'https://www.google.com/recaptcha/api.js' }: Settings): Sources {
  const folder = new URL('.', scriptUrl).href
  return {
    script: [folder, 'https://www.gstatic.com/recaptcha/'],
    connect: [folder],
    frame: [folder, 'https://recaptcha.google.com/recaptcha/'],
    trustedTypes: ['*'],
  }
}

/**
 * Prove: developer.prove.com/reference/unify-web-sdk. The token of a check names the backend; by default one of production's.
 * The last one is a carrier's, listed by Prove. If a carrier cannot be asked, the applicant gets a code instead.
 */
const proveBackends =
  'https://device.prove-auth.proveapis.com/ https://device.proveapis.com/ https://device.proveapis.com:4443/ https://auth.svcs.verizon.com:22790/'

const prove = ({ scriptUrl, backendUrls = proveBackends }: Settings): Sources => {
  const backends = backendUrls.split(' ').map(originOf)
  return {
    script: scriptUrl ? [originOf(scriptUrl)] : [],
    connect: backends.flatMap((backend) => [backend, backend.replace(/^http/, 'ws')]),
    img: backends,
    trustedTypes: scriptUrl ? [scriptPolicyName] : [],
  }
}

/** What each adapter needs with its settings, by port and name. An adapter that is not listed needs nothing. */
export const vendorSources: Readonly<Record<string, Readonly<Record<string, (settings: Settings) => Sources>>>> = {
  identityProvider: { prove, proveFromPage: prove },
  botCheck: {
    recaptchaV3: recaptcha,
    recaptchaEnterprise: recaptcha,
    // Cloudflare: developers.cloudflare.com/turnstile/reference/content-security-policy.
    turnstile: ({ scriptUrl = 'https://challenges.cloudflare.com/' }) => ({
      script: [originOf(scriptUrl)],
      frame: [originOf(scriptUrl)],
      trustedTypes: [scriptPolicyName],
    }),
  },
  errorTracking: {
    sentry: ({ dsn = '' }) => ({ connect: [originOf(dsn)] }),
  },
  addressCompletion: {
    amazonLocation: ({ apiUrl = '' }) => ({ connect: [originOf(apiUrl)] }),
  },
  analytics: {
    segment: ({ apiUrl = 'https://api.segment.io/' }) => ({ connect: [originOf(apiUrl)] }),
  },
}
