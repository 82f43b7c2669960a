import { useEffect, useState, type ComponentType } from 'react'
import type { CompiledForm, CompiledView } from '../definition/CompiledFlow.ts'
import type { PlanPart } from '../definition/FormPlan.ts'
import type { FlowParts } from './FlowProvider.tsx'

/** A component whose code loads on first render, or earlier by `preload`; a failed `preload` may be repeated. */
export type LazyView<Props extends object = object> = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>
  readonly isLoaded: () => boolean
}

/** Creates a component that renders nothing until its code has come. A failure is thrown in render; mounted anew, it loads again. */
export function createLazyView<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyView<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  const preload = () =>
    (loading ??= load().then(
      (view) => (loaded = view.default),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  function LazyView(props: Props) {
    const [View, setView] = useState(() => loaded)
    const [failure, setFailure] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (!View)
        preload().then(
          (one) => setView(() => one),
          (error: unknown) => setFailure({ error }),
        )
    }, [View])
    if (failure) throw failure.error
    return View ? <View {...props} /> : null
  }
  return Object.assign(LazyView, { preload, isLoaded: () => loaded !== undefined })
}

/** Lists what loads its code later, of the view of a step and the inputs of a form. */
export function listLazyViews(
  view: readonly CompiledView[] = [],
  form: CompiledForm | undefined,
  { components, inputs }: Pick<FlowParts, 'components' | 'inputs'>,
): readonly LazyView[] {
  const named = [
    ...view.map((part) => part.kind === 'component' && components[part.component]),
    ...(form ? listInputs(form.plan) : []).map((name) => inputs[name]),
  ]
  return [...new Set(named)].filter(isLazyView)
}

/** Lists the inputs that a part of a form names, in any of its variants. */
function listInputs(part: PlanPart): readonly string[] {
  if (part.kind === 'group') return part.rows.flat().flatMap(listInputs)
  if (part.kind === 'list') return part.item ? listInputs(part.item) : []
  return part.layers.flatMap(({ attributes }) => attributes?.ui?.input ?? [])
}

const isLazyView = (view: unknown): view is LazyView => typeof view === 'function' && 'preload' in view
