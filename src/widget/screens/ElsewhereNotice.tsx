import { useEffect, useState } from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'
import { storageKey } from '../storageKey.ts'

/**
 * Says that the saved application was changed in another tab or window, and lets the person go on here with what is newest.
 * Only the others are told of a change of the storage, never who made it.
 */
export function ElsewhereNotice() {
  const t = useCopy()
  const session = useSession()
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const note = ({ key }: StorageEvent) => {
      // Who has not got as far as a contact shares nothing with the other tab.
      const hasContact = session.store.getState().data['contactData'] !== null
      if ((key === storageKey || key === null) && hasContact) setIsElsewhere(true)
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [session])
  return (
    <div aria-live="polite">
      {isElsewhere && (
        <div className="notice notice-elsewhere">
          <p>{t('app.elsewhere')}</p>
          <button
            type="button"
            className="button button-secondary"
            data-action="loadNewest"
            onClick={() => window.location.reload()}
          >
            {t('app.elsewhere.load')}
          </button>
        </div>
      )}
    </div>
  )
}
