import type { ReactNode } from 'react'
import { useCopy } from '../../../engine/index.ts'
import { EventButton } from '../screens/EventButton.tsx'
import { Icon, type IconName } from '../screens/Icon.tsx'

/** An entry of a list that was added, which `event` takes back to the form by its index. */
export interface EntryCardProps {
  readonly icon: IconName
  readonly title: string
  readonly event: string
  readonly index: number
  /** The form below holds this entry now. */
  readonly isEdited: boolean
  /** Lines below the title; empty ones are left out. */
  readonly lines: readonly ReactNode[]
}

/** One added entry with its edit button. */
export function EntryCard({ icon, title, event, index, isEdited, lines }: EntryCardProps) {
  const t = useCopy()
  return (
    <li className="entry" aria-current={isEdited || undefined}>
      <span className="card-icon">
        <Icon name={icon} />
      </span>
      <div className="entry-text">
        <strong>{title}</strong>
        {lines.map((line, position) =>
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an entry keep their order
          line === undefined || line === '' ? null : <span key={position}>{line}</span>,
        )}
        {isEdited && <span className="pill">{t('common.editing')}</span>}
      </div>
      <EventButton event={event} payload={{ index }} label={t('common.edit')} about={title} />
    </li>
  )
}
