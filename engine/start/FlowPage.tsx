import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand/react'
import {
  type FlowParts,
  FlowProvider,
  FlowRoot,
  useCopy,
  useProgressText,
  useSession,
  useSessionState,
} from '../react/index.ts'
import type { Session } from '../session/index.ts'
import type { PageLanguage } from './chooseLanguage.ts'

/** The props of a flow's page. */
export interface FlowPageProps {
  readonly session: Session
  readonly language: PageLanguage
  readonly parts: { readonly [Part in keyof FlowParts]?: FlowParts[Part] | undefined }
  readonly report: (error: unknown) => void
  /** Further content inside the flow's provider. */
  readonly children?: ReactNode
}

/** Shows a flow as a page: the progress, the step, and the other languages. */
export function FlowPage({ session, language, parts, report, children }: FlowPageProps) {
  const { locale, copy } = useStore(language.store)
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = language.languages[locale]?.dir ?? 'ltr'
  }, [locale, language])
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
  return (
    <FlowProvider session={session} copy={copy} locale={locale} report={report} {...given}>
      <Title />
      <FlowRoot busy={<Busy />} footer={<LanguageChoice language={language} />}>
        <Progress />
      </FlowRoot>
      {children}
    </FlowProvider>
  )
}

/** Names the page after its step, for tabs and screen readers. */
function Title() {
  const t = useCopy()
  const key = useSessionState(({ currentStep }) => currentStep)
  const { flow } = useSession()
  const title = flow.steps[key]?.title
  useEffect(() => {
    if (title !== undefined) document.title = t(title)
  }, [t, title])
  return null
}

function Progress() {
  const progress = useSessionState((state) => state.progress)
  return <progress className="flow-progress" aria-hidden="true" max={100} value={progress} />
}

function Busy() {
  return <p className="loading">{useProgressText()}</p>
}

/** Offers the other languages, each under its own name. */
function LanguageChoice({ language }: { readonly language: PageLanguage }) {
  const { locale } = useStore(language.store)
  const others = Object.entries(language.languages).filter(([tag]) => tag !== locale)
  return (
    <footer className="languages">
      {others.map(([tag, { name }]) => (
        <button
          key={tag}
          type="button"
          className="button button-link"
          lang={tag}
          onClick={() => void language.choose(tag)}
        >
          {name}
        </button>
      ))}
    </footer>
  )
}
