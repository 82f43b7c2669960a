import { useEffect, useRef } from 'react'
import type { Failure } from '../actions/ActionHandler.ts'
import { Countdown, useSecondsUntil } from './ActionButton.tsx'
import { useFlow } from './FlowProvider.tsx'
import { useCopy, useFlush, useSessionState } from './hooks.ts'

/**
 * What a service answered instead of what was hoped for, a way to try again, and whom to ask. It comes into view, wherever the
 * person is.
 */
export function Banner() {
  const { t, session, help: Help } = useFlow()
  const flush = useFlush()
  const failure = useSessionState((state) => state.apiError)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  const retry = () => {
    flush()
    void session.retry()
  }
  return (
    <div ref={box} role="alert">
      {failure && (
        <div className="banner">
          {/* Words that are not made for a person, such as those of a network, are none to show. */}
          <p>{failure.text === undefined && failure.isTold ? failure.message : t(failure.text ?? 'form.failed')}</p>
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

/** The way to try again, once the service wants it: until then it says how long that takes. */
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
