import type { DocumentsRedirect } from './DocumentsSite.ts'

/** The address of the documents site for one visit. Throws when `documentsUrl` is no http(s) address. */
export function toDocumentsUrl(documentsUrl: string, { stipId, contactId, authId }: DocumentsRedirect): string {
  const url = new URL(documentsUrl)
  // An address such as javascript: would run in our own origin.
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`The documents site has an address of ${url.protocol}, not https.`)
  for (const [name, value] of Object.entries({ id: stipId, contactId, authId })) url.searchParams.set(name, value)
  return url.href
}
