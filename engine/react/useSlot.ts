import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** The data of one slot by its name in the flow; the caller names its type, which the slot's schema promises. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the flow is data, so only the caller knows
export function useSlot<Slot>(name: string): Slot {
  const { flow } = useSession()
  if (!Object.hasOwn(flow.slots, name)) throw new Error(`The flow ${flow.name} has no slot "${name}".`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return useSessionState((state) => state.data[name]) as Slot
}
