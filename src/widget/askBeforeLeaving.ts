import type { Session, SessionState } from '../../engine/index.ts'

/** Links that open something beside the page, such as the phone; browsers ask all the same. */
const opensBeside = 'a[href^="tel:"], a[href^="mailto:"]'

/**
 * Asks before the page is left while something could be lost; answers what ends it. Browsers show words of their own; ours are
 * for the few that do not. The listener is there only while it is needed, since it keeps a page from being restored at once when
 * one comes back.
 */
export function askBeforeLeaving(session: Session, flush: () => void, toWords: () => string): () => void {
  let typedVisit: number | undefined
  let isBeside = false
  let isListening = false
  const isNeeded = () => {
    const { isUnsent, currentStep } = session.store.getState()
    return couldLose({ isUnsent, isEnding: session.flow.steps[currentStep]?.ending !== undefined })
  }
  const ask = (event: BeforeUnloadEvent) => {
    // What the focused field holds is not in the session yet.
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

  // What was typed before this code was there.
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

/** What decides whether leaving the page could lose anything. */
type Circumstances = Pick<SessionState, 'isUnsent'> & {
  /** Whether the step shown ends the application, well or not. */
  readonly isEnding: boolean
}

/**
 * Whether leaving the page now could lose something: what was typed and no service has. Until there is a contact to resume
 * with that is everything typed so far; later it is what was typed since the last step that could be resumed.
 */
export const couldLose = ({ isUnsent, isEnding }: Circumstances): boolean => isUnsent && !isEnding
