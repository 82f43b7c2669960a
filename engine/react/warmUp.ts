import type { PlanPart } from '../definition/FormPlan.ts'
import type { Session } from '../session/index.ts'
import type { FlowParts } from './FlowProvider.tsx'
import { LateDialog, LateStatus } from './lateViews.ts'

/** Fetches what the next steps show: their forms with the inputs that these name, their views, and the views that any step may need. */
export async function warmUp(
  session: Session,
  { components, inputs }: Pick<FlowParts, 'components' | 'inputs'>,
): Promise<void> {
  await session.complete()
  const { steps } = session.flow
  const next = steps[session.store.getState().currentStep]?.leadsTo ?? []
  const views = next.flatMap((name) => steps[name]?.view ?? [])
  const forms = await session.warm()
  const named = [
    ...views.map((view) => view.kind === 'component' && components[view.component]),
    ...forms.flatMap(({ plan }) => listInputs(plan)).map((name) => inputs[name]),
  ]
  await Promise.allSettled([LateDialog, LateStatus, ...new Set(named)].map(preload))
}

/** Lists the inputs that a part of a form names, in any of its variants. */
function listInputs(part: PlanPart): readonly string[] {
  if (part.kind === 'group') return part.rows.flat().flatMap(listInputs)
  if (part.kind === 'list') return part.item ? listInputs(part.item) : []
  return part.layers.flatMap(({ attributes }) => attributes?.ui?.input ?? [])
}

const preload = (view: unknown): unknown =>
  typeof view === 'function' && 'preload' in view && typeof view.preload === 'function' ? view.preload() : undefined
