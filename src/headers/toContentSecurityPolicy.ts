import type { AdapterChoice, WidgetConfig } from '../widget/config/WidgetConfig.ts'
import { vendorSources, type Sources } from './vendorSources.ts'

/** What the policy is made from. `origin` is that of the site, which settings with a path were resolved against. */
export interface PolicyOptions {
  readonly config: WidgetConfig
  readonly origin: string
  /** The origins that may put the page into a frame. */
  readonly frameAncestors: readonly string[]
}

/**
 * The Content-Security-Policy (W3C CSP level 3, Trusted Types) of a page: nothing inline, no eval, no string that becomes
 * script, and nobody besides the page's own origin, the API host and the vendors that are configured.
 */
export function toContentSecurityPolicy({ config, origin, frameAncestors }: PolicyOptions): string {
  const api = new URL(config.apiBaseUrl).origin
  const vendors = listChoices(config).map(
    ([port, { adapter, settings }]) => vendorSources[port]?.[adapter]?.(settings) ?? {},
  )
  const from = (kind: keyof Sources) => vendors.flatMap((sources) => sources[kind] ?? [])
  const toOwn = (source: string) => (source === origin || source.startsWith(`${origin}/`) ? "'self'" : source)
  const list = (...sources: readonly string[]) => [...new Set(sources.map(toOwn))].join(' ') || "'none'"
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...from('script'))}`,
    `style-src ${list("'self'", ...from('style'))}`,
    `img-src ${list("'self'", ...from('img'))}`,
    `connect-src ${list("'self'", api, api.replace(/^http/, 'ws'), ...from('connect'))}`,
    `frame-src ${list(...from('frame'))}`,
    `frame-ancestors ${list(...frameAncestors)}`,
    // As `default-src` says already; those who look at policies look for it.
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
]
