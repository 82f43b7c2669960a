import type { ReactNode } from 'react'
import { FlowProvider, type Session } from '../../engine/index.ts'
import { Cover } from './cover/Cover.tsx'
import { fieldRegistry } from './fields/fieldRegistry.ts'
import { Footer } from './Footer.tsx'
import type { Language } from './locale/createLanguage.ts'
import { useLanguage } from './locale/useLanguage.ts'
import { HelpLine } from './screens/HelpLine.tsx'
import { pageScreens, screenRegistry } from './screens/screenRegistry.ts'
import { OneTab } from './turn/OneTab.tsx'
import type { OpenTurn } from './turn/openTurn.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useLeavePrompt } from './useLeavePrompt.ts'
import { usePageGuard } from './usePageGuard.ts'
import { WidgetFrame } from './WidgetFrame.tsx'

interface WidgetRootProps {
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
      components={screenRegistry}
      help={HelpLine}
      inputs={fieldRegistry}
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
