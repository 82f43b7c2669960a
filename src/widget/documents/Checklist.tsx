import { useCopy, useSessionState } from '../../../engine/index.ts'
import { EventButton } from '../screens/EventButton.tsx'
import { toChecklist } from './toChecklist.ts'
import { useData } from '../screens/useData.ts'

/** The event of the step that leads to where an item is done. */
const events = { documents: 'openDocuments', form: 'addIncome' } as const

/** What is done and what is open; unless read-only, with the ways to what can be done. */
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
