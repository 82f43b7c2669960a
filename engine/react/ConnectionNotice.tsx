import { useEffect, useState } from 'react'
import { useCopy } from './useCopy.ts'
import { useOnline } from './useOnline.ts'

/** How long it is told that the connection is back, in milliseconds. */
const farewellMs = 8000

/** Says that the connection is gone, and for a while that it is back. The live region is always there, or its text would go unread. */
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

  return (
    <div aria-live="polite" aria-atomic="true">
      {wasOffline && <p className="notice notice-offline">{t(isOnline ? 'form.online' : 'form.offline')}</p>}
    </div>
  )
}
