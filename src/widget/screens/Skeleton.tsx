import { useCopy } from '../../../engine/index.ts'

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
