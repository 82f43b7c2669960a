import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { Banner } from './Banner.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { ErrorSummary } from './form/ErrorSummary.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { StepDialog } from './StepDialog.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useCopy } from './useCopy.ts'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'
import { ViewPart } from './ViewPart.tsx'

interface StepViewProps {
  readonly formError: unknown
  readonly notices: ReactNode
  /** Told when code of the view is fetched, and when it is there. */
  readonly onFetch: (isFetching: boolean) => void
}

/** The current step: its title, what failed, its view from top to bottom, its open dialog. Throws what kept its form from loading. */
export function StepView({ formError, notices, onFetch }: StepViewProps) {
  const t = useCopy()
  const session = useSession()
  const name = useSessionState((state) => state.currentStep)
  const dialogName = useSessionState((state) => state.dialog)
  const form = useSessionState(() => session.activeForm())
  if (formError) throw formError

  const step = session.flow.steps[name]
  if (!step) throw new Error(`The flow ${session.flow.name} has no step "${name}".`)
  const dialog = dialogName === undefined ? undefined : step.dialogs[dialogName]
  return (
    <>
      <BackLink />
      <StepHeading title={t(step.title)} />
      <ConnectionNotice />
      {notices}
      <Banner />
      <ErrorSummary />
      <Suspense fallback={<Fetching onFetch={onFetch} />}>
        {step.view.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the view of a step does not change its order
          <ViewPart key={index} part={part} form={form} />
        ))}
      </Suspense>
      <LiveRegion />
      {dialog && <StepDialog key={dialogName} dialog={dialog} />}
    </>
  )
}

function Fetching({ onFetch }: Pick<StepViewProps, 'onFetch'>) {
  const t = useCopy()
  useLayoutEffect(() => {
    onFetch(true)
    return () => onFetch(false)
  }, [onFetch])
  return <p className="loading">{t('form.loading')}</p>
}
