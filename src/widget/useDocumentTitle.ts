import { useEffect } from 'react'
import { useCopy, useSession, useSessionState, type Translate } from '../../engine/index.ts'
import type { pageScreens } from './screens/pageScreens.ts'

/** The title of each page that hides the step. */
const screenTitles: Readonly<Record<string, string>> = {
  error: 'errorScreen.title',
  'bot-check-failed': 'botCheckFailed.title',
} satisfies Record<keyof typeof pageScreens, string>

/** Names the page after what it shows (WCAG 2.4.2), and says first when a step was refused: the title is heard first. */
export function useDocumentTitle(): void {
  const session = useSession()
  const t = useCopy()
  const step = useSessionState((state) => state.currentStep)
  const screen = useSessionState((state) => state.screen)
  const isRefused = useSessionState((state) => state.issues.some(({ path }) => state.refused.includes(path)))
  useEffect(() => {
    const key = screen === undefined ? session.flow.steps[step]?.title : screenTitles[screen]
    if (key === undefined) return
    const title = toDocumentTitle(key, t)
    document.title = isRefused && screen === undefined ? t('app.errorTitle', { title }) : title
  }, [session, t, step, screen, isRefused])
}

/** The title of the page while a step with this title is shown. */
export const toDocumentTitle = (title: string, t: Translate): string => `${t(title)} | ${t('app.titleSuffix')}`
