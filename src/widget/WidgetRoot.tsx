import { FlowProvider, FlowRoot, type Copy, type Session } from '../../engine/index.ts'
import { fieldRegistry } from './fields/fieldRegistry.ts'
import { BotBadge } from './screens/BotBadge.tsx'
import { Header } from './screens/Header.tsx'
import { LoadingPicture } from './screens/LoadingPicture.tsx'
import { pageScreens, screenRegistry } from './screens/screenRegistry.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { usePageGuard } from './usePageGuard.ts'

interface WidgetRootProps {
  readonly session: Session
  readonly copy: Copy
  /** Told of what could not be drawn. */
  readonly report: (error: unknown) => void
}

/** The product's frame around the flow: header, step, bot badge. */
export function WidgetRoot({ session, copy, report }: WidgetRootProps) {
  return (
    <FlowProvider
      session={session}
      copy={copy}
      components={screenRegistry}
      inputs={fieldRegistry}
      screens={pageScreens}
      report={report}
    >
      <Frame />
    </FlowProvider>
  )
}

function Frame() {
  useDocumentTitle()
  usePageGuard()
  return (
    <FlowRoot className="refinance" busy={<LoadingPicture />} footer={<BotBadge />}>
      {() => <Header />}
    </FlowRoot>
  )
}
