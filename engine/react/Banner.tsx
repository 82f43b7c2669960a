import { useEffect, useRef } from 'react'
import { useFlow } from './FlowContext.ts'
import { RetryButton } from './RetryButton.tsx'
import { useFlush } from './useFlush.ts'
import { useSessionState } from './useSessionState.ts'

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
