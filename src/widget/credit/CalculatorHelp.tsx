import { useId, useRef } from 'react'
import { useCopy } from '../../../engine/index.ts'
import { Facts } from '../screens/cards.tsx'

const terms = ['balance', 'payment', 'remaining', 'rate', 'score'] as const

/** A button that opens an explanation of loan terms. */
export function CalculatorHelp() {
  const t = useCopy()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  return (
    <>
      <button type="button" className="button button-link" onClick={() => dialog.current?.showModal()}>
        {t('help.open')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={titleId}>
        <h2 id={titleId}>{t('help.title')}</h2>
        <Facts facts={terms.map((term) => [t(`help.${term}`), t(`help.${term}.text`)])} />
        <div className="dialog-buttons">
          <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
            {t('common.close')}
          </button>
        </div>
      </dialog>
    </>
  )
}
