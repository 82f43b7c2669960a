import { useState } from 'react'
import { useCopy, useSession } from '../../../engine/index.ts'

/** Begins a new application; asked twice, since what was typed is gone then. */
export function StartOver() {
  const t = useCopy()
  const session = useSession()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button-link"
        data-action={isAsked ? 'confirmStartOver' : 'startOver'}
        onClick={() => (isAsked ? void session.reset() : setIsAsked(true))}
      >
        {t(isAsked ? 'common.startOverSurely' : 'common.startOver')}
      </button>
      <p aria-live="polite">{isAsked && t('common.startOverLoses')}</p>
    </>
  )
}
