import { useEffect, useRef } from 'react'
import { useSessionState } from './hooks.ts'

/** The step's title. It takes the focus when another step came before it, never when the page has just been opened. */
export function StepHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const visit = useSessionState((state) => state.visit)
  useEffect(() => {
    const title = heading.current
    if (visit < 2 || !title) return
    title.focus()
    // Focusing shows the title alone: what stands above it is part of the step.
    const root = title.closest('[data-step]')
    if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView()
  }, [visit])
  return (
    <h1 ref={heading} className="step-title" tabIndex={-1}>
      {title}
    </h1>
  )
}
