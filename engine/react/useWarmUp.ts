import { useEffect } from 'react'
import { useFlow, type FlowParts } from './FlowContext.ts'
import type { Session } from '../session/index.ts'
import { useSessionState } from './useSessionState.ts'

/** Fetches what the current step and the next ones will need, once the browser has nothing better to do. */
export function useWarmUp(): void {
  const { session, components, inputs } = useFlow()
  const visit = useSessionState((state) => state.visit)
  const isLoading = useSessionState((state) => state.isLoading)
  useEffect(
    () => (visit > 0 && !isLoading ? whenIdle(() => void warmUp(session, { components, inputs })) : undefined),
    [session, components, inputs, visit, isLoading],
  )
}

/** The views of the next steps, and all inputs: they are small, and which ones a form has is known when it is drawn. */
async function warmUp(
  session: Session,
  { components, inputs }: Pick<FlowParts, 'components' | 'inputs'>,
): Promise<void> {
  await session.complete()
  const { steps } = session.flow
  const next = steps[session.store.getState().currentStep]?.leadsTo ?? []
  const views = next.flatMap((name) => steps[name]?.view ?? [])
  const names = new Set(views.flatMap((view) => (view.kind === 'component' ? [view.component] : [])))
  await Promise.allSettled([
    session.warm(),
    ...[...names].map((name) => preload(components[name])),
    ...Object.values(inputs).map(preload),
  ])
}

const preload = (view: object | undefined): unknown =>
  view && 'preload' in view && typeof view.preload === 'function' ? view.preload() : undefined

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
