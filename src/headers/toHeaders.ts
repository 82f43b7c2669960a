import { toContentSecurityPolicy } from './toContentSecurityPolicy.ts'
import type { WidgetConfig } from '../widget/config/WidgetConfig.ts'

/** A deployment as far as its headers go. */
export interface Deployment {
  readonly config: WidgetConfig
  /** The origin of the site. */
  readonly origin: string
  /** The origins of the pages that may embed the widget. */
  readonly partnerOrigins: readonly string[]
}

type Headers = Readonly<Record<string, string>>

const year = 365 * 24 * 60 * 60

/** Features of the browser that the product has no use for, so that no script of it has either. */
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

/** Whatever is served: only encrypted, as the type that it says, and telling nobody where the visitor came from. */
const everywhere: Headers = {
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** For anybody's page to load, also by a tag with `integrity`. */
const shared: Headers = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const forever: Headers = { 'Cache-Control': `public, max-age=${year}, immutable` }
/** What is no page, shown as one: it may do nothing, and stand in none. */
const inert: Headers = {
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
const own: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** What a server has to say with each file of the site, besides its type and length. */
export function toHeaders(kind: FileKind, deployment: Deployment): Headers {
  switch (kind) {
    case 'page':
      return { ...everywhere, ...own, ...toPageHeaders(deployment, []) }
    case 'frame':
      return {
        ...everywhere,
        // A partner's page may ask that of all it embeds.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...toPageHeaders(deployment, toAncestors(deployment)),
        // A frame that was kept would wait for a page around it that begins anew.
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

/** The machines of those who develop a partner's page, at any port: where nothing is real they need not be listed. */
const developers = ['http://localhost:*', 'http://127.0.0.1:*']

const toAncestors = ({ config, partnerOrigins }: Deployment): readonly string[] =>
  config.environment === 'prod' ? partnerOrigins : [...partnerOrigins, ...developers]

const toPageHeaders = ({ config, origin }: Deployment, frameAncestors: readonly string[]): Headers => ({
  'Content-Security-Policy': toContentSecurityPolicy({ config, origin, frameAncestors }),
  // Asked for anew each time; but a tab may keep it for who comes back.
  'Cache-Control': 'no-cache',
  // The documents site opens in a tab, which the page sends on and looks after.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
})

/** What the files of the site are to a browser, and so what has to be said with them. */
export type FileKind = 'page' | 'frame' | 'config' | 'hashed' | 'pinned' | 'embed' | 'other'

/** The paths of each kind, a whole path or a pattern; of several that fit the first one counts. */
export const filePaths: readonly (readonly [kind: FileKind, path: string | RegExp])[] = [
  ['page', '/'],
  ['page', '/index.html'],
  ['frame', '/embed/frame.html'],
  ['config', '/config.json'],
  ['hashed', /^\/assets\//],
  ['pinned', /^\/embed\/v1-[\w-]+\.js$/],
  ['embed', /^\/embed\//],
]

/** The kind of the file at a path of the site. */
export function toFileKind(path: string): FileKind {
  const found = filePaths.find(([, one]) => (typeof one === 'string' ? one === path : one.test(path)))
  return found?.[0] ?? 'other'
}
