/** The ids that the documents site is opened with. */
interface DocumentsRedirect {
  readonly stipId: string
  readonly contactId: string
  readonly authId: string
}

/** A tab that is open and waits for its address. */
interface DocumentsTab {
  /** Whether the browser allowed no tab, or the applicant has closed it: then a link must be shown. */
  readonly isBlocked: boolean
  /** Leads the tab to the site; false when there is no tab. */
  go(redirect: DocumentsRedirect): boolean
  /** Closes the tab, when it turns out that there is nowhere to go. */
  close(): void
}

/** The site on which the supporting documents are uploaded. */
export interface DocumentsSite {
  /** Opens a blank tab. Call it inside a click, before anything is awaited, or the browser blocks it. */
  open(): DocumentsTab
}

/** Creates the door to the documents site at this address. */
export const createDocumentsSite = (documentsUrl: string): DocumentsSite => ({
  open() {
    // With "noopener" no handle would come back to send the blank tab on with, so the link back is cut by hand.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    return {
      get isBlocked() {
        return !tab || tab.closed
      },
      go(redirect) {
        if (!tab || tab.closed) return false
        tab.location.replace(toDocumentsUrl(documentsUrl, redirect))
        return true
      },
      close() {
        tab?.close()
      },
    }
  },
})

/** The address of the documents site for one visit. Throws when `documentsUrl` is no http(s) address. */
export function toDocumentsUrl(documentsUrl: string, { stipId, contactId, authId }: DocumentsRedirect): string {
  const url = new URL(documentsUrl)
  // An address such as javascript: would run in our own origin.
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`The documents site has an address of ${url.protocol}, not https.`)
  for (const [name, value] of Object.entries({ id: stipId, contactId, authId })) url.searchParams.set(name, value)
  return url.href
}
