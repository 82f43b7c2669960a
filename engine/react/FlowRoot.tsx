import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Banner } from './Banner.tsx'
import { ConnectionNotice, useReconnect } from './ConnectionNotice.tsx'
import { useFlow } from './FlowProvider.tsx'
import { StepBoundary } from './StepBoundary.tsx'
import { StepView } from './StepView.tsx'
import { WaitNotice } from './WaitNotice.tsx'
import { toUnknown } from './toUnknown.ts'
import { useBrowserHistory, useSettling } from './useGuards.ts'
import { useStepLoading, useWarmUp } from './useStepLoading.ts'
import { useSessionState } from './hooks.ts'

/** The parts around the step. */
export interface FlowRootProps {
  readonly className?: string
  /** The header, above every step and screen. */
  readonly children?: ReactNode
  readonly footer?: ReactNode
  /** Shown below the step while it waits for an answer. */
  readonly busy?: ReactNode
  /** Other notices above the view of a step, such as that the application was changed elsewhere. */
  readonly notices?: ReactNode
  /** Whether the browser's Back and Forward walk the steps; the default is true. Turn it off on a page that also shows other things. */
  readonly hasHistory?: boolean
}

/**
 * The root element of a flow: the current step, or the whole-page screen that hides it. Until the session starts it is busy and shows the
 * start step, as prerendered. While a saved application loads it shows no step.
 */
export function FlowRoot(props: FlowRootProps) {
  const { className = 'flow', children, footer, busy, notices, hasHistory = true } = props
  const state = useSessionState((now) => now)
  const { currentStep: step, screen, dialog, isLoading } = state
  const visit = Math.max(state.visit, 1)
  const isUnstarted = state.visit === 0 && screen === undefined
  const hasFailed = state.apiError !== undefined
  const [isLive, setLive] = useState(false)
  const code = useStepLoading(state)
  const { locale, session, pending, presses } = useFlow()
  useLayoutEffect(
    // A screen that hides the step removes its fields, with what was typed in them.
    () =>
      session.store.subscribe((now, before) => {
        if (now.screen !== before.screen && now.visit === before.visit) pending.flush()
      }),
    [session, pending],
  )
  useWarmUp(state)
  useBrowserHistory(hasHistory)
  useReconnect()
  const isBusy = isLoading || code.isLoading
  const isWaiting = isBusy || (isUnstarted && !hasFailed)
  const isResuming = isUnstarted && (isLoading || hasFailed)
  const isStep = !isResuming && screen === undefined
  const root = useRef<HTMLDivElement>(null)
  const shown = `${step} ${visit} ${screen ?? ''}`
  // A prerendered page says that it is busy, and hydration has to begin with the same markup.
  // oxlint-disable-next-line react/set-state-in-effect -- only the second render may differ from it
  useLayoutEffect(() => setLive(true), [])
  useSettling(root, `${shown} ${dialog} ${isResuming} ${code.isLoading}`)
  return (
    <div
      ref={root}
      className={className}
      lang={locale}
      data-step={isResuming ? undefined : step}
      data-screen={screen}
      aria-busy={isWaiting || !isLive}
      onClickCapture={presses.note}
    >
      {children}
      <StepBoundary key={shown} onRetry={code.reload}>
        {isResuming && <ConnectionNotice />}
        {isResuming && <Banner />}
        {isStep && (
          <StepView
            name={step}
            dialogName={dialog}
            hasForm={code.hasForm}
            isFetching={code.isLoading}
            fetchError={code.error}
            notices={notices}
          />
        )}
        {screen !== undefined && <ScreenView name={screen} />}
      </StepBoundary>
      <WaitNotice isBusy={isBusy}>{busy}</WaitNotice>
      {footer}
    </div>
  )
}

/** A whole-page screen. Where the product has none of this name, the step stays, with a banner that offers a retry. */
function ScreenView({ name }: { readonly name: string }) {
  const { screens, session, report } = useFlow()
  const Screen = screens[name]
  useLayoutEffect(() => {
    if (Screen) return
    // The engine's own name, for a bug that was reported already.
    if (name !== 'error') report?.(toUnknown('The product has no screen', name, screens))
    session.dismissScreen()
  })
  return Screen ? <Screen /> : null
}
