import { useCopy } from '../../../engine/index.ts'

/** Holds the place of a card that is still on its way. */
export function Skeleton() {
  const t = useCopy()
  return (
    <output className="panel skeleton">
      <span className="visually-hidden">{t('common.loading')}</span>
      <span className="skeleton-line" />
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </output>
  )
}
