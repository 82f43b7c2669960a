/** The ids that the documents site is opened with. */
interface DocumentsRedirect {
  readonly stipId: string
  readonly contactId: string
  readonly authId: string
}

/** An open tab that waits for its URL. */
interface DocumentsTab {
  /** Sends the tab to the site, unless the browser blocked the tab or the applicant closed it. */
  go(redirect: DocumentsRedirect): void
  /** Closes the tab if there is no URL to send it to. */
  close(): void
}

/** The site where supporting documents are uploaded. */
export interface DocumentsSite {
  /** Opens a blank tab. Call it inside a click handler, before anything is awaited, or the browser blocks it. */
  open(): DocumentsTab
}

/** Creates the documents site at this URL. */
export const createDocumentsSite = (documentsUrl: string): DocumentsSite => ({
  open() {
    // With "noopener" the browser returns no handle to navigate the blank tab with, so `opener` is removed by hand.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    return {
      go(redirect) {
        if (tab && !tab.closed) tab.location.replace(toDocumentsUrl(documentsUrl, redirect))
      },
      close() {
        tab?.close()
      },
    }
  },
})

/** Returns the URL of the documents site for one visit. Throws if `documentsUrl` is not an http(s) URL. */
export function toDocumentsUrl(documentsUrl: string, { stipId, contactId, authId }: DocumentsRedirect): string {
  const url = new URL(documentsUrl)
  // A URL such as `javascript:` would run in our own origin.
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`The documents site has an address of ${url.protocol}, not https.`)
  for (const [name, value] of Object.entries({ id: stipId, contactId, authId })) url.searchParams.set(name, value)
  return url.href
}
