import { warn } from '../embed/hostPage.ts'

/** The site that the package was built for, defined by `buildPackage`. */
declare const defaultSiteUrl: string

const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Reads the address of a site; it ends in a slash. Returns undefined for what is neither https nor on this machine. */
export function readSiteUrl(text: unknown): string | undefined {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && local.test(url.hostname))
  return url && isSafe ? url.origin + url.pathname.replace(/\/*$/, '/') : undefined
}

/** Returns the address of a site. One that cannot be used warns, and falls back to the package's own site. */
export function toSiteUrl(siteUrl: unknown): string {
  if (siteUrl === undefined) return defaultSiteUrl
  const address = readSiteUrl(siteUrl)
  if (address === undefined)
    warn(`siteUrl is not an https address such as "https://refinance.example.com/". ${defaultSiteUrl} is used instead.`)
  return address ?? defaultSiteUrl
}
