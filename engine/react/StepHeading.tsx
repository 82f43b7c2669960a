import { useEffect, useRef } from 'react'
import { useSessionState } from './hooks.ts'

/** The step's title. It takes the focus when another step came before it, never when the page has just been opened. */
export function StepHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const visit = useSessionState((state) => state.visit)
  useEffect(() => {
    if (visit > 1) heading.current?.focus()
  }, [visit])
  return (
    <h1 ref={heading} className="step-title" tabIndex={-1}>
      {title}
    </h1>
  )
}
