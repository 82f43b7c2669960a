import { useEffect } from 'react'
import { useCopy, useSession, useSessionState, type Translate } from '../../engine/index.ts'

/** Names the page after the step that is shown (WCAG 2.4.2). */
export function useDocumentTitle(): void {
  const session = useSession()
  const t = useCopy()
  const step = useSessionState((state) => state.currentStep)
  useEffect(() => {
    const title = session.flow.steps[step]?.title
    if (title !== undefined) document.title = toDocumentTitle(title, t)
  }, [session, t, step])
}

/** The title of the page while a step with this title is shown. */
export const toDocumentTitle = (title: string, t: Translate): string => `${t(title)} | ${t('app.titleSuffix')}`
