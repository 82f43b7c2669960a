import { useStore } from 'zustand'
import { type Session, useCopy } from '../../../engine/index.ts'
import { CoverDialog } from '../screens/IdleCover.tsx'
import { storageKey } from '../early/toLocale.ts'
import type { OpenTurn, SeenStorage } from './OneTab.tsx'
import { type Turn, createTurn, nextChange } from './createTurn.ts'

/**
 * Opens the turn of this page among all that share the saved application, until the signal is aborted. A browser that separates
 * storages, such as for frames of several sites, separates their locks and channels, too.
 */
export function openTurn(session: Session, storage: SeenStorage, signal: AbortSignal): OpenTurn {
  const turn = createTurn({
    name: storageKey,
    locks: navigator.locks,
    openChannel,
    patienceMs: Number(session.flow.constants['takeOverSeconds']) * 1000,
    finish: () => finish(session),
    isBehind: () => isBehind(storage),
    restart() {
      // The applicant asked for the newest state, so the browser need not ask whether to leave the current one.
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
      window.location.reload()
    },
  })
  const wake = () => void turn.wake()
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal })
  document.addEventListener('resume', wake, { signal })
  signal.addEventListener('abort', () => turn.end())
  return { ...turn, Dialog: () => <TurnDialog turn={turn} /> }
}

/** Opens the channel to the other tabs, if the browser has channels and does not forbid them. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(storageKey)
  } catch {
    return undefined
  }
}

/** Checks whether another page has saved or discarded the application since this page last read or wrote it. */
function isBehind({ backend, seen }: SeenStorage): boolean {
  try {
    return toSaved(backend().getItem(storageKey)) !== toSaved(seen())
  } catch {
    return false // A blocked storage keeps nothing.
  }
}

/** Returns the application in a saved record, without the count of text messages, which is saved before there is one. */
function toSaved(text: string | null): string {
  const { textsSent, ...application } = Object(Object(JSON.parse(text ?? '{}')).data)
  return JSON.stringify(application)
}

/** Cancels the applicant's last request. Waits for what cannot be canceled, such as an act that must happen once. */
async function finish(session: Session): Promise<void> {
  const { store } = session
  session.cancel()
  while (store.getState().isLoading) await nextChange(store)
}

/** Covers the step while another tab continues the application, and lets the applicant continue here. */
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
