import { useEffect, useRef, type ReactNode } from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'

/** A screen that hides the step: a title that takes the focus, words, and a way back. */
export function PageScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useCopy()
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="page-screen">
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
