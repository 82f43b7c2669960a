import { useEffect } from 'react'
import { useOnline } from './useOnline.ts'
import { useSession } from './useSession.ts'

/** Repeats what the step had begun by itself and what failed, once the connection is back. */
export function useReconnect(): void {
  const session = useSession()
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void session.reconnect()
  }, [session, isOnline])
}
