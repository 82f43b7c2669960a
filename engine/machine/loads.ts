import type { Failure } from '../actions/index.ts'

/** The fetching of a slot that options are made of: under way, or failed. */
export interface Load {
  readonly slot: string
  readonly failure?: Failure
}

/** The fetches of one session, by slot: of two of the same slot the later counts. */
export type Loads = Readonly<Record<string, Load>>

/** The fetches with this one in the place of any other of its slot. */
export const withLoad = (loads: Loads, load: Load): Loads => ({ ...loads, [load.slot]: load })

/** The fetches without that of the slot of a path of the data. */
export function withoutLoad(loads: Loads, path: string): Loads {
  const [slot = ''] = path.split('.')
  if (!Object.hasOwn(loads, slot)) return loads
  return Object.fromEntries(Object.entries(loads).filter(([name]) => name !== slot))
}
