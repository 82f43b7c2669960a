import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCopy, useSession } from './hooks.ts'

/** How long the notice shows that the connection is back, in milliseconds. */
const farewellMs = 8000

/** Shows that the connection is lost, and for a while that it is back. The live region always exists, or its text would go unread. */
export function ConnectionNotice() {
  const t = useCopy()
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)

  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined
    const timer = setTimeout(() => setWasOffline(false), farewellMs)
    return () => clearTimeout(timer)
  }, [isOnline, wasOffline])

  const state = isOnline ? 'online' : 'offline'
  return (
    <div aria-live="polite" aria-atomic="true">
      {wasOffline && <p className={`notice notice-${state}`}>{t(`form.${state}`)}</p>}
    </div>
  )
}

/** Retries the failures of the step, except the applicant's own requests, once the connection is back. */
export function useReconnect(): void {
  const session = useSession()
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void session.reconnect()
  }, [session, isOnline])
}

/** Whether the browser believes it is online. Prerendered pages count as online. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
