import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFlow } from './FlowProvider.tsx'
import { listLazyViews } from './lateViews.ts'
import { useLateEffect } from './useGuards.ts'
import type { Session, SessionState } from '../session/index.ts'

/** The state of fetching the code of the current step: its form, views and inputs. `error` is set when the fetch failed. */
interface StepLoading {
  /** Whether the form of the current session is loaded. */
  readonly hasForm: boolean
  readonly isLoading: boolean
  readonly error: unknown
  readonly reload: () => void
}

/** Fetches the code of each step that is entered. */
export function useStepLoading({ visit, currentStep: step }: SessionState): StepLoading {
  const { session, components, inputs } = useFlow()
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: string; error?: unknown }>()
  const { hasForm, form } = readForm(session)
  const { loadForms, view } = session.flow.steps[step] ?? {}
  const of = `${step} ${visit} ${attempt}`
  // oxlint-disable-next-line react/exhaustive-deps -- a variant that replaces the form later loads its inputs in their places
  const lazy = useMemo(() => listLazyViews(view, form, { components, inputs }), [of, hasForm, components, inputs])
  const isNeeded = (!hasForm && loadForms !== undefined) || !lazy.every((one) => one.isLoaded())
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    const settle = (error?: unknown) => isCurrent && setResult({ of, error })
    const load = async () => {
      const needed = listLazyViews(view, await session.loadForm(), { components, inputs })
      await Promise.all(needed.map(({ preload }) => preload()))
    }
    load().then(() => settle(), settle)
    return () => {
      isCurrent = false
    }
  }, [session, isNeeded, of, view, components, inputs])

  const settled = result?.of === of ? result : undefined
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { hasForm, isLoading: isNeeded && !settled, error: settled?.error, reload }
}

function readForm(session: Session) {
  try {
    const form = session.activeForm()
    return { hasForm: form !== undefined, form }
  } catch {
    return { hasForm: true } // A condition that cannot be evaluated is reported where the form is rendered.
  }
}

/**
 * Fetches what the current step and the next ones will need, when the browser is idle. Fetches nothing in advance when the applicant has
 * asked the browser to save data.
 */
export function useWarmUp({ visit, isLoading }: SessionState): void {
  const { session, components, inputs } = useFlow()
  const isReady = visit > 0 && !isLoading && !savesData()
  const load = useCallback(async () => {
    const { warmUp } = await import('./warmUp.ts')
    // A failed prefetch is repeated when the code is needed.
    return () => void warmUp(session, { components, inputs }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- each visit has other steps ahead
  }, [session, components, inputs, visit])
  useLateEffect(isReady ? load : undefined)
}

/** Checks whether the browser saves data; not every browser reports it. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true
