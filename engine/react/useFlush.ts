import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useFlow } from './FlowContext.ts'

/** Has what was typed and not yet committed go to the session, at once. For event handlers. */
export function useFlush(): () => void {
  const { pending } = useFlow()
  // Commits pass through RJSF's state; the session has them once that is flushed.
  return useCallback(() => flushSync(pending.flush), [pending])
}
