import type { Asked } from '../../faults/createFaultyHost.ts'
import type { Fault } from '../../faults/faults.ts'

/** The requests that a fault hits: those with this method and this path, whose parameters are in braces. */
export interface Target {
  readonly method: string
  readonly path: string
}

/** What currently goes wrong with a host. */
export interface Outage {
  readonly choose: (asked: Asked) => Fault | undefined
  /** Makes this fault hit each request to these targets, and no others. */
  begin(fault: Fault, targets: readonly Target[]): void
  /** Ends the fault for these targets, or for all. */
  end(targets?: readonly Target[]): void
  /** How many requests to the target the fault has hit since it began. */
  hits(target: Target): number
  /** Whether the target still fails. */
  isOn(target: Target): boolean
}

/** Creates a switch for the faults of a host, to turn them on and off during a test. */
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
