import { useId, useLayoutEffect, useRef } from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'
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
      {idleness === 'covered' && <CoverDialog onTouch={touch} />}
    </>
  )
}

/** Modal, so that nothing behind it can be reached or read. */
function CoverDialog({ onTouch }: { readonly onTouch: () => void }) {
  const t = useCopy()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = element.current
    const before = document.activeElement
    // A key counts when it is let go, so that it does nothing to what comes back under it.
    shown?.addEventListener('keydown', hold)
    for (const name of ['keyup', 'click']) shown?.addEventListener(name, onTouch)
    shown?.showModal()
    return () => {
      // Before it is removed, so that the browser gives the focus back to where it was.
      shown?.close()
      // Where the step went on by itself meanwhile, its title takes the focus.
      if (!before?.isConnected) shown?.parentElement?.querySelector<HTMLElement>('.step-title')?.focus()
    }
  }, [onTouch])
  return (
    <dialog ref={element} className="dialog cover" aria-labelledby={titleId} onClose={onTouch}>
      <h2 id={titleId}>{t('cover.title')}</h2>
      <p>{t('cover.text')}</p>
      <div className="dialog-buttons">
        <button type="button" className="button button-primary" data-action="uncover">
          {t('cover.show')}
        </button>
      </div>
    </dialog>
  )
}

const hold = (event: Event) => event.preventDefault()
