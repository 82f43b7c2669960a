import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useFlow } from './FlowProvider.tsx'
import type { Translate } from './toTranslate.ts'
import type { Session, SessionState } from '../session/index.ts'

/** The session that is drawn. */
export const useSession = (): Session => useFlow().session

/** A part of the session's state; renders again only when that part is another one. */
export function useSessionState<Part>(selector: (state: SessionState) => Part): Part {
  const { store } = useSession()
  const read = () => selector(store.getState())
  // A prerendered page comes alive with the session as it stands: drawing how it began first would draw the page twice.
  return useSyncExternalStore(store.subscribe, read, read)
}

/** `t(key, params?)`: the text of a copy key, with the flow's constants as params. */
export const useCopy = (): Translate => useFlow().t

/** The language that is shown, as a BCP 47 tag; for formatting numbers and dates. */
export const useLocale = (): string => useFlow().locale

/** The data of one slot by its name in the flow; the caller names its type, which the slot's schema promises. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the flow is data, so only the caller knows
export function useSlot<Slot>(name: string): Slot {
  const { flow } = useSession()
  if (!Object.hasOwn(flow.slots, name)) throw new Error(`The flow ${flow.name} has no slot "${name}".`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return useSessionState((state) => state.data[name]) as Slot
}

/** What the flow says of the action that the step waits for; undefined while there is none, or nothing to say. */
export function useProgressText(): string | undefined {
  const t = useCopy()
  const { flow } = useSession()
  const calling = useSessionState((state) => state.calling)
  const key = calling === undefined ? undefined : flow.actions[calling]?.progress
  return key === undefined ? undefined : t(key)
}

/** Has what was typed and not yet committed go to the session, at once. For event handlers. */
export const useFlush = (): (() => void) => useFlow().pending.flush

/** Sends an event of the step after what was typed and not yet committed is in the session. For event handlers. */
export function useSend(): Session['send'] {
  const session = useSession()
  const flush = useFlush()
  return useCallback(
    (event, payload) => {
      flush()
      return session.send(event, payload)
    },
    [session, flush],
  )
}

/** How the button that says `press` when it is pressed stands to the work of the step. */
interface Working {
  /** Whether the step waits for an answer. */
  readonly isLoading: boolean
  /** Whether it does for this button. */
  readonly isWorking: boolean
  readonly press: () => void
}

/** Whether the step is at work, and whether for the button that is drawn. */
export function useWorking(): Working {
  const { store } = useSession()
  const isLoading = useSessionState((state) => state.isLoading)
  const [isPressed, setPressed] = useState(false)
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if ((before.isLoading && !now.isLoading) || now.refusals !== before.refusals) setPressed(false)
      }),
    [store],
  )
  return { isLoading, isWorking: isPressed && isLoading, press: () => setPressed(true) }
}
