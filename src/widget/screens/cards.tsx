import type { ReactNode } from 'react'
import { useCopy, useSend, useSessionState } from '../../../engine/index.ts'

interface SummaryCardProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
}

/** A card that sums up one thing: the car, the person, the offer. */
export function SummaryCard({ icon, title, children }: SummaryCardProps) {
  return (
    <section className="panel summary">
      <span className="card-icon">
        <Icon name={icon} />
      </span>
      <h2 className="panel-title">{title}</h2>
      {children !== undefined && <div className="summary-body">{children}</div>}
    </section>
  )
}

/** A list of names and values, in order; a missing or empty value leaves out its line. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A placeholder for a summary card with as many facts as it will have. Nothing when the step has stopped loading without it. */
export function Skeleton({ facts }: { readonly facts: number }) {
  const t = useCopy()
  const isLoading = useSessionState((state) => state.isLoading)
  if (!isLoading) return null
  return (
    <output className="panel summary is-skeleton">
      <span className="card-icon" />
      <span className="panel-title">
        <span className="visually-hidden">{t('common.loading')}</span>
        <span className="skeleton-line is-title" />
      </span>
      <span className="summary-body facts">
        {Array.from({ length: facts }, (_, index) => (
          <span key={index} className="fact">
            <span className="skeleton-line is-name" />
            <span className="skeleton-line" />
          </span>
        ))}
      </span>
    </output>
  )
}

/** An entry that was added to a list; `event` loads it back into the form by its index. */
interface EntryCardProps {
  readonly icon: IconName
  readonly title: string
  readonly event: string
  readonly index: number
  /** The index of the entry of this list that the form holds. Meanwhile no other entry can be edited, so that nothing typed is lost. */
  readonly edited: number | null
  /** Lines below the title; empty ones are left out. */
  readonly lines: readonly ReactNode[]
}

/** One added entry with its edit button. */
export function EntryCard({ icon, title, event, index, edited, lines }: EntryCardProps) {
  const t = useCopy()
  const isEdited = edited === index
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
        <output className={isEdited ? 'pill' : 'visually-hidden'}>{isEdited && t('common.editing')}</output>
      </div>
      {(edited === null || isEdited) && (
        <EventButton event={event} payload={{ index }} label={t('common.edit')} about={title} onStay={focusForm} />
      )}
    </li>
  )
}

/** Moves the focus to the form, which holds the entry of this button now and may be further down than the window shows. */
function focusForm(button: HTMLElement): void {
  button.closest('[data-step]')?.querySelector<HTMLElement>('.step-form :is(input, select)')?.focus()
}

interface EventButtonProps {
  /** The event that is sent to the step. */
  readonly event: string
  readonly payload?: unknown
  readonly label: string
  /** What the button belongs to, for those who do not see its place. */
  readonly about?: string
  /** Called with the button once the event has ended, if it has not led to another step. */
  readonly onStay?: (button: HTMLElement) => void
}

/** A button of a card that sends an event with its payload to the step; does nothing while the step waits for a response. */
export function EventButton({ event, payload, label, about, onStay }: EventButtonProps) {
  const send = useSend()
  const isLoading = useSessionState((state) => state.isLoading)
  const press = async (button: HTMLElement) => {
    await send(event, payload)
    if (button.isConnected) onStay?.(button)
  }
  return (
    <button
      type="button"
      className="button button-link"
      data-action={event}
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      aria-disabled={isLoading || undefined}
      onClick={({ currentTarget }) => void (isLoading || press(currentTarget))}
    >
      {label}
    </button>
  )
}

const paths = {
  house: 'M4 11l8-7 8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5h4v5',
  job: 'M4 8.5h16a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM9 8.5V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.5M3 13h18M12 12v2',
  income:
    'M4 7c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 7v5c0 1.7 3.6 3 8 3s8-1.3 8-3V7M4 12v5c0 1.7 3.6 3 8 3s8-1.3 8-3v-5',
  car: 'M4 16v-3.5l2-5A2 2 0 0 1 8 6h8a2 2 0 0 1 2 1.5l2 5V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM5 11.5h14M7.5 14h.01M16.5 14h.01M6 17v2M18 17v2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.5-3.8 3.6-6 7.5-6s7 2.2 7.5 6',
  offer: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 12l2.5 2.5 4.5-5',
  lender: 'M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16M5 17h14',
  phone:
    'M6.5 4h2.2a1 1 0 0 1 1 .8l.6 2.7a1 1 0 0 1-.4 1L8.4 9.7a11 11 0 0 0 5.9 5.9l1.2-1.5a1 1 0 0 1 1-.4l2.7.6a1 1 0 0 1 .8 1v2.2a2 2 0 0 1-2 2A14 14 0 0 1 4.5 6a2 2 0 0 1 2-2z',
} as const

/** The name of an icon. */
type IconName = keyof typeof paths

/** A small drawing beside a title; it is decorative, so it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
