/** The ids that the documents site is opened with. */
export interface DocumentsIds {
  readonly stipId: string
  readonly contactId: string
  readonly authId: string
}

/** The address of the documents site for one application; `base` is where the site is. Throws when that is no address. */
export function toDocumentsUrl(base: string, { stipId, contactId, authId }: DocumentsIds): string {
  const url = new URL(base)
  for (const [name, value] of Object.entries({ id: stipId, contactId, authId })) url.searchParams.set(name, value)
  return url.href
}
