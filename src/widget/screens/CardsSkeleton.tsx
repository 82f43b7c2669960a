import { useCopy } from '../../../engine/index.ts'

const toList = (length: number) => Array.from({ length }, (_, index) => index)

/** Holds the place of cards to choose from, as many and as high as those that usually come. */
export function CardsSkeleton({ cards, columns }: { readonly cards: number; readonly columns: number }) {
  const t = useCopy()
  return (
    <output className="compare">
      <span className="visually-hidden">{t('common.loading')}</span>
      <span className={`compare-grid has-${columns}`}>
        <span className="compare-head">{'\u00A0'}</span>
        {toList(cards).map((card) => (
          <span key={card} className="card is-skeleton">
            <span className="skeleton-dot" />
            <span className="card-content">
              <span className="card-about">
                <span className="skeleton-line" />
                <span className="skeleton-line is-name" />
              </span>
              {toList(columns).map((column) => (
                <span key={column} className="card-fact">
                  <span className="skeleton-line" />
                </span>
              ))}
            </span>
          </span>
        ))}
      </span>
    </output>
  )
}
