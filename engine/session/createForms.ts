import { fetchCode } from '../actions/index.ts'
import type { CompiledForm, CompiledStep } from '../definition/CompiledFlow.ts'

/** The form variants of the steps, fetched once each. */
export function createForms() {
  const known = new Map<CompiledStep, readonly CompiledForm[]>()

  return {
    /** Fetches the variants of a step; none when it has no form. */
    async load(step: CompiledStep | undefined): Promise<readonly CompiledForm[]> {
      const forms = step && (known.get(step) ?? (step.loadForms && (await fetchCode(step.loadForms)).default))
      if (step && forms) known.set(step, forms)
      return forms ?? []
    },
    /** The variants of a step, if they have been fetched. */
    loaded: (step: CompiledStep | undefined): readonly CompiledForm[] => (step && known.get(step)) ?? [],
    /** The first variant whose condition holds. */
    active: (forms: readonly CompiledForm[], holds: (predicate: string) => boolean): CompiledForm | undefined =>
      forms.find(({ when }) => when === undefined || holds(when)),
  }
}
