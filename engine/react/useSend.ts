import { useCallback } from 'react'
import type { Session } from '../session/index.ts'
import { useFlush } from './useFlush.ts'
import { useSession } from './useSession.ts'

/** Sends an event of the step after what was typed and not yet committed is in the session. For event handlers. */
export function useSend(): Session['send'] {
  const session = useSession()
  const flush = useFlush()
  return useCallback(
    (event, payload) => {
      flush()
      return session.send(event, payload)
    },
    [session, flush],
  )
}
