import type { SyntheticEvent } from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'
import { CoverDialog } from './CoverDialog.tsx'
import { useIdleness } from './useIdleness.ts'

/** Says that what is shown will be covered, then covers it until somebody touches it. */
export default function IdleCover() {
  const t = useCopy()
  const { coverMinutes, coverNoticeSeconds } = useSession().flow.constants
  const { idleness, touch } = useIdleness(Number(coverMinutes) * 60_000, Number(coverNoticeSeconds) * 1000)
  return (
    <>
      <output className="cover-notice">
        {idleness === 'noticed' && <span className="notice">{t('cover.soon')}</span>}
      </output>
      {idleness === 'covered' && (
        // A key counts when it is let go, so that it does nothing to what comes back under it.
        <CoverDialog
          title={t('cover.title')}
          onKeyDown={hold}
          onKeyUp={touch}
          onClick={touch}
          onCancel={touch}
          onClose={touch}
        >
          <p>{t('cover.text')}</p>
          <div className="dialog-buttons">
            <button type="button" className="button button-primary" data-action="uncover">
              {t('cover.show')}
            </button>
          </div>
        </CoverDialog>
      )}
    </>
  )
}

const hold = (event: SyntheticEvent) => event.preventDefault()
