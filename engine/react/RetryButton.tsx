import type { Failure } from '../actions/index.ts'
import { Countdown } from './Countdown.tsx'
import { useCopy } from './useCopy.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

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
