import { useEffect, useRef, type ReactNode } from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'

interface PageScreenProps {
  readonly picture: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** A screen that hides the step: a picture, a title that takes the focus, words, and a way back. */
export function PageScreen({ picture, title, children }: PageScreenProps) {
  const t = useCopy()
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="page-screen">
      {picture}
      <h1 ref={heading} className="step-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
      <button
        type="button"
        className="button button-secondary"
        data-action="retry"
        onClick={() => void session.retry()}
      >
        {t('common.tryAgain')}
      </button>
    </section>
  )
}
