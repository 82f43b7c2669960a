import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { RetryButton, RichText, useCopy, useSession, useSessionState } from '../../../engine/index.ts'

/** The whole-page screens, by name, that may be needed when nothing can be fetched. */
export const startScreens = { error: ErrorScreen } as const

/** Replaces the step when the service fails. */
function ErrorScreen() {
  const t = useCopy()
  const isOpening = useSessionState((state) => state.visit === 0)
  return (
    <PageScreen picture={<CloudPicture />} title={t('errorScreen.title')}>
      <p>
        <RichText text={t('errorScreen.text')} />
      </p>
      {isOpening && <p>{t('errorScreen.saved')}</p>}
    </PageScreen>
  )
}

interface PageScreenProps {
  readonly picture: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/**
 * A screen that hides the step: a picture, a title that takes the focus, text, and the ways to continue. Only the last of these,
 * starting over, loses what was typed.
 */
export function PageScreen({ picture, title, children }: PageScreenProps) {
  const t = useCopy()
  const session = useSession()
  const { phone, phoneLink } = session.flow.constants
  const hasStep = useSessionState((state) => state.visit > 0)
  const failure = useSessionState((state) => state.apiError)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
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

/** The contact phone for a step that cannot be rendered. Unlike the view `callUs`, it never has to be fetched. */
export function HelpLine() {
  const t = useCopy()
  return (
    <p className="call-us">
      <RichText text={t('common.callUs')} />
    </p>
  )
}

/** A rain cloud: something went wrong, and will pass. */
function CloudPicture() {
  return (
    <Picture>
      <path
        className="picture-paper"
        d="M29 62c-7 0-12-5-12-11.5S22 39 29 39c2-9 9.5-15 19-15s17 6.5 18.5 15.5C74 40 79 45 79 51s-5 11-11.5 11z"
      />
      <path className="picture-dots" d="M41 45v.1M56 45v.1" />
      <path className="picture-line" d="M43.5 54c2.5-2.5 7.5-2.5 10 0" />
      <path className="picture-spark" d="M35 70l-2 6M49 70l-2 6M63 70l-2 6" />
    </Picture>
  )
}

/** A button that starts a new application; asks for confirmation, because everything typed is lost. */
export function StartOver() {
  const t = useCopy()
  const session = useSession()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button-link"
        data-action={isAsked ? 'confirmStartOver' : 'startOver'}
        onClick={() => (isAsked ? void session.reset() : setIsAsked(true))}
      >
        {t(isAsked ? 'common.startOverSurely' : 'common.startOver')}
      </button>
      <p aria-live="polite">{isAsked && t('common.startOverLoses')}</p>
    </>
  )
}

interface PictureProps {
  readonly children: ReactNode
  /** Whether it has sparks around it, for good news. */
  readonly hasSparks?: boolean
}

/** The frame of a drawing of 96 by 96; it is decorative, so it is hidden from screen readers. */
export function Picture({ children, hasSparks = false }: PictureProps) {
  return (
    <svg className="picture" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
      <circle className="picture-ground" cx="48" cy="48" r="46" />
      {hasSparks && (
        <path className="picture-spark" d="M19 20l4 4M77 20l-4 4M6 40h5M90 40h-5M48 6v5M33 12v.1M63 12v.1" />
      )}
      {children}
    </svg>
  )
}
