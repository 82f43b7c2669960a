import { Component, type ReactNode } from 'react'
import { BrokenStep } from './BrokenStep.tsx'
import { retryLazyViews } from './createLazyView.tsx'
import { FlowContext } from './FlowContext.ts'

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
