import type { CompiledForm, CompiledStep } from '../definition/CompiledFlow.ts'

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
