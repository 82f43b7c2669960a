import type { StoreApi } from 'zustand/vanilla'
import type { ActionResult } from '../../../../engine/index.ts'
import type { Ask, StageState } from './Stage.ts'

/** Keeps the calls that wait for an answer, in the state of a stage. */
export function createAsks({ getState, setState }: Pick<StoreApi<StageState>, 'getState' | 'setState'>) {
  let last = 0
  const remove = (ask: Ask) => setState({ asks: getState().asks.filter((other) => other !== ask) })

  return {
    /** Asks what an action answers; a call that is no longer wanted is not asked about any more. */
    ask: (action: string, signal: AbortSignal): Promise<ActionResult> => {
      const known = getState().always[action]
      if (known) return Promise.resolve(known)
      return new Promise((resolve) => {
        const ask: Ask = {
          id: (last += 1),
          action,
          answer(result, isAlways) {
            if (isAlways) setState({ always: { ...getState().always, [action]: result } })
            remove(ask)
            resolve(result)
          },
        }
        setState({ asks: [...getState().asks, ask] })
        signal.addEventListener('abort', () => remove(ask), { once: true })
      })
    },
    forget: (action: string): void => {
      const { [action]: _, ...always } = getState().always
      setState({ always })
    },
  }
}
