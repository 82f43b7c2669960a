import type { Asked } from '../../faults/createFaultyHost.ts'
import type { Fault } from '../../faults/faults.ts'

/** Which requests a fault befalls: those with this method and a path whose parameters are in braces. */
export interface Target {
  readonly method: string
  readonly path: string
}

/** What goes wrong with a host at the moment. */
export interface Outage {
  readonly choose: (asked: Asked) => Fault | undefined
  /** From now on this fault befalls each such request. */
  begin(target: Target, fault: Fault): void
  end(): void
  /** How many requests it has befallen since it began. */
  readonly hits: () => number
}

/** Creates what lets calls go wrong from one moment to another. */
export function createOutage(): Outage {
  let current: { readonly method: string; readonly path: RegExp; readonly fault: Fault } | undefined
  let hits = 0
  return {
    choose({ method, path }) {
      if (method !== current?.method || !current.path.test(path)) return undefined
      hits++
      return current.fault
    },
    begin({ method, path }, fault) {
      hits = 0
      current = { method, path: new RegExp(`^/${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`), fault }
    },
    end() {
      current = undefined
    },
    hits: () => hits,
  }
}
