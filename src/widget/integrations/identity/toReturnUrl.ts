/** The page that an instant link leads back to: the given one with `?verification=complete`, and nothing else of its query or hash. */
export function toReturnUrl(pageUrl: string): string {
  const url = new URL(pageUrl)
  url.search = '?verification=complete'
  url.hash = ''
  return url.href
}
