import { useStore } from 'zustand'
import { useCopy } from '../../../engine/index.ts'
import { CoverDialog } from '../cover/CoverDialog.tsx'
import type { Turn } from './createTurn.ts'

/** Covers the step while the application is gone on with in another tab, and lets the person go on here. */
export function TurnDialog({ turn }: { readonly turn: Turn }) {
  const t = useCopy()
  const standing = useStore(turn.store, (state) => state.standing)
  if (standing === 'free' || standing === 'ours') return null
  return (
    <CoverDialog title={t(standing === 'left' ? 'turn.left' : 'turn.elsewhere')}>
      <p>{t('turn.text')}</p>
      <p aria-live="polite">{standing === 'asking' && t('form.busy')}</p>
      <div className="dialog-buttons">
        <button type="button" className="button button-primary" data-action="goOnHere" onClick={() => void turn.goOn()}>
          {t('turn.goOn')}
        </button>
      </div>
    </CoverDialog>
  )
}
