import { type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react'
import {
  type FlowParts,
  type Session,
  type Translate,
  FlowProvider,
  useCopy,
  useSession,
  useSessionState,
  useFlush,
  useLateEffect,
} from '../../engine/index.ts'
import { Footer } from './Footer.tsx'
import { LateView, WidgetFrame } from './WidgetFrame.tsx'
import { type Language, useLanguage } from './createLanguage.ts'
import type { pageScreens } from './registries.ts'
import { HelpLine } from './screens/startScreens.tsx'
import { type LateTurn, OneTab } from './turn/OneTab.tsx'

interface WidgetRootProps {
  /** The views, inputs and whole-page screens by name; those past the first step may be added later. */
  readonly parts: Pick<FlowParts, 'components' | 'inputs' | 'screens'>
  readonly session: Session
  readonly language: Language
  /** Called with the language that the applicant chose. */
  readonly onChooseLanguage?: (locale: string) => void
  /** Called with each error while rendering. */
  readonly report: (error: unknown) => void
  /** This tab's turn; given if other tabs may continue the same application. */
  readonly turn?: LateTurn | undefined
}

/** The product's frame around the flow: header, step, bot badge and languages. */
export function WidgetRoot({
  parts: { components, inputs, screens },
  session,
  language,
  onChooseLanguage = () => undefined,
  report,
  turn,
}: WidgetRootProps) {
  const { copy, locale } = useLanguage(language)
  return (
    <FlowProvider
      session={session}
      copy={copy}
      locale={locale}
      components={components}
      help={HelpLine}
      inputs={inputs}
      screens={screens}
      report={report}
    >
      <Frame
        footer={
          <>
            <Footer language={language} onChooseLanguage={onChooseLanguage} />
            <Cover />
            {turn && <OneTab {...turn} />}
          </>
        }
      />
    </FlowProvider>
  )
}

function Frame({ footer }: { readonly footer: ReactNode }) {
  useDocumentTitle()
  useLeavePrompt()
  usePageGuard()
  return <WidgetFrame footer={footer} />
}

/** Lets the step clean up when the applicant leaves the page. */
function usePageGuard(): void {
  const session = useSession()
  useEffect(() => {
    const leave = () => session.leave()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [session])
}

/** Covers the screen after a time without input. Its code is loaded when there may be something to cover. */
function Cover() {
  const visit = useSessionState((state) => (state.isUnsent ? Math.max(state.visit, 2) : state.visit))
  return visit > 1 && <LateView load={loadCover} attempt={visit} />
}

const loadCover = async () => (await import('./screens/IdleCover.tsx')).IdleCover

/** The copy key for the title of each screen that hides the step. */
const screenTitles: Readonly<Record<string, string>> = {
  error: 'errorScreen.title',
  'bot-check-failed': 'botCheckFailed.title',
} satisfies Record<keyof typeof pageScreens, string>

/**
 * Sets the page title to what is shown (WCAG 2.4.2). After a refused step it begins with an error note, because screen readers
 * read the title first.
 */
export function useDocumentTitle(): void {
  const session = useSession()
  const t = useCopy()
  const step = useSessionState((state) => state.currentStep)
  const screen = useSessionState((state) => state.screen)
  const isRefused = useSessionState((state) => state.issues.some(({ path }) => state.refused.includes(path)))
  useLayoutEffect(() => {
    const key = screen === undefined ? session.flow.steps[step]?.title : screenTitles[screen]
    if (key === undefined) return
    const title = toDocumentTitle(key, t)
    document.title = isRefused && screen === undefined ? t('app.errorTitle', { title }) : title
  }, [session, t, step, screen, isRefused])
}

/** Returns the page title for a step or screen whose title has this copy key. */
export const toDocumentTitle = (title: string, t: Translate): string => `${t(title)} | ${t('app.titleSuffix')}`

/** Asks for confirmation before the applicant leaves the page while something could be lost. */
function useLeavePrompt(): void {
  const session = useSession()
  const flush = useFlush()
  const t = useCopy()
  useLateEffect(
    useCallback(async () => {
      const { askBeforeLeaving } = await import('./askBeforeLeaving.ts')
      return () => askBeforeLeaving(session, flush, () => t('app.leavePrompt'))
    }, [session, flush, t]),
  )
}
