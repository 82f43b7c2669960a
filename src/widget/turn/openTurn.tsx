import { useStore } from 'zustand'
import { type Session, useCopy } from '../../../engine/index.ts'
import { CoverDialog } from '../screens/IdleCover.tsx'
import { storageKey } from '../early/toLocale.ts'
import type { OpenTurn, SeenStorage } from './OneTab.tsx'
import { type Turn, createTurn } from './createTurn.ts'

/**
 * The turn of this page among all that share what is saved, until the signal is aborted. Where a browser keeps storages apart,
 * as for frames of several sites, it does so with their locks and channels, too.
 */
export function openTurn(session: Session, storage: SeenStorage, signal: AbortSignal): OpenTurn {
  const turn = createTurn({
    name: storageKey,
    locks: navigator.locks,
    openChannel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(storageKey)),
    patienceMs: Number(session.flow.constants['takeOverSeconds']) * 1000,
    finish: () => finish(session),
    isBehind: () => isBehind(storage),
    restart() {
      // Whoever asks for what is newest need not be asked whether to leave what is here.
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

/** Whether another page has saved the application, or given it up, since this one has last read or written it. */
function isBehind({ backend, seen }: SeenStorage): boolean {
  try {
    return toSaved(backend().getItem(storageKey)) !== toSaved(seen())
  } catch {
    return false // A blocked storage keeps nothing.
  }
}

/** What a record says of the application, without the texts that were counted before there is one. */
function toSaved(text: string | null): string {
  const { textsSent, ...application } = Object(Object(JSON.parse(text ?? '{}')).data)
  return JSON.stringify(application)
}

/** Stops what the applicant asked for last. What cannot be stopped, such as a one-time act, is waited for. */
async function finish(session: Session): Promise<void> {
  const { store } = session
  session.cancel()
  while (store.getState().isLoading) {
    await new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        unsubscribe()
        resolve()
      })
    })
  }
}

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
