import { Component, type ReactNode } from 'react'
import { FlowContext, useFlow } from './FlowProvider.tsx'
import { StepHeading } from './StepView.tsx'
import { useSessionState } from './hooks.ts'

interface StepBoundaryProps {
  readonly children: ReactNode
  /** Called before the step is rendered again. */
  readonly onRetry: () => void
}

interface StepBoundaryState {
  readonly isBroken: boolean
  readonly retries: number
}

/** Keeps the rest of the page when a step cannot be rendered, and offers a retry. */
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
    this.props.onRetry()
    this.setState(({ retries }) => ({ isBroken: false, retries: retries + 1 }))
  }

  override render() {
    const { isBroken, retries } = this.state
    return isBroken ? <BrokenStep retries={retries} onRetry={this.retry} /> : this.props.children
  }
}

interface BrokenStepProps {
  /** The number of retries so far. */
  readonly retries: number
  readonly onRetry: () => void
}

/** Replaces a step that cannot be rendered, for example because its code cannot be fetched: its title, a retry, and whom to ask. */
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
          // A page that is older than the server's files finds its code only after a reload.
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
