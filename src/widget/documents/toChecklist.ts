/** One thing an application needs. */
export interface ChecklistItem {
  readonly name: 'personal' | 'vehicle' | 'income' | 'documents' | 'references' | 'signature'
  readonly isComplete: boolean
  /** `documents` is done on the documents site, `form` at a step of the application; `later` cannot be done yet. */
  readonly by?: 'documents' | 'form' | 'later'
}

/** What is known of an application's progress; the status of the documents site is null until it was asked for. */
export interface ChecklistFlags {
  readonly employmentAndIncomeAdded: boolean
  readonly documentsUploaded: boolean
  readonly documentsStatus: { readonly isDocumentsUploaded: boolean; readonly isReferenceAdded: boolean } | null
}

/** What is done and what is open. Who has come this far has given the personal data and the vehicle. */
export function toChecklist(flags: ChecklistFlags): readonly ChecklistItem[] {
  const { employmentAndIncomeAdded, documentsUploaded, documentsStatus } = flags
  return [
    { name: 'personal', isComplete: true },
    { name: 'vehicle', isComplete: true },
    { name: 'income', isComplete: employmentAndIncomeAdded, by: 'form' },
    // The stored flag is set for a reference alone, too, so the status comes first where it is known.
    { name: 'documents', isComplete: documentsStatus?.isDocumentsUploaded ?? documentsUploaded, by: 'documents' },
    { name: 'references', isComplete: documentsStatus?.isReferenceAdded ?? false, by: 'documents' },
    { name: 'signature', isComplete: false, by: 'later' },
  ]
}
