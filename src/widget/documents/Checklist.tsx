import { RichText, useCopy, useSessionState } from '../../../engine/index.ts'
import { EventButton } from '../screens/cards.tsx'
import { useData } from '../screens/hooks.ts'
import { DocumentsAnchor, useDocumentsUrl } from './DocumentsCheck.tsx'

/** The step's events that lead to where an item is done. */
const events = { documents: 'openDocuments', form: 'addIncome' } as const

/** Lists what is done and what is open; unless read-only, with buttons for what can be done now. */
export function Checklist({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useCopy()
  const documentsStatus = useData('documentsStatus')
  const isLoading = useSessionState((state) => state.isLoading)
  const items = toChecklist({
    employmentAndIncomeAdded: useData('employmentAndIncomeAdded'),
    documentsUploaded: useData('documentsUploaded'),
    documentsStatus,
  })
  const done = items.filter(({ isComplete }) => isComplete).length
  return (
    <section className="panel">
      <h2 className="panel-title">{t('checklist.list')}</h2>
      <p className="checklist-count">{t('checklist.count', { done, all: items.length })}</p>
      <ul className="checklist" aria-label={t('checklist.list')}>
        {items.map(({ name, isComplete, by }) => {
          const isUnknown = by === 'documents' && !documentsStatus && isLoading
          const state = isComplete ? 'complete' : isUnknown ? 'checking' : 'open'
          return (
            <li key={name} className={`is-${state}`}>
              <span className="checklist-text">
                <strong>{t(`checklist.${name}`)}</strong>
                {by && <span>{t(`checklist.${name}.text`)}</span>}
                {by && !isComplete && isReadOnly && <Way name={name} by={by} />}
                <span className="checklist-state">{t(`checklist.${state}`)}</span>
              </span>
              {by && by !== 'later' && !isComplete && !isReadOnly && (
                <EventButton event={events[by]} label={t('checklist.start')} about={t(`checklist.${name}`)} />
              )}
              {by === 'later' && !isReadOnly && (
                <button type="button" className="button button-link" disabled>
                  {t('checklist.sign')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/**
 * Says how to complete an open item once the application was sent: on the documents site while its URL is known, otherwise with a
 * person.
 */
function Way({ name, by }: Required<Pick<ChecklistItem, 'name' | 'by'>>) {
  const t = useCopy()
  const href = useDocumentsUrl()
  if (by === 'documents' && href !== undefined) return <DocumentsAnchor href={href} />
  return (
    <span>
      <RichText text={t(`checklist.${name}.way`)} />
    </span>
  )
}

/** The checklist of an application that still waits for documents. */
export function PendingChecklist() {
  return <Checklist isReadOnly={false} />
}

/** The checklist of an application that was sent. */
export function StatusChecklist() {
  return <Checklist isReadOnly />
}

/** One thing that an application needs. */
export interface ChecklistItem {
  readonly name: 'personal' | 'vehicle' | 'income' | 'documents' | 'references' | 'signature'
  readonly isComplete: boolean
  /** `documents` is done on the documents site, `form` in a step of the application; `later` cannot be done yet. */
  readonly by?: 'documents' | 'form' | 'later'
}

/** What is known about an application's progress; the status of the documents site is null until it is requested. */
export interface ChecklistFlags {
  readonly employmentAndIncomeAdded: boolean
  readonly documentsUploaded: boolean
  readonly documentsStatus: { readonly isDocumentsUploaded: boolean; readonly isReferenceAdded: boolean } | null
}

/** Returns what is done and what is open. An applicant who has come this far has given the personal data and the vehicle. */
export function toChecklist(flags: ChecklistFlags): readonly ChecklistItem[] {
  const { employmentAndIncomeAdded, documentsUploaded, documentsStatus } = flags
  return [
    { name: 'personal', isComplete: true },
    { name: 'vehicle', isComplete: true },
    { name: 'income', isComplete: employmentAndIncomeAdded, by: 'form' },
    // A reference alone sets the stored flag, too, so the status comes first if it is known.
    { name: 'documents', isComplete: documentsStatus?.isDocumentsUploaded ?? documentsUploaded, by: 'documents' },
    { name: 'references', isComplete: documentsStatus?.isReferenceAdded ?? false, by: 'documents' },
    { name: 'signature', isComplete: false, by: 'later' },
  ]
}
