import type { Session } from '../session/index.ts'
import type { FlowParts } from './FlowProvider.tsx'
import { LateDialog, LateStatus, listLazyViews } from './lateViews.ts'

/** Fetches what the next steps show: their forms with the inputs that these name, their views, and the views that any step may need. */
export async function warmUp(session: Session, parts: Pick<FlowParts, 'components' | 'inputs'>): Promise<void> {
  await session.complete()
  const { steps } = session.flow
  const next = steps[session.store.getState().currentStep]?.leadsTo ?? []
  const view = next.flatMap((name) => steps[name]?.view ?? [])
  const forms = await session.warm()
  const lazy = [listLazyViews(view, undefined, parts), ...forms.map((form) => listLazyViews([], form, parts))]
  await Promise.allSettled([LateDialog, LateStatus, ...lazy.flat()].map(({ preload }) => preload()))
}
