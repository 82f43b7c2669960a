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
  /** From now on this fault befalls each request to these, and no other. */
  begin(fault: Fault, targets: readonly Target[]): void
  /** These, or all, work again. */
  end(targets?: readonly Target[]): void
  /** How many requests to it were befallen since it began. */
  hits(target: Target): number
  /** Whether it goes wrong still. */
  isOn(target: Target): boolean
}

/** Creates what lets calls go wrong from one moment to another. */
export function createOutage(): Outage {
  let current: { readonly target: Target; readonly path: RegExp; readonly fault: Fault; hits: number; isOn: boolean }[]
  current = []
  const find = (target: Target) => current.find((one) => one.target === target)
  return {
    choose({ method, path }) {
      const one = current.find(
        ({ isOn, target, ...other }) => isOn && method === target.method && other.path.test(path),
      )
      if (one) one.hits++
      return one?.fault
    },
    begin(fault, targets) {
      current = targets.map((target) => {
        const path = new RegExp(`^/${target.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
        return { target, path, fault, hits: 0, isOn: true }
      })
    },
    end(targets) {
      for (const one of current) if (!targets || targets.includes(one.target)) one.isOn = false
    },
    hits: (target) => find(target)?.hits ?? 0,
    isOn: (target) => find(target)?.isOn ?? false,
  }
}
