import { Component, type ReactNode } from 'react'
import { FlowContext, useFlow } from './FlowProvider.tsx'
import { StepHeading } from './StepView.tsx'
import { retryLazyViews } from './createLazyView.tsx'
import { useSessionState } from './hooks.ts'

interface StepBoundaryProps {
  readonly children: ReactNode
  /** Called before the step is drawn again. */
  readonly onRetry: () => void
}

interface StepBoundaryState {
  readonly isBroken: boolean
  readonly retries: number
}

/** Keeps a step that cannot be drawn from taking the page with it; the person may try again. */
export class StepBoundary extends Component<StepBoundaryProps, StepBoundaryState> {
  static override readonly contextType = FlowContext
  declare context: React.ContextType<typeof FlowContext>
  override readonly state = { isBroken: false, retries: 0 }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.context?.report?.(error)
  }

  readonly retry = () => {
    retryLazyViews()
    this.props.onRetry()
    this.setState(({ retries }) => ({ isBroken: false, retries: retries + 1 }))
  }

  override render() {
    const { isBroken, retries } = this.state
    return isBroken ? <BrokenStep retries={retries} onRetry={this.retry} /> : this.props.children
  }
}

interface BrokenStepProps {
  /** How often the person has tried again. */
  readonly retries: number
  readonly onRetry: () => void
}

/** What stands in place of a step that cannot be drawn, such as when its code cannot be fetched: its title and the ways on. */
function BrokenStep({ retries, onRetry }: BrokenStepProps) {
  const { t, session, help: Help } = useFlow()
  const { flow } = session
  const title = useSessionState((state) => flow.steps[state.currentStep]?.title)
  return (
    <>
      {title !== undefined && <StepHeading title={t(title)} />}
      <div className="banner" role="alert">
        <p>{t(retries > 0 ? 'form.brokenStill' : 'form.broken')}</p>
        <button type="button" className="button button-secondary" data-action="retry" onClick={onRetry}>
          {t('form.tryAgain')}
        </button>
        {retries > 0 && (
          // A page that is older than what the server has finds its code only after it was loaded anew.
          <button
            type="button"
            className="button button-secondary"
            data-action="reload"
            onClick={() => window.location.reload()}
          >
            {t('form.reload')}
          </button>
        )}
      </div>
      {Help && <Help />}
    </>
  )
}
