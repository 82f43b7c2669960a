import type { ReactNode } from 'react'
import { FlowProvider, type FlowParts, type Session } from '../../engine/index.ts'
import { Cover } from './cover/Cover.tsx'
import { Footer } from './Footer.tsx'
import type { Language } from './locale/createLanguage.ts'
import { useLanguage } from './locale/useLanguage.ts'
import { HelpLine } from './screens/HelpLine.tsx'
import { pageScreens } from './screens/pageScreens.ts'
import { OneTab } from './turn/OneTab.tsx'
import type { OpenTurn } from './turn/openTurn.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useLeavePrompt } from './useLeavePrompt.ts'
import { usePageGuard } from './usePageGuard.ts'
import { WidgetFrame } from './WidgetFrame.tsx'

interface WidgetRootProps {
  /** The views and inputs of the steps by name; of those beyond the first step more may be added later. */
  readonly parts: Pick<FlowParts, 'components' | 'inputs'>
  readonly session: Session
  readonly language: Language
  /** Told which language the applicant chose. */
  readonly onChooseLanguage?: (locale: string) => void
  /** Told of what could not be drawn. */
  readonly report: (error: unknown) => void
  /** Where other tabs may go on with the same application. */
  readonly openTurn?: (() => Promise<OpenTurn>) | undefined
}

/** The product's frame around the flow: header, step, bot badge and languages. */
export function WidgetRoot({
  parts: { components, inputs },
  session,
  language,
  onChooseLanguage = () => undefined,
  report,
  openTurn,
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
      screens={pageScreens}
      report={report}
    >
      <Frame
        footer={
          <>
            <Footer language={language} onChooseLanguage={onChooseLanguage} />
            <Cover />
            {openTurn && <OneTab open={openTurn} />}
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
