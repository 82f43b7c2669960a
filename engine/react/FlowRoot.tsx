import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { Banner } from './Banner.tsx'
import { ConnectionNotice, useReconnect } from './ConnectionNotice.tsx'
import { useFlow } from './FlowProvider.tsx'
import { StepBoundary } from './StepBoundary.tsx'
import { StepView } from './StepView.tsx'
import { WaitNotice } from './WaitNotice.tsx'
import { toUnknown } from './toUnknown.ts'
import { useBrowserHistory, useSettling } from './useGuards.ts'
import { useFormLoading, useWarmUp } from './useFormLoading.ts'
import { useSessionState } from './hooks.ts'

/** What surrounds the step. */
export interface FlowRootProps {
  readonly className?: string
  /** The header, above every step and screen. */
  readonly children?: ReactNode
  readonly footer?: ReactNode
  /** Shown below the step while it waits for an answer. */
  readonly busy?: ReactNode
  /** Other things to say above the view of a step, such as that it was changed elsewhere. */
  readonly notices?: ReactNode
  /** Whether the browser's Back and Forward walk the steps; they do unless told, as it does not fit a page that shows other things too. */
  readonly hasHistory?: boolean
}

/**
 * The root element of a drawn flow: the current step, or the whole-page screen that hides it. Until the session is started
 * it is busy and shows the start step, as prerendered; while it waits for where to resume it shows no step.
 */
export function FlowRoot(props: FlowRootProps) {
  const { className = 'flow', children, footer, busy, notices, hasHistory = true } = props
  const state = useSessionState((now) => now)
  const { currentStep: step, screen, dialog, isLoading } = state
  const visit = Math.max(state.visit, 1)
  const isUnstarted = state.visit === 0 && screen === undefined
  const hasFailed = state.apiError !== undefined
  const [wasPrerendered] = useState(useIsHydrating())
  const form = useFormLoading(state)
  const [isFetching, setFetching] = useState(false)
  const { locale } = useFlow()
  useWarmUp(state)
  useBrowserHistory(hasHistory)
  useReconnect()
  const isBusy = isLoading || form.isLoading || isFetching
  const isWaiting = isBusy || (isUnstarted && !hasFailed)
  const isResuming = isUnstarted && (isLoading || hasFailed)
  const isStep = !isResuming && screen === undefined
  const root = useRef<HTMLDivElement>(null)
  const shown = `${step} ${visit} ${screen ?? ''}`
  // What was prerendered says that it is busy until it has come alive; React leaves attributes as it finds them then.
  // oxlint-disable-next-line react/exhaustive-deps -- afterwards it writes what has changed
  useLayoutEffect(() => root.current?.setAttribute('aria-busy', String(isWaiting)), [])
  useSettling(root, `${shown} ${dialog} ${isResuming} ${form.isLoading || isFetching}`)
  return (
    <div
      ref={root}
      className={className}
      lang={locale}
      data-step={isResuming ? undefined : step}
      data-screen={screen}
      aria-busy={isWaiting}
      suppressHydrationWarning
    >
      {children}
      <StepBoundary key={shown} onRetry={form.reload}>
        {isResuming && <ConnectionNotice />}
        {isResuming && <Banner />}
        {isStep && (
          <StepView
            name={step}
            dialogName={dialog}
            isPrerendered={wasPrerendered && visit === 1}
            hasForm={form.isThere}
            formError={form.error}
            notices={notices}
            onFetch={setFetching}
          />
        )}
        {screen !== undefined && <ScreenView name={screen} />}
      </StepBoundary>
      <WaitNotice isBusy={isBusy}>{busy}</WaitNotice>
      {footer}
    </div>
  )
}

/** Whether React draws on a server, or brings to life what a server has drawn: it asks for the server's answer then alone. */
function useIsHydrating(): boolean {
  const [{ read, readOnServer }] = useState(createHydrationReading)
  return useSyncExternalStore(neverChanges, read, readOnServer)
}

/** Keeps its answer, since React would draw all of it once more for another one. */
function createHydrationReading() {
  let isHydrating = false
  return { read: () => isHydrating, readOnServer: () => (isHydrating = true) }
}

const neverChanges = () => () => undefined

function ScreenView({ name }: { readonly name: string }) {
  const { screens } = useFlow()
  const Screen: ComponentType | undefined = Object.hasOwn(screens, name) ? screens[name] : undefined
  if (!Screen) throw toUnknown('The product has no screen', name, screens)
  return <Screen />
}
