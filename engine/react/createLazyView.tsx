import { useEffect, useState, type ComponentType } from 'react'

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
