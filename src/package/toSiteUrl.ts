import { warn } from '../embed/hostPage.ts'

/** The site that the package was built for; `buildPackage` writes it here. */
declare const defaultSiteUrl: string

const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** The address of a site, ending in a slash; for anything but an https one, or one of this machine, the package's own. */
export function toSiteUrl(siteUrl: unknown): string {
  if (siteUrl === undefined) return defaultSiteUrl
  const url = typeof siteUrl === 'string' && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && local.test(url.hostname)))) {
    return new URL(url.pathname.replace(/\/?$/, '/'), url.origin).href
  }
  warn(`siteUrl is no https address such as "https://refinance.example.com/". ${defaultSiteUrl} is used instead.`)
  return defaultSiteUrl
}
