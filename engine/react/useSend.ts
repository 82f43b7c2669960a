import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { Session } from '../session/index.ts'
import { useFlow } from './FlowContext.ts'

/** Sends an event of the step after what was typed and not yet committed is in the session. For event handlers. */
export function useSend(): Session['send'] {
  const { session, pending } = useFlow()
  return useCallback(
    (event, payload) => {
      // Commits pass through RJSF's state; the session has them once that is flushed.
      flushSync(pending.flush)
      return session.send(event, payload)
    },
    [session, pending],
  )
}
