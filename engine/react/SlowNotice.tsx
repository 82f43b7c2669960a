import { useEffect, useState, type MouseEvent } from 'react'
import { useCopy, useSession, useSessionState } from './hooks.ts'

/** After how long a wait is called long, in milliseconds. */
const patienceMs = 5000

/**
 * Says that a wait takes longer than usual, and lets the person stop it where that does no harm. The live region is always
 * there, or its text would go unread.
 */
export function SlowNotice({ isBusy }: { readonly isBusy: boolean }) {
  const t = useCopy()
  const session = useSession()
  const canCancel = useSessionState((state) => state.canCancel)
  const visit = useSessionState((state) => state.visit)
  const [stoppedVisit, setStoppedVisit] = useState<number>()
  const isSlow = usePatience(isBusy)
  if (isBusy && stoppedVisit !== undefined) setStoppedVisit(undefined)

  const cancel = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Before the button goes, or the focus would go with it.
    const root = currentTarget.closest('[data-step]')
    const next = root?.querySelector<HTMLElement>('button[type="submit"]') ?? root?.querySelector('h1')
    next?.focus()
    session.cancel()
    setStoppedVisit(visit)
  }
  return (
    <div className="slow-wait" aria-live="polite" aria-atomic="true">
      {isSlow && (
        <div className="notice notice-slow">
          <p>{t('form.slow')}</p>
          {canCancel && (
            <button type="button" className="button button-secondary" data-cancel="" onClick={cancel}>
              {t('form.stopWaiting')}
            </button>
          )}
        </div>
      )}
      {stoppedVisit === visit && <p className="notice notice-slow">{t('form.stopped')}</p>}
    </div>
  )
}

/** Whether something has been going on for long. */
function usePatience(isBusy: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setIsOver(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsOver(false)
    }
  }, [isBusy])
  return isOver
}
