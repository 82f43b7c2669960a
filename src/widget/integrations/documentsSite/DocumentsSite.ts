/** The ids that the documents site is opened with. */
export interface DocumentsRedirect {
  readonly stipId: string
  readonly contactId: string
  readonly authId: string
}

/** A tab that is open and waits for its address. */
export interface DocumentsTab {
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
