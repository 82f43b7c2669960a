import { useCopy } from './useCopy.ts'
import { useSessionState } from './useSessionState.ts'

/** What the flow tells screen readers; they say it when they are done with what they are saying. */
export function LiveRegion() {
  const t = useCopy()
  const said = useSessionState((state) => state.said)
  return <output className="visually-hidden">{said && t(said.message, said.params)}</output>
}
