import { useCallback, useEffect, useState } from 'react'
import { type FlowParts, useFlow } from './FlowProvider.tsx'
import { useSession, useSessionState } from './hooks.ts'
import { LateDialog, LateStatus } from './lateViews.ts'
import type { Session } from '../session/index.ts'

/** How fetching the current step's form goes; `error` is set when it could not be fetched. */
interface FormLoading {
  readonly isLoading: boolean
  readonly error: unknown
  readonly reload: () => void
}

/** Fetches the form of each step that is entered. */
export function useFormLoading(): FormLoading {
  const session = useSession()
  const visit = useSessionState((state) => state.visit)
  const step = useSessionState((state) => state.currentStep)
  const isThere = useSessionState(() => hasForm(session))
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: string; error?: unknown }>()

  const of = `${step} ${visit} ${attempt}`
  const isNeeded = !isThere && session.flow.steps[step]?.loadForms !== undefined
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    const settle = (error?: unknown) => isCurrent && setResult({ of, error })
    session.loadForm().then(() => settle(), settle)
    return () => {
      isCurrent = false
    }
  }, [session, isNeeded, of])

  const settled = result?.of === of ? result : undefined
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { isLoading: isNeeded && !settled, error: settled?.error, reload }
}

function hasForm(session: ReturnType<typeof useSession>): boolean {
  try {
    return session.activeForm() !== undefined
  } catch {
    return true // A condition that cannot be evaluated is reported where the form is drawn.
  }
}

/**
 * Fetches what the current step and the next ones will need, once the browser has nothing better to do; nothing ahead of need for
 * whoever has asked to save data.
 */
export function useWarmUp(): void {
  const { session, components, inputs } = useFlow()
  const visit = useSessionState((state) => state.visit)
  const isLoading = useSessionState((state) => state.isLoading)
  useEffect(
    () =>
      visit > 0 && !isLoading && !savesData()
        ? whenIdle(() => void warmUp(session, { components, inputs }))
        : undefined,
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
    LateDialog.preload(),
    LateStatus.preload(),
    ...[...names].map((name) => preload(components[name])),
    ...Object.values(inputs).map(preload),
  ])
}

const preload = (view: object | undefined): unknown =>
  view && 'preload' in view && typeof view.preload === 'function' ? view.preload() : undefined

/** Not every browser tells. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
