import { useEffect, useState } from 'react'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** Whether the step is at work for the button that says `press` when it is pressed; for any other button it is not. */
export function useWorking(): { readonly isWorking: boolean; readonly press: () => void } {
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
  return { isWorking: isPressed && isLoading, press: () => setPressed(true) }
}
