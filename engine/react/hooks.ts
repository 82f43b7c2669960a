import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useFlow } from './FlowProvider.tsx'
import type { Translate } from './toTranslate.ts'
import { toUnknown } from './toUnknown.ts'
import type { Session, SessionState } from '../session/index.ts'

/** Returns the session of the flow around this component. */
export const useSession = (): Session => useFlow().session

/** Returns a part of the session's state. Renders again only when that part changes. */
export function useSessionState<Part>(selector: (state: SessionState) => Part): Part {
  const { store } = useSession()
  const read = () => selector(store.getState())
  // Hydrates with the session's current state: starting from its initial state would render the page twice.
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Returns `t(key, params?)`, which returns the text of a copy key, with the flow's constants as params. */
export const useCopy = (): Translate => useFlow().t

/** Returns the current language as a BCP 47 tag, for formatting numbers and dates. */
export const useLocale = (): string => useFlow().locale

/** Returns the data of a slot by its name in the flow. The caller names the type, which the slot's schema guarantees. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the flow is data, so only the caller knows
export function useSlot<Slot>(name: string): Slot {
  const { flow } = useSession()
  if (!Object.hasOwn(flow.slots, name)) throw toUnknown(`The flow ${flow.name} has no slot`, name, flow.slots)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return useSessionState((state) => state.data[name]) as Slot
}

/** Returns the flow's progress text for the action that the step waits for; undefined when there is none. */
export function useProgressText(): string | undefined {
  const t = useCopy()
  const { flow } = useSession()
  const calling = useSessionState((state) => state.calling)
  const key = calling === undefined ? undefined : flow.actions[calling]?.progress
  return key === undefined ? undefined : t(key)
}

/** Returns a function that commits typed text to the session immediately. For event handlers. */
export const useFlush = (): (() => void) => useFlow().pending.flush

/** Returns a function that sends an event of the step after it has committed typed text. For event handlers. */
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

/**
 * Returns a key that changes with every new value. An element with this key is replaced, so that a live region is read even if it says the
 * same again.
 */
export function useNewKey(value: object | undefined): number {
  const [last, setLast] = useState({ value, key: 0 })
  if (last.value === value) return last.key
  const key = last.key + 1
  setLast({ value, key })
  return key
}

/**
 * Moves the focus from a button that is about to disappear to where the step continues: its primary button, or else its title. While no
 * step is shown, it moves to the element that holds the button.
 */
export function leaveButton(holder: HTMLElement | null): void {
  const root = holder?.closest('[data-step]')
  const next = root?.querySelector<HTMLElement>('button[type="submit"]:enabled') ?? root?.querySelector('h1')
  const to = next ?? holder
  to?.focus()
}

/** The work of the step as one button shows it, which calls `press` when it is pressed. */
interface Working {
  /** Whether the step waits for an answer. */
  readonly isLoading: boolean
  /** Whether it waits because of this button. */
  readonly isWorking: boolean
  readonly press: () => void
}

/** Returns whether the step waits for an answer, and whether this button caused it. */
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
  // A press while the step waits for another button does nothing.
  return { isLoading, isWorking: isPressed && isLoading, press: () => setPressed(isPressed || !isLoading) }
}
