import type { Failure } from '../actions/index.ts'

/** The fetching of a slot that options are made of: under way, or failed. */
export interface Load {
  readonly slot: string
  readonly failure?: Failure
}

/** The fetches of one session, by slot. */
export type Loads = Readonly<Record<string, Load>>

interface LoadsContext {
  readonly state: () => { readonly loads: Loads }
  readonly set: (change: { readonly loads: Loads }) => void
}

/** Keeps account of the fetching of options: of two fetches of the same slot the later counts. */
export function createLoads({ state, set }: LoadsContext) {
  const repeats = new WeakMap<Load, () => Promise<void>>()
  const put = (load: Load) => set({ loads: { ...state().loads, [load.slot]: load } })

  return {
    begin(slot: string): Load {
      const load = { slot }
      put(load)
      return load
    },
    /** Ends a fetch; false when its answer is no longer wanted. */
    end(load: Load): boolean {
      const { loads } = state()
      if (loads[load.slot] !== load) return false
      set({ loads: withoutLoad(loads, load.slot) })
      return true
    },
    fail(slot: string, failure: Failure, again: () => Promise<void>): void {
      const load = { slot, failure }
      repeats.set(load, again)
      put(load)
    },
    /** Repeats the fetch of a slot that failed. */
    async reload(slot: string): Promise<void> {
      const { loads } = state()
      const again = loads[slot] && repeats.get(loads[slot])
      if (!again) return
      set({ loads: withoutLoad(loads, slot) })
      await again()
    },
  }
}

/** The fetches without that of the slot of a path of the data, which somebody else has written. */
export function withoutLoad(loads: Loads, path: string): Loads {
  const [slot = ''] = path.split('.')
  if (!Object.hasOwn(loads, slot)) return loads
  return Object.fromEntries(Object.entries(loads).filter(([name]) => name !== slot))
}
