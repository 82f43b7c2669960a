import { useEffect, useState } from 'react'
import type { Failure } from '../actions/index.ts'
import { useCopy } from './useCopy.ts'

interface RetryButtonProps {
  readonly failure: Failure | undefined
  readonly look: 'link' | 'secondary'
  readonly onRetry: () => void
}

const minute = 60

/** The way to try again, once the service wants it: until then it says how long that takes, to screen readers only once. */
export function RetryButton({ failure, look, onRetry }: RetryButtonProps) {
  const t = useCopy()
  const seconds = useSecondsUntil(failure?.retryAt)
  const [first, setFirst] = useState(seconds)
  if (seconds > first) setFirst(seconds)
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
      <span className="visually-hidden">{toText(first)}</span>
      <span aria-hidden="true">{toText(seconds)}</span>
    </p>
  )
}

/** The whole seconds until a moment of `performance.now()`; 0 when it has passed. */
function useSecondsUntil(moment = 0): number {
  const toSeconds = () => Math.max(0, Math.ceil((moment - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(toSeconds)
  useEffect(() => {
    setSeconds(toSeconds())
    const timer = setInterval(() => {
      const left = toSeconds()
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what it reads is the moment
  }, [moment])
  return seconds
}
