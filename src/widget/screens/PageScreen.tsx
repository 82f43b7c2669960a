import { useEffect, useRef, type ReactNode } from 'react'
import { RetryButton, useCopy, useSession, useSessionState } from '../../../engine/index.ts'
import { StartOver } from './StartOver.tsx'

interface PageScreenProps {
  readonly picture: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** A screen that hides the step: a picture, a title that takes the focus, words, and the ways on. Nothing typed is lost by any but the last. */
export function PageScreen({ picture, title, children }: PageScreenProps) {
  const t = useCopy()
  const session = useSession()
  const { phone, phoneLink } = session.flow.constants
  const hasStep = useSessionState((state) => state.visit > 0)
  const failure = useSessionState((state) => state.apiError)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="page-screen">
      {picture}
      <h1 ref={heading} className="step-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className="page-actions">
        <a className="button button-primary" href={`tel:${phoneLink}`}>
          {t('common.call', { phone: String(phone) })}
        </a>
        <div aria-live="polite">
          <RetryButton failure={failure} look="secondary" onRetry={() => void session.retry()} />
        </div>
        {hasStep && (
          <button
            type="button"
            className="button button-link"
            data-action="dismiss"
            onClick={() => session.dismissScreen()}
          >
            {t('common.backToStep')}
          </button>
        )}
        <StartOver />
      </div>
    </section>
  )
}
