import { useCallback, useEffect, useState } from 'react'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** How fetching the current step's form goes; `error` is set when it could not be fetched. */
export interface FormLoading {
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
