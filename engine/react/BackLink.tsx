import { flushSync } from 'react-dom'
import { useFlow } from './FlowContext.ts'
import { useSessionState } from './useSessionState.ts'

/** Leads to the step that was taken before. It stays where it is while it may not be used, so that nothing jumps. */
export function BackLink() {
  const { session, pending, t } = useFlow()
  const canGoBack = useSessionState((state) => state.canGoBack)
  const isShown = useSessionState((state) => state.canGoBack || (state.isLoading && state.trail.at > 0))
  if (!isShown) return null
  const goBack = () => {
    flushSync(pending.flush)
    void session.back()
  }
  return (
    <button
      type="button"
      className="back-link"
      data-back=""
      aria-disabled={!canGoBack || undefined}
      onClick={() => canGoBack && goBack()}
    >
      {t('form.back')}
    </button>
  )
}
