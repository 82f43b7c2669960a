import { useCopy } from './useCopy.ts'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** What the flow says of the action that the step waits for; undefined while there is none, or nothing to say. */
export function useProgressText(): string | undefined {
  const t = useCopy()
  const { flow } = useSession()
  const calling = useSessionState((state) => state.calling)
  const key = calling === undefined ? undefined : flow.actions[calling]?.progress
  return key === undefined ? undefined : t(key)
}
