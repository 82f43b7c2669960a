import { useId } from 'react'
import sectionsFile from '../../../flows/sections.json' with { type: 'json' }
import { useCopy, useSession, useSessionState } from '../../../engine/index.ts'
import { toSection } from './toSection.ts'

const { sections } = sectionsFile

/** Which part of the application this is and how long the rest takes; nothing where it has come to a dead end. */
export function SectionProgress() {
  const t = useCopy()
  const id = useId()
  const session = useSession()
  const step = useSessionState((state) => state.currentStep)
  const progress = useSessionState((state) => state.progress)
  const ending = session.flow.steps[step]?.ending
  if (ending === 'deadEnd') return null

  const isComplete = ending === 'success'
  const total = sections.length
  const { index, share, minutesLeft } = toSection(progress, sections)
  const toName = (section: number) => t(`app.section.${sections[section]?.name}`)
  return (
    <div className="progress">
      <p id={id} className="progress-words">
        {isComplete ? (
          <strong>{t('app.complete')}</strong>
        ) : (
          <>
            <span className="progress-section">
              <strong>{toName(index)}</strong> <span>{t('app.sectionOf', { number: index + 1, total })}</span>
            </span>{' '}
            <span>{t('app.timeLeft', { minutes: minutesLeft })}</span>
          </>
        )}
      </p>
      <progress max={total} value={isComplete ? total : index + share} aria-labelledby={id} />
      {/* The words above say the same to who does not see it. */}
      <ol className="progress-sections" aria-hidden="true">
        {sections.map(({ name }, section) => (
          <li key={name} className={toPlace(section - (isComplete ? total : index))}>
            {toName(section)}
          </li>
        ))}
      </ol>
    </div>
  )
}

function toPlace(distance: number): string | undefined {
  if (distance === 0) return 'is-current'
  return distance < 0 ? 'is-done' : undefined
}
