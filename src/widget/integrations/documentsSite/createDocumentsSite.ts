import type { DocumentsSite } from './DocumentsSite.ts'
import { toDocumentsUrl } from './toDocumentsUrl.ts'

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
