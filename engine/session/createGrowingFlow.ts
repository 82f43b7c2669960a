import type { CompiledFlow } from '../definition/CompiledFlow.ts'

/** The flow of a session: at first perhaps no more than its start step needs, then the whole. */
export interface GrowingFlow {
  readonly flow: CompiledFlow
  readonly isWhole: boolean
  /** Fetches the whole, once; rejects when it cannot be fetched, and tries anew when it is asked again. */
  complete(): Promise<void>
  /** Goes on with another flow, which is whole. */
  replace(flow: CompiledFlow): void
}

/** Creates the flow of a session; without `fetchFlow` the first is the whole. */
export function createGrowingFlow(first: CompiledFlow, fetchFlow?: () => Promise<CompiledFlow>): GrowingFlow {
  let flow = first
  let isWhole = fetchFlow === undefined
  let fetching: Promise<void> | undefined

  async function fetchWhole(): Promise<void> {
    const whole = await fetchFlow?.()
    // Edited meanwhile, in development.
    if (!whole || isWhole) return
    const { slots, start } = flow
    const loadForms = flow.steps[start]?.loadForms
    const step = whole.steps[start]
    // The same objects: the form that is shown is known by what has fetched it, and a slot is empty while it holds its own default.
    flow = { ...whole, slots, steps: { ...whole.steps, ...(step && { [start]: { ...step, loadForms } }) } }
    isWhole = true
  }

  return {
    get flow() {
      return flow
    },
    get isWhole() {
      return isWhole
    },
    complete() {
      fetching ??= fetchWhole().catch((error: unknown) => {
        fetching = undefined
        throw error
      })
      return fetching
    },
    replace(next) {
      flow = next
      isWhole = true
    },
  }
}
