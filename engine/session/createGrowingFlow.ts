import type { CompiledFlow, CompiledForm, CompiledStep } from '../definition/CompiledFlow.ts'
import { createTransition, type MakeTransition } from '../machine/index.ts'

/** The flow and the machine of a session: at first perhaps only the part for the start step, later the whole. */
export interface GrowingFlow {
  readonly flow: CompiledFlow
  readonly machine: MakeTransition
  readonly isWhole: boolean
  /** Fetches the whole, once. Rejects when the fetch fails; the next call tries again. */
  complete(): Promise<void>
  /** Continues with another flow, which is whole. */
  replace(flow: CompiledFlow): void
}

/** Creates the flow of a session. Without `fetchFlow`, `first` is whole; without `wholeMachine`, the rest of the machine is fetched too. */
export function createGrowingFlow(
  first: CompiledFlow,
  fetchFlow: (() => Promise<CompiledFlow>) | undefined,
  wholeMachine: MakeTransition | undefined,
  onWhole: () => void,
): GrowingFlow {
  let flow = first
  let machine = wholeMachine
  let hasWholeFlow = fetchFlow === undefined
  let fetching: Promise<void> | undefined
  let whole: CompiledFlow | undefined

  /** Kept even if the machine cannot be fetched: whoever fetches the flow may open services with it. */
  const fetchFlowOnce = async () => void (whole ??= await fetchFlow?.())

  async function fetchWhole(): Promise<void> {
    const [transition] = await Promise.all([machine ?? fetchMachine(), fetchFlowOnce()])
    machine = transition
    // In development the author may have edited the flow meanwhile.
    if (!whole || hasWholeFlow) return
    const { slots, start } = flow
    const loadForms = flow.steps[start]?.loadForms
    const step = whole.steps[start]
    // Keep the same objects: a loaded form is found by its `loadForms`, and a slot is empty while it holds its own default object.
    flow = {
      ...whole,
      slots: { ...whole.slots, ...slots },
      steps: { ...whole.steps, ...(step && { [start]: { ...step, loadForms } }) },
    }
    hasWholeFlow = true
    onWhole()
  }

  return {
    get flow() {
      return flow
    },
    get machine() {
      return machine ?? startMachine
    },
    get isWhole() {
      return hasWholeFlow && machine !== undefined
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
      hasWholeFlow = true
    },
  }
}

const fetchMachine = async () => (await import('../machine/transition.ts')).transition

/** The start step makes no calls. */
const startMachine = createTransition(undefined)

/** Creates the cache of form variants: those of a step are fetched once. */
export function createForms() {
  // The key is `loadForms`, which a step keeps when the whole flow arrives.
  const known = new Map<CompiledStep['loadForms'], readonly CompiledForm[]>()

  return {
    /** Fetches the variants of a step; an empty list when it has no form. */
    async load(step: CompiledStep | undefined): Promise<readonly CompiledForm[]> {
      const { loadForms } = step ?? {}
      const forms = known.get(loadForms) ?? (loadForms && (await loadForms()).default)
      if (forms) known.set(loadForms, forms)
      return forms ?? []
    },
    /** Returns the variants of a step that are already loaded. */
    loaded: (step: CompiledStep | undefined): readonly CompiledForm[] => known.get(step?.loadForms) ?? [],
    /** Returns the first variant whose condition holds. */
    active: (forms: readonly CompiledForm[], holds: (predicate: string) => boolean): CompiledForm | undefined =>
      forms.find(({ when }) => when === undefined || holds(when)),
  }
}
