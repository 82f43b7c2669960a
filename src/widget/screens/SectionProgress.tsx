import { useId } from 'react'
import { useCopy, useSession, useSessionState } from '../../../engine/index.ts'

import sectionsFile from '../../../flows/sections.json' with { type: 'json' }

const { sections } = sectionsFile

/**
 * Shows which part of the application this is and how long the rest takes; nothing at a dead end. Until a saved application is found,
 * nobody knows where it stopped, so there is only room for it.
 */
export function SectionProgress() {
  const t = useCopy()
  const id = useId()
  const session = useSession()
  const step = useSessionState((state) => state.currentStep)
  const progress = useSessionState((state) => state.progress)
  const isUnknown = useSessionState(
    ({ visit, isLoading, screen }) => visit === 0 && (isLoading || screen !== undefined),
  )
  const ending = session.flow.steps[step]?.ending
  if (ending === 'deadEnd') return null

  const isComplete = ending === 'success'
  const total = sections.length
  const { index, share, minutesLeft } = toSection(progress, sections)
  const toName = (section: number) => t(`app.section.${sections[section]?.name}`)
  return (
    <div className={isUnknown ? 'progress is-unknown' : 'progress'}>
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
      {/* Screen readers read the words above instead. */}
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

/** A part of the application, in the order of `flows/sections.json`: it starts at the progress `from` and takes `minutes`. */
interface Section {
  readonly name: string
  readonly from: number
  readonly minutes: number
}

/** The applicant's place: the section, how much of it is done (0 to 1), and whole minutes to the end, at least 1. */
interface SectionPlace {
  readonly index: number
  readonly share: number
  readonly minutesLeft: number
}

/** Turns a progress from 0 to 100 into a place among the sections. */
export function toSection(progress: number, all: readonly Section[]): SectionPlace {
  const index = Math.max(
    0,
    all.findLastIndex(({ from }) => from <= progress),
  )
  const { from = 0, minutes = 0 } = all[index] ?? {}
  const until = all[index + 1]?.from ?? 100
  const share = Math.min(1, Math.max(0, (progress - from) / (until - from)))
  const later = all.slice(index + 1).reduce((sum, section) => sum + section.minutes, 0)
  return { index, share, minutesLeft: Math.max(1, Math.ceil(minutes * (1 - share) + later)) }
}
