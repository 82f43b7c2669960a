import { useEffect, useState } from 'react'
import type { WaitDefinition } from '../definition/FlowDefinition.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** The seconds until a button can be pressed: `restart` them after each press. To try again after a failure is one, too. */
export function useWait(wait: WaitDefinition | undefined): { readonly seconds: number; readonly restart: () => void } {
  const { constants } = useSession().flow
  const failure = useSessionState((state) => state.apiError)
  const toEnd = () => (wait ? performance.now() + Number(constants[wait.seconds]) * 1000 : 0)
  const [end, setEnd] = useState(toEnd)
  const restart = () => setEnd(toEnd())
  // oxlint-disable-next-line react/exhaustive-deps -- what is waited for stays the same
  useEffect(restart, [failure])
  return { seconds: useSecondsUntil(end), restart }
}
