import type { ReactNode } from 'react'
import { Icon, type IconName } from './pictures/Icon.tsx'

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
