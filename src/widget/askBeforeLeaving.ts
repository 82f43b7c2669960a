import type { Session } from '../../engine/index.ts'

/** Links that open another app, such as the phone, without leaving the page; browsers fire `beforeunload` for them anyway. */
const opensBeside = 'a[href^="tel:"], a[href^="mailto:"]'

/**
 * Asks for confirmation before the applicant leaves the page while input could be lost that no service has received; returns a
 * function that stops it. Before there is a contact to resume with, that is everything typed so far; afterward, everything typed
 * since the last step that could be resumed.
 * Most browsers show their own text; ours is for the few that do not. The listener is attached only while it is needed, because
 * it keeps a page out of the back/forward cache.
 */
export function askBeforeLeaving(session: Session, flush: () => void, toWords: () => string): () => void {
  let typedVisit: number | undefined
  let isBeside = false
  let isListening = false
  const isNeeded = () => {
    const { isUnsent, currentStep } = session.store.getState()
    return isUnsent && session.flow.steps[currentStep]?.ending === undefined
  }
  const ask = (event: BeforeUnloadEvent) => {
    // The value of the focused field is not in the session yet.
    flush()
    if (isBeside || !isNeeded()) return
    event.preventDefault()
    event.returnValue = toWords()
  }
  const update = () => {
    const isTyping = typedVisit === session.store.getState().visit
    const isWanted = isTyping || isNeeded()
    if (isWanted === isListening) return
    isListening = isWanted
    if (isWanted) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  const noteTyping = () => {
    typedVisit = session.store.getState().visit
    update()
  }
  const noteClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest(opensBeside)) return
    isBeside = true
    setTimeout(() => (isBeside = false))
  }

  // Accounts for text that was typed before this code was loaded.
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && activeElement.value !== '') noteTyping()
  else update()
  const unsubscribe = session.store.subscribe(update)
  document.addEventListener('input', noteTyping)
  document.addEventListener('click', noteClick)
  return () => {
    unsubscribe()
    document.removeEventListener('input', noteTyping)
    document.removeEventListener('click', noteClick)
    window.removeEventListener('beforeunload', ask)
  }
}
