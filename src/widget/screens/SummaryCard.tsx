import type { ReactNode } from 'react'
import { useCopy } from '../../../engine/index.ts'
import { Icon, type IconName } from './Icon.tsx'

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

/** Names and values, in order; a value that is missing or empty leaves its line out. */
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

/** Holds the place of a summary card with as many facts as it will have. */
export function Skeleton({ facts }: { readonly facts: number }) {
  const t = useCopy()
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
