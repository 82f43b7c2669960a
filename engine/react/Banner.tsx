import { useEffect, useRef } from 'react'
import { useCopy } from './useCopy.ts'
import { useFlush } from './useFlush.ts'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** What a service answered instead of what was hoped for, and a way to try again. It comes into view, wherever the person is. */
export function Banner() {
  const t = useCopy()
  const session = useSession()
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
          <p>{failure.text === undefined ? failure.message || t('form.failed') : t(failure.text)}</p>
          <button type="button" className="button button-link" data-action="retry" onClick={retry}>
            {t('form.tryAgain')}
          </button>
        </div>
      )}
    </div>
  )
}
