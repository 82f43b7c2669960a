import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { leaveButton, useCopy, useSession, useSessionState } from './hooks.ts'

/** How long a wait lasts before it counts as slow, in milliseconds. */
const patienceMs = 5000

/**
 * Shows the state of a wait below the step: what is being done, later that it takes longer than usual, and a way to cancel when that is
 * safe. The live region always exists, or its text would go unread.
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
    leaveButton(currentTarget)
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

/** Returns whether the wait has lasted long. */
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
