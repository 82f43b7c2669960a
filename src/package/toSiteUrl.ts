import { warn } from '../embed/hostPage.ts'

/** The site that the package was built for, defined by `buildPackage`. */
declare const defaultSiteUrl: string

const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Returns the address of a site, ending in a slash. Only https and this machine are accepted; anything else warns and falls
 * back to the package's own site.
 */
export function toSiteUrl(siteUrl: unknown): string {
  if (siteUrl === undefined) return defaultSiteUrl
  const url = typeof siteUrl === 'string' && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && local.test(url.hostname)))) {
    return url.origin + url.pathname.replace(/\/*$/, '/')
  }
  warn(`siteUrl is not an https address such as "https://refinance.example.com/". ${defaultSiteUrl} is used instead.`)
  return defaultSiteUrl
}
