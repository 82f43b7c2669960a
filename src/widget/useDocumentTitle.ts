import { useEffect } from 'react'
import { useCopy, useSession, useSessionState, type Translate } from '../../engine/index.ts'

/** Names the page after the step that is shown (WCAG 2.4.2), and says first when it was refused: the title is heard first. */
export function useDocumentTitle(): void {
  const session = useSession()
  const t = useCopy()
  const step = useSessionState((state) => state.currentStep)
  const isRefused = useSessionState((state) => state.issues.some(({ path }) => state.refused.includes(path)))
  useEffect(() => {
    const key = session.flow.steps[step]?.title
    if (key === undefined) return
    const title = toDocumentTitle(key, t)
    document.title = isRefused ? t('app.errorTitle', { title }) : title
  }, [session, t, step, isRefused])
}

/** The title of the page while a step with this title is shown. */
export const toDocumentTitle = (title: string, t: Translate): string => `${t(title)} | ${t('app.titleSuffix')}`
