import { Component, type ReactNode } from 'react'
import { retryLazyViews } from './createLazyView.tsx'
import { FlowContext } from './FlowContext.ts'

interface StepBoundaryProps {
  readonly children: ReactNode
  /** Called before the step is drawn again. */
  readonly onRetry: () => void
}

/** Keeps a step that cannot be drawn from taking the page with it; the person may try again. */
export class StepBoundary extends Component<StepBoundaryProps, { readonly isBroken: boolean }> {
  static override readonly contextType = FlowContext
  declare context: React.ContextType<typeof FlowContext>
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.context?.report?.(error)
  }

  readonly retry = () => {
    retryLazyViews()
    this.props.onRetry()
    this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    const t = this.context?.t
    return (
      <div className="banner" role="alert">
        <p>{t?.('form.broken')}</p>
        <button type="button" className="button button-secondary" data-action="retry" onClick={this.retry}>
          {t?.('form.tryAgain')}
        </button>
      </div>
    )
  }
}
