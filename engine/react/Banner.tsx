import { useCopy } from './useCopy.ts'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** What a service answered instead of what was hoped for, and a way to try again. */
export function Banner() {
  const t = useCopy()
  const session = useSession()
  const failure = useSessionState((state) => state.apiError)
  return (
    <div role="alert">
      {failure && (
        <div className="banner">
          <p>{failure.message || t('form.broken')}</p>
          <button type="button" className="button button-link" data-action="retry" onClick={() => void session.retry()}>
            {t('form.tryAgain')}
          </button>
        </div>
      )}
    </div>
  )
}
