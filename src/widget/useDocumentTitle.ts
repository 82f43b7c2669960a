import { useEffect } from 'react'
import { useCopy, useSession, useSessionState } from '../../engine/index.ts'

/** Names the page after the step that is shown (WCAG 2.4.2). */
export function useDocumentTitle(): void {
  const session = useSession()
  const t = useCopy()
  const step = useSessionState((state) => state.currentStep)
  useEffect(() => {
    const title = session.flow.steps[step]?.title
    if (title !== undefined) document.title = `${t(title)} | ${t('app.titleSuffix')}`
  }, [session, t, step])
}
