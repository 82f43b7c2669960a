import { isReady, type Effect, type Input, type MakeTransition, type World } from '../machine/index.ts'
import type { SessionContext } from './Session.ts'

interface DispatchContext extends Pick<SessionContext<unknown>, 'store' | 'flow'> {
  readonly world: () => World
  readonly machine: () => MakeTransition
  /** Carries an effect out; what it answers is waited for. */
  readonly perform: (effect: Effect) => unknown
}

/** Creates what hands inputs to the machine: shows each small step in the store, and has its effects carried out in their order. */
export function createDispatch({ store, flow, world, machine, perform }: DispatchContext) {
  const state = store.getState
  const effects: Effect[] = []
  const begun: unknown[] = []
  let waiting: { readonly first: number; readonly last: number; readonly resolve: () => void }[] = []

  /** Whether a run keeps the step from being used, or is in the background and not through. */
  const isUnderWay = (first: number, last: number) =>
    state().runs.some(({ id, call }) => id > first && id <= last && !call?.waits)

  function step(input: Input): void {
    const next = machine()(flow(), state(), input, world())
    // Whoever follows the store may hand in another input at once: its effects come after these.
    effects.push(...next.effects)
    if (next.state !== state()) store.setState(next.state, true)
    for (let effect = effects.shift(); effect; effect = effects.shift()) begun.push(perform(effect))
  }

  /** Resolves when what the input has begun has come to its end, or waits for the outside world and leaves the step usable. */
  return async function dispatch(input: Input): Promise<void> {
    const first = state().serial
    step(input)
    const last = state().serial
    while (isReady(state())) step({ type: 'proceed' })
    for (const one of waiting) if (!isUnderWay(one.first, one.last)) one.resolve()
    waiting = waiting.filter((one) => isUnderWay(one.first, one.last))
    await Promise.all(begun.splice(0))
    if (isUnderWay(first, last)) await new Promise<void>((resolve) => waiting.push({ first, last, resolve }))
  }
}
