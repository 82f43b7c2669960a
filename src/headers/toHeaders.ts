import { toContentSecurityPolicy } from './toContentSecurityPolicy.ts'
import type { WidgetConfig } from '../widget/config/WidgetConfig.ts'

/** The parts of a deployment that determine its headers. */
export interface Deployment {
  readonly config: WidgetConfig
  /** The origin of the site. */
  readonly origin: string
  /** The origins of the pages that may embed the widget. */
  readonly partnerOrigins: readonly string[]
}

type Headers = Readonly<Record<string, string>>

const year = 365 * 24 * 60 * 60

/** Browser features that the product never uses, so they are denied to all its scripts. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** For every response, also one that is no file: HTTPS only, no content sniffing, no referrer. */
export const everywhere: Headers = {
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** For files that any page may load, also by a tag with `integrity`. */
const shared: Headers = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const forever: Headers = { 'Cache-Control': `public, max-age=${year}, immutable` }
/** For files that are not pages: opened as one, they may do nothing and be framed nowhere. */
const inert: Headers = {
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
const own: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Returns the headers that a server sends with a file of the site, besides its type and length. */
export function toHeaders(kind: FileKind, deployment: Deployment): Headers {
  switch (kind) {
    case 'page':
      return { ...everywhere, ...own, ...toPageHeaders(deployment, []) }
    case 'frame':
      return {
        ...everywhere,
        // A partner's page may require this of everything that it embeds.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...toPageHeaders(deployment, toAncestors(deployment)),
        // A cached frame would wait for a host page that has started over.
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      }
    case 'config':
      return { ...everywhere, ...inert, ...own, 'Cache-Control': 'no-store' }
    case 'hashed':
      return { ...everywhere, ...inert, ...own, ...forever }
    case 'pinned':
      return { ...everywhere, ...inert, ...shared, ...forever }
    case 'embed':
      return {
        ...everywhere,
        ...inert,
        ...shared,
        'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      }
    case 'other':
      return { ...everywhere, ...inert, ...own, 'Cache-Control': 'public, max-age=3600' }
  }
}

/** Developers' machines, at any port. Outside of production they need not be listed as partners. */
const developers = ['http://localhost:*', 'http://127.0.0.1:*']

const toAncestors = ({ config, partnerOrigins }: Deployment): readonly string[] =>
  config.environment === 'prod' ? partnerOrigins : [...partnerOrigins, ...developers]

const toPageHeaders = ({ config, origin }: Deployment, frameAncestors: readonly string[]): Headers => ({
  'Content-Security-Policy': toContentSecurityPolicy({ config, origin, frameAncestors }),
  // Revalidated on each load, but a tab may keep the page for back and forward.
  'Cache-Control': 'no-cache',
  // The page opens the documents site in a tab, then navigates and watches it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
})

/** The kinds of files on the site, which differ in their headers. */
export type FileKind = 'page' | 'frame' | 'config' | 'hashed' | 'pinned' | 'embed' | 'other'

/** The paths of each kind, exact or as a pattern. The first match counts. */
export const filePaths: readonly (readonly [kind: FileKind, path: string | RegExp])[] = [
  ['page', '/'],
  ['page', '/index.html'],
  ['frame', '/embed/frame.html'],
  ['config', '/config.json'],
  ['hashed', /^\/assets\//],
  ['pinned', /^\/embed\/v1-[\w-]+\.js$/],
  ['embed', /^\/embed\//],
]

/** Returns the kind of the file at a path of the site. */
export function toFileKind(path: string): FileKind {
  const found = filePaths.find(([, one]) => (typeof one === 'string' ? one === path : one.test(path)))
  return found?.[0] ?? 'other'
}
