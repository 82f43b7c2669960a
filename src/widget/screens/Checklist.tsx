import { useCopy } from '../../../engine/index.ts'
import { EventButton } from './EventButton.tsx'
import { toChecklist } from './toChecklist.ts'
import { useData } from './useData.ts'

/** What is done and what is open; unless read-only, what the documents site takes can be opened there. */
export function Checklist({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useCopy()
  const items = toChecklist({
    employmentAndIncomeAdded: useData('employmentAndIncomeAdded'),
    documentsUploaded: useData('documentsUploaded'),
    documentsStatus: useData('documentsStatus'),
  })
  return (
    <ul className="checklist" aria-label={t('checklist.list')}>
      {items.map(({ name, isComplete, by }) => (
        <li key={name} className={isComplete ? 'is-complete' : undefined}>
          <span className="checklist-text">
            <strong>{t(`checklist.${name}`)}</strong>
            {by && <span>{t(`checklist.${name}.text`)}</span>}
            <span className="checklist-state">{t(isComplete ? 'checklist.complete' : 'checklist.open')}</span>
          </span>
          {by === 'documents' && !isComplete && !isReadOnly && (
            <EventButton event="openDocuments" label={t('checklist.start')} about={t(`checklist.${name}`)} />
          )}
          {by === 'later' && !isReadOnly && (
            <button type="button" className="button button-link" disabled>
              {t('checklist.sign')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
