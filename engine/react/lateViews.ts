import type { CompiledForm, CompiledView } from '../definition/CompiledFlow.ts'
import type { PlanPart } from '../definition/FormPlan.ts'
import { createLazyView, type LazyView } from './createLazyView.tsx'
import type { FlowParts } from './FlowProvider.tsx'

const load = () => import('./lateParts.ts')

/** A dialog that interrupts a step. The first step has none. */
export const LateDialog = createLazyView(async () => ({ default: (await load()).StepDialog }))

/** A button to choose a file. */
export const LateFileButton = createLazyView(async () => ({ default: (await load()).FileButton }))

/** A list to which applicants can add items. */
export const LateGrowingList = createLazyView(async () => ({ default: (await load()).GrowingList }))

/** The loading state of a field's options, on steps after the first. */
export const LateStatus = createLazyView(async () => ({ default: (await load()).OptionsStatus }))

/** Lists what loads its code later, of the view of a step and of a form: it is fetched before they are shown, and anybody types. */
export function listLazyViews(
  view: readonly CompiledView[] = [],
  form: CompiledForm | undefined,
  { components, inputs }: Pick<FlowParts, 'components' | 'inputs'>,
): readonly LazyView[] {
  const used: readonly unknown[] = [
    ...view.map((part) => part.kind === 'component' && components[part.component]),
    view.some((part) => part.kind === 'button' && part.file !== undefined) && LateFileButton,
    ...(form ? listViews(form.plan, inputs) : []),
    Object.values(form?.fields ?? {}).some(({ options }) => options?.slot !== undefined) && LateStatus,
  ]
  return [...new Set(used)].filter(isLazyView)
}

/** Lists the inputs that a part of a form names, and what draws its lists, in any of its variants. */
function listViews(part: PlanPart, inputs: FlowParts['inputs']): readonly unknown[] {
  if (part.kind === 'group') return part.rows.flat().flatMap((inner) => listViews(inner, inputs))
  const own = part.layers.map(({ attributes: { ui = {} } = {} }) =>
    ui.addable ? LateGrowingList : ui.input !== undefined && inputs[ui.input],
  )
  return part.kind === 'list' && part.item ? [...own, ...listViews(part.item, inputs)] : own
}

const isLazyView = (view: unknown): view is LazyView => typeof view === 'function' && 'preload' in view
