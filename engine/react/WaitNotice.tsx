import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useCopy, useSession, useSessionState } from './hooks.ts'

/** After how long a wait is called long, in milliseconds. */
const patienceMs = 5000

/**
 * All that is said of a wait, below the step: what is being done, in time that it takes longer than usual, and a way to stop it
 * where that does no harm. The live region is always there, or its text would go unread.
 */
export function WaitNotice({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
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
    <div className="wait" aria-live="polite">
      {isBusy && (
        <div className="wait-box">
          {children}
          {isSlow && <p className="wait-slow">{t('form.slow')}</p>}
          {isSlow && canCancel && (
            <button type="button" className="button button-secondary" data-cancel="" onClick={cancel}>
              {t('form.stopWaiting')}
            </button>
          )}
        </div>
      )}
      {stoppedVisit === visit && <p className="notice notice-stopped">{t('form.stopped')}</p>}
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
