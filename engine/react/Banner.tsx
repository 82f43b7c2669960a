import { useEffect, useRef } from 'react'
import type { Failure } from '../actions/ActionHandler.ts'
import { Countdown, useSecondsUntil } from './ActionButton.tsx'
import { useFlow } from './FlowProvider.tsx'
import { leaveButton, useCopy, useFlush, useNewKey, useSessionState } from './hooks.ts'

/** Shows the failure of a service, a way to retry, and whom to ask. Scrolls into view. */
export function Banner() {
  const { t, session, help: Help } = useFlow()
  const flush = useFlush()
  const failure = useSessionState((state) => state.apiError)
  const key = useNewKey(failure)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  const retry = () => {
    leaveButton(box.current)
    flush()
    void session.retry()
  }
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      {failure && (
        <div className="banner">
          {/* A message that is not written for the applicant, such as a network error, is not shown. */}
          <p key={key}>
            {failure.text === undefined && failure.isTold ? failure.message : t(failure.text ?? 'form.failed')}
          </p>
          <RetryButton failure={failure} look="link" onRetry={retry} />
          {Help && <Help />}
        </div>
      )}
    </div>
  )
}

interface RetryButtonProps {
  readonly failure: Failure | undefined
  readonly look: 'link' | 'secondary'
  readonly onRetry: () => void
}

const minute = 60

/** The retry button. Until the service accepts a retry, it shows how long that takes. */
export function RetryButton({ failure, look, onRetry }: RetryButtonProps) {
  const t = useCopy()
  const seconds = useSecondsUntil(failure?.retryAt)
  const toText = (left: number) =>
    left < 2 * minute
      ? t('form.tryAgainSeconds', { seconds: left })
      : t('form.tryAgainMinutes', { minutes: Math.ceil(left / minute) })

  if (seconds === 0) {
    return (
      <button type="button" className={`button button-${look}`} data-action="retry" onClick={onRetry}>
        {t('form.tryAgain')}
      </button>
    )
  }
  return (
    <p data-retry-wait="">
      <Countdown seconds={seconds} toText={toText} />
    </p>
  )
}
