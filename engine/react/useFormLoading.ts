import { useCallback, useEffect, useState } from 'react'
import { useFlow } from './FlowProvider.tsx'
import { useSession } from './hooks.ts'
import { useLateEffect } from './useGuards.ts'
import type { SessionState } from '../session/index.ts'

/** The state of fetching the current step's form; `error` is set when the fetch failed. */
interface FormLoading {
  /** Whether the form of the current session is loaded. */
  readonly isThere: boolean
  readonly isLoading: boolean
  readonly error: unknown
  readonly reload: () => void
}

/** Fetches the form of each step that is entered. */
export function useFormLoading({ visit, currentStep: step }: SessionState): FormLoading {
  const session = useSession()
  const isThere = hasForm(session)
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
  return { isThere, isLoading: isNeeded && !settled, error: settled?.error, reload }
}

function hasForm(session: ReturnType<typeof useSession>): boolean {
  try {
    return session.activeForm() !== undefined
  } catch {
    return true // A condition that cannot be evaluated is reported where the form is rendered.
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
