import { RichText, useCopy } from '../../../engine/index.ts'

/** What somebody can do who cannot go on here; `actions` are copy keys. */
export function WhatYouCanDo({ actions }: { readonly actions: readonly string[] }) {
  const t = useCopy()
  return (
    <section>
      <h2 className="text-heading">{t('deadEnd.title')}</h2>
      <ul className="actions">
        {actions.map((action) => (
          <li key={action}>
            <RichText text={t(action)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
