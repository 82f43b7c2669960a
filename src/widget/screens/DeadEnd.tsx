import { RichText, useCopy, useSession } from '../../../engine/index.ts'
import { Icon } from './Icon.tsx'

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

/** The contact phone, large enough for a thumb; `event` is told to the step when it is pressed. */
export function CallButton({ onCall, event }: { readonly onCall?: () => void; readonly event?: string }) {
  const t = useCopy()
  const { phoneLink } = useSession().flow.constants
  return (
    <p className="call">
      <a className="button button-primary call-button" href={`tel:${phoneLink}`} data-action={event} onClick={onCall}>
        <Icon name="phone" />
        {t('deadEnd.call')}
      </a>
    </p>
  )
}
