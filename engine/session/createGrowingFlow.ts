import type { CompiledFlow, CompiledForm, CompiledStep } from '../definition/CompiledFlow.ts'
import { createTransition, type MakeTransition } from '../machine/index.ts'

/** The flow of a session and the machine that it runs on: at first perhaps no more than its start step needs, then the whole. */
export interface GrowingFlow {
  readonly flow: CompiledFlow
  readonly machine: MakeTransition
  readonly isWhole: boolean
  /** Fetches the whole, once; rejects when it cannot be fetched, and tries anew when it is asked again. */
  complete(): Promise<void>
  /** Goes on with another flow, which is whole. */
  replace(flow: CompiledFlow): void
}

/** Creates the flow of a session, which tells when it is whole; without `fetchFlow` the first is the whole, and without `wholeMachine` the machine's other part is fetched, too. */
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

  async function fetchWhole(): Promise<void> {
    const [whole, transition] = await Promise.all([fetchFlow?.(), machine ?? fetchMachine()])
    machine = transition
    // Edited meanwhile, in development.
    if (!whole || hasWholeFlow) return
    const { slots, start } = flow
    const loadForms = flow.steps[start]?.loadForms
    const step = whole.steps[start]
    // The same objects: the form that is shown is known by what has fetched it, and a slot is empty while it holds its own default.
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

/** The start step calls nothing. */
const startMachine = createTransition(undefined)

/** The form variants of the steps, fetched once each. */
export function createForms() {
  // By what fetches them, which a step keeps when more of it is there.
  const known = new Map<CompiledStep['loadForms'], readonly CompiledForm[]>()

  return {
    /** Fetches the variants of a step; none when it has no form. */
    async load(step: CompiledStep | undefined): Promise<readonly CompiledForm[]> {
      const { loadForms } = step ?? {}
      const forms = known.get(loadForms) ?? (loadForms && (await loadForms()).default)
      if (forms) known.set(loadForms, forms)
      return forms ?? []
    },
    /** The variants of a step, if they have been fetched. */
    loaded: (step: CompiledStep | undefined): readonly CompiledForm[] => known.get(step?.loadForms) ?? [],
    /** The first variant whose condition holds. */
    active: (forms: readonly CompiledForm[], holds: (predicate: string) => boolean): CompiledForm | undefined =>
      forms.find(({ when }) => when === undefined || holds(when)),
  }
}
