import type { ReactNode } from 'react'
import { useCopy, RichText, useSession, useSessionState } from '../../../engine/index.ts'
import { ShieldPicture } from './pictures.tsx'
import { Icon } from './cards.tsx'

/** A picture beside the text that it illustrates. */
export function Scene({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="scene">
      {picture}
      <div className="scene-text">{children}</div>
    </div>
  )
}

/** The content of a step that only waits: what is happening, how long it takes, and what comes next. Nothing once it has stopped. */
export function Waiting() {
  const t = useCopy()
  const isLoading = useSessionState((state) => state.isLoading)
  if (!isLoading) return null
  return (
    <div className="waiting">
      <Scene picture={<ShieldPicture />}>
        <Spinner label="waiting.now" />
        <p className="note">{t('waiting.next')}</p>
      </Scene>
    </div>
  )
}

/** Says that something is in progress; `label` is a copy key. */
export function Spinner({ label }: { readonly label: string }) {
  const t = useCopy()
  return <output className="spinner">{t(label)}</output>
}

/** A placeholder for something that does not exist yet. */
export function EmptyState({ picture, text }: { readonly picture: ReactNode; readonly text: string }) {
  return (
    <div className="empty">
      {picture}
      <p>{text}</p>
    </div>
  )
}

/** Lists what an applicant who cannot continue can do; `actions` are copy keys. */
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

/**
 * A link that calls the contact phone, large enough for a thumb. `onCall` runs when it is pressed; `event` names the event in
 * `data-action`.
 */
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
